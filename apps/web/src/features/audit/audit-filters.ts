import type { AuditFilter } from '@semblante/contracts';
import { dayOf, oneOf, pageOf, presentWords } from '../../lib/address-words.ts';

/** The beginnings of the actions' names: whole areas of what staff does. */
export const actionGroups = [
  'user',
  'users',
  'credits',
  'sells',
  'packages',
  'promotions',
  'review',
  'block',
  'clip',
  'report',
  'screen',
  'video',
  'account',
  'audit',
] as const;
type ActionGroup = (typeof actionGroups)[number];

export interface AuditFilters {
  actor: string | undefined;
  group: ActionGroup | undefined;
  subject_id: string;
  from: string | undefined;
  to: string | undefined;
  page: number;
}

const isId = (given: string | null): given is string => given !== null && /^[0-9a-f-]{36}$/i.test(given);

export const auditFilters = {
  read: (address: URLSearchParams): AuditFilters => {
    const actor = address.get('actor');
    return {
      actor: isId(actor) ? actor : undefined,
      group: oneOf(actionGroups, address.get('group')),
      subject_id: address.get('subject_id') ?? '',
      from: dayOf(address, 'from'),
      to: dayOf(address, 'to'),
      page: pageOf(address),
    };
  },
  write: (filters: AuditFilters) => presentWords({ ...filters, subject_id: filters.subject_id.trim() }),
};

/** In the words of the call. */
export function queryOfAudit({ group, page: _page, ...filters }: AuditFilters): AuditFilter {
  return { ...presentWords(filters), ...(group !== undefined && { action: `${group}.` }) };
}

export function areActsFiltered(filters: AuditFilters): boolean {
  return Object.keys(queryOfAudit(filters)).length > 0;
}
