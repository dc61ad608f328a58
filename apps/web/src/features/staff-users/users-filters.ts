import {
  accountStatuses,
  type AccountStatus,
  type Role,
  roleNames,
  type UserSort,
  userSorts,
} from '@semblante/contracts';
import { oneOf, pageOf, presentWords } from '../../lib/address-words.ts';

const yesOrNo = ['true', 'false'] as const;
export type YesOrNo = (typeof yesOrNo)[number];

export interface UsersFilters {
  query: string;
  role: Role | undefined;
  status: AccountStatus | undefined;
  verified: YesOrNo | undefined;
  second_factor: YesOrNo | undefined;
  sort: UserSort;
  page: number;
}

export const usersFilters = {
  read: (address: URLSearchParams): UsersFilters => ({
    query: address.get('query') ?? '',
    role: oneOf(roleNames, address.get('role')),
    status: oneOf(accountStatuses, address.get('status')),
    verified: oneOf(yesOrNo, address.get('verified')),
    second_factor: oneOf(yesOrNo, address.get('second_factor')),
    sort: oneOf(userSorts, address.get('sort')) ?? 'newest',
    page: pageOf(address),
  }),
  write: ({ sort, ...filters }: UsersFilters) =>
    presentWords({ ...filters, query: filters.query.trim(), sort: sort === 'newest' ? undefined : sort }),
};

/** The order is no filter: a list that is only ordered shows everybody. */
export function areUsersFiltered({ page: _page, sort: _sort, ...filters }: UsersFilters): boolean {
  return Object.keys(presentWords(filters)).length > 0;
}
