import type { StatementAction, StatementStatus } from '@semblante/contracts';

export interface StatementFilters {
  page: number;
  type: StatementAction | undefined;
  status: StatementStatus | undefined;
}

export const everything: StatementFilters = { page: 1, type: undefined, status: undefined };

/** What the call is asked: only what was chosen. */
export function queryOfFilters({ page, type, status }: StatementFilters): {
  page: number;
  type?: StatementAction;
  status?: StatementStatus;
} {
  return { page, ...(type !== undefined && { type }), ...(status !== undefined && { status }) };
}

/** Another filter starts at its first page; the page that was open may not exist in it. */
export function withFilter(
  filters: StatementFilters,
  change: Partial<Omit<StatementFilters, 'page'>>,
): StatementFilters {
  return { ...filters, ...change, page: 1 };
}

export function isFiltered({ type, status }: StatementFilters): boolean {
  return type !== undefined || status !== undefined;
}
