import type {
  EditPackageBody,
  EditPromotionBody,
  NewPackageBody,
  NewPromotionBody,
  StaffPackage,
  StaffPromotion,
} from '@semblante/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { paymentsKey } from '../../lib/session.ts';
import { staffKey } from '../staff-desk/index.ts';

const packagesKey = [...staffKey, 'packages'];

interface ForSale {
  packages: StaffPackage[];
  promotions: StaffPromotion[];
}

export function useForSale() {
  return useQuery({
    queryKey: packagesKey,
    queryFn: async ({ signal }): Promise<ForSale> => (await answer(api.GET('/api/staff/packages', { signal }))).data,
    staleTime: 0,
  });
}

/** After a change, and after a conflict: what is for sale is shown as it is now. */
function useSaleChange<Given>(change: (given: Given) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: packagesKey }),
        queryClient.invalidateQueries({ queryKey: paymentsKey }),
      ]),
  });
}

export function useAddPackage() {
  return useSaleChange((body: NewPackageBody) => answer(api.POST('/api/staff/packages', { body })));
}

export function useEditPackage() {
  return useSaleChange(({ id, ...body }: EditPackageBody & { id: string }) =>
    answer(api.PATCH('/api/staff/packages/{id}', { params: { path: { id } }, body })),
  );
}

export function useOrderPackages() {
  return useSaleChange((ids: string[]) => answer(api.POST('/api/staff/packages/order', { body: { ids } })));
}

export function useAddPromotion() {
  return useSaleChange((body: NewPromotionBody) => answer(api.POST('/api/staff/promotions', { body })));
}

export function useEditPromotion() {
  return useSaleChange(({ id, ...body }: EditPromotionBody & { id: string }) =>
    answer(api.PATCH('/api/staff/promotions/{id}', { params: { path: { id } }, body })),
  );
}
