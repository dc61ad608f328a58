import type {
  ChangeRoleBody,
  ChangeStatusBody,
  CreditOrder,
  CreditOrderBody,
  EditUserBody,
  ReleaseCpfBody,
  UserDetail,
  VerifyUserBody,
} from '@semblante/contracts';
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../lib/api-error.ts';
import { answer, api } from '../../lib/api.ts';
import { staffKey } from '../staff-desk/index.ts';
import type { UsersFilters } from './users-filters.ts';

export const usersKey = [...staffKey, 'users'] as const;
const oneKey = (id: string) => [...usersKey, 'one', id] as const;
const detailKey = (id: string) => [...oneKey(id), 'detail'] as const;

export function useUsers(filters: UsersFilters) {
  const query = { ...filters, query: filters.query.trim() === '' ? undefined : filters.query.trim() };
  return useQuery({
    queryKey: [...usersKey, 'list', query],
    queryFn: async ({ signal }) => await answer(api.GET('/api/staff/users', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
}

async function fetchUser(id: string): Promise<UserDetail> {
  return (await answer(api.GET('/api/staff/users/{id}', { params: { path: { id } } }))).data.user;
}

export function useUserDetail(id: string) {
  return useQuery({ queryKey: detailKey(id), queryFn: () => fetchUser(id), staleTime: 0 });
}

/** Everything that the change may have changed: the lists of the account, its history, and the list of accounts. */
async function refreshUser(queryClient: QueryClient, id: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: oneKey(id) }),
    queryClient.invalidateQueries({ queryKey: [...usersKey, 'list'] }),
    queryClient.invalidateQueries({ queryKey: [...staffKey, 'audit'] }),
  ]);
}

/** A change of an account answers with the account as it is then. After a conflict the page shows what is there now. */
function useUserChange<Body>(id: string, send: (body: Body) => Promise<UserDetail>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (user) => queryClient.setQueryData(detailKey(id), user),
    onSettled: (_user, error) =>
      error === null || isApiError(error, 'staff.conflict') ? refreshUser(queryClient, id) : undefined,
  });
}

const of = (id: string) => ({ path: { id } });

export function useEditUser(id: string) {
  return useUserChange(
    id,
    async (body: EditUserBody) =>
      (await answer(api.PATCH('/api/staff/users/{id}', { params: of(id), body }))).data.user,
  );
}

export function useChangeStatus(id: string) {
  return useUserChange(
    id,
    async (body: ChangeStatusBody) =>
      (await answer(api.POST('/api/staff/users/{id}/status', { params: of(id), body }))).data.user,
  );
}

export function useVerifyUser(id: string) {
  return useUserChange(
    id,
    async (body: VerifyUserBody) =>
      (await answer(api.POST('/api/staff/users/{id}/verification', { params: of(id), body }))).data.user,
  );
}

export function useReleaseCpf(id: string) {
  return useUserChange(
    id,
    async (body: ReleaseCpfBody) =>
      (await answer(api.POST('/api/staff/users/{id}/cpf/release', { params: of(id), body }))).data.user,
  );
}

export function useChangeRole(id: string) {
  return useUserChange(
    id,
    async (body: ChangeRoleBody) =>
      (await answer(api.POST('/api/staff/users/{id}/role', { params: of(id), body }))).data.user,
  );
}

export function useOrderCredits(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, key }: { body: CreditOrderBody; key: string }): Promise<CreditOrder> =>
      (
        await answer(
          api.POST('/api/staff/users/{id}/credits', {
            params: { ...of(id), header: { 'idempotency-key': key } },
            body,
          }),
        )
      ).data.order,
    onSuccess: () => refreshUser(queryClient, id),
  });
}

export function useLedger(id: string, page: number) {
  return useQuery({
    queryKey: [...oneKey(id), 'ledger', page],
    queryFn: async ({ signal }) =>
      await answer(api.GET('/api/staff/users/{id}/ledger', { params: { ...of(id), query: { page } }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useUserProcessings(id: string, page: number) {
  return useQuery({
    queryKey: [...oneKey(id), 'processings', page],
    queryFn: async ({ signal }) =>
      await answer(api.GET('/api/staff/users/{id}/processings', { params: { ...of(id), query: { page } }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useUserConsents(id: string, page: number) {
  return useQuery({
    queryKey: [...oneKey(id), 'consents', page],
    queryFn: async ({ signal }) =>
      await answer(api.GET('/api/staff/users/{id}/consents', { params: { ...of(id), query: { page } }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function useUserHistory(id: string, page: number) {
  return useQuery({
    queryKey: [...oneKey(id), 'history', page],
    queryFn: async ({ signal }) =>
      await answer(api.GET('/api/staff/users/{id}/audit', { params: { ...of(id), query: { page } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useUserSessions(id: string) {
  return useQuery({
    queryKey: [...oneKey(id), 'sessions'],
    queryFn: async ({ signal }) =>
      (await answer(api.GET('/api/staff/users/{id}/sessions', { params: of(id), signal }))).data,
    staleTime: 0,
  });
}

/** One session, or all of them. */
export function useEndSessions(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (session: string | undefined) => {
      if (session === undefined) await answer(api.DELETE('/api/staff/users/{id}/sessions', { params: of(id) }));
      else await answer(api.DELETE('/api/staff/users/{id}/sessions/{session}', { params: { path: { id, session } } }));
    },
    // Also after a failure: a session that ended meanwhile must leave the list.
    onSettled: () => refreshUser(queryClient, id),
  });
}
