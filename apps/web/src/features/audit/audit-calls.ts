import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { showError } from '../../lib/error-toasts.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { staffKey } from '../staff-desk/index.ts';
import { type AuditFilters, queryOfAudit } from './audit-filters.ts';

export function useAudit(filters: AuditFilters) {
  const query = { ...queryOfAudit(filters), page: filters.page };
  return useQuery({
    queryKey: [...staffKey, 'audit', query],
    queryFn: async ({ signal }) => await answer(api.GET('/api/staff/audit', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useExportAudit(filters: AuditFilters) {
  return useMutation({
    mutationFn: async (name: string) => {
      const blob = await answer(
        api.GET('/api/staff/audit/export', { params: { query: queryOfAudit(filters) }, parseAs: 'blob' }),
      );
      saveBlob({ name, blob });
    },
    onError: showError,
  });
}
