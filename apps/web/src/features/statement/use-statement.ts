import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api } from '../../lib/api.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { statementKey } from '../../lib/session.ts';
import { queryOfFilters, type StatementFilters } from './statement-filters.ts';

export function useStatement(filters: StatementFilters) {
  const query = queryOfFilters(filters);
  return useQuery({
    queryKey: [...statementKey, query, currentLanguage()],
    queryFn: async ({ signal }) => await answer(api.GET('/api/credits/statement', { params: { query }, signal })),
    // The lines of the last page stay in place until those of the next are there.
    placeholderData: keepPreviousData,
  });
}
