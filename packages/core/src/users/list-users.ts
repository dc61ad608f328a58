import { type UserListed, type UsersQuery } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { findOwnerOfCpf } from '../billing/index.ts';
import type { Keys, UserId } from '../kernel/index.ts';
import { findUserRows, type UserFilter } from './find-users.queries.ts';
import type { UsersDeps } from './users-deps.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function listUsers(deps: UsersDeps, query: UsersQuery): Promise<{ users: UserListed[]; counted: number }> {
  const found = query.query ? await readSearch(deps, deps.db, query.query) : {};
  const filter: UserFilter = {
    ...found,
    role: query.role,
    status: query.status,
    verified: query.verified,
    secondFactor: query.second_factor,
  };
  const { rows, counted } = await findUserRows(deps.db, filter, { number: query.page, sort: query.sort });
  return { users: rows.map(showListed), counted };
}

/** An id, a CPF, or the beginnings of words. A text without a letter or digit is nobody's. */
export async function readSearch(
  deps: { keys: Keys },
  reader: Reader,
  text: string,
): Promise<Pick<UserFilter, 'ids' | 'words'>> {
  if (uuid.test(text)) return { ids: [text.toLowerCase() as UserId] };
  const owner = await findOwnerOfCpf(deps, reader, text);
  if (owner !== 'not_a_cpf') return { ids: owner ? [owner] : [] };
  const words = plainWords(text);
  return words.length > 0 ? { words } : { ids: [] };
}

/** As the column `users.words` has them. */
export function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

type ListedRow = Awaited<ReturnType<typeof findUserRows>>['rows'][number];

export function showListed(row: ListedRow): UserListed {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    status: row.status,
    is_irrestrict: row.isVerified,
    second_factor: row.secondFactor,
    balance: row.balance,
    created_at: row.createdAt.toISOString(),
  };
}
