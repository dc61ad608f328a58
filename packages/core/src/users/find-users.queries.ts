import { countedMax, staffPerPage, type UserSort } from '@semblante/contracts';
import type { AccountStatus, Role } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { creditAccounts, secondFactors, users } from '@semblante/db/schema';
import { and, asc, desc, eq, exists, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';
import { listedColumns } from './user.queries.ts';

export interface UserFilter {
  ids?: readonly UserId[];
  /** Words as the database keeps them: plain, lower case. */
  words?: readonly string[];
  role?: Role | undefined;
  status?: AccountStatus | undefined;
  verified?: boolean | undefined;
  secondFactor?: boolean | undefined;
}

const orders: Record<UserSort, SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: [asc(users.name), asc(users.id)],
};

/** `counted` is one more than `countedMax` when there are more. */
export async function findUserRows(reader: Reader, filter: UserFilter, page: { number: number; sort: UserSort }) {
  const { ids, counted } = await findPage(reader, filter, {
    offset: (page.number - 1) * staffPerPage,
    sort: page.sort,
  });
  // What is shown beside each is joined to the page's rows alone, not to all that come before them.
  const rows = await reader
    .select(listedColumns)
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(inArray(users.id, ids))
    .orderBy(...orders[page.sort])
    .limit(staffPerPage);
  return { rows, counted };
}

async function findPage(
  reader: Reader,
  filter: UserFilter,
  page: { offset: number; sort: UserSort },
): Promise<{ ids: string[]; counted: number }> {
  if (filter.words && !(await isOnEveryPage(reader, filter.words))) {
    const gathered = await gather(reader, conditionOf(reader, filter, 'by_index'), page);
    if (gathered.counted <= countedMax) return gathered;
  }
  const where = conditionOf(reader, filter, 'row_by_row');
  const [counted] = await reader.select({ total: sql<number>`count(*)::int` }).from(
    reader
      .select({ id: users.id })
      .from(users)
      .where(where)
      .limit(countedMax + 1)
      .as('counted'),
  );
  const rows = await reader
    .select({ id: users.id })
    .from(users)
    .where(where)
    .orderBy(...orders[page.sort])
    .limit(staffPerPage)
    .offset(page.offset);
  return { ids: rows.map(({ id }) => id), counted: counted?.total ?? 0 };
}

/** Few enough to be put in order by themselves. */
async function gather(
  reader: Reader,
  where: SQL | undefined,
  page: { offset: number; sort: UserSort },
): Promise<{ ids: string[]; counted: number }> {
  const found = reader.$with('found').as(
    reader
      .select({ id: users.id, name: users.name, createdAt: users.createdAt })
      .from(users)
      .where(where)
      .limit(countedMax + 1),
  );
  const order = {
    newest: [desc(found.createdAt), desc(found.id)],
    oldest: [asc(found.createdAt), asc(found.id)],
    name: [asc(found.name), asc(found.id)],
  }[page.sort];
  const rows = await reader
    .with(found)
    .select({ id: found.id, counted: sql<number>`(select count(*)::int from ${found})` })
    .from(found)
    .orderBy(...order)
    .limit(staffPerPage)
    .offset(page.offset);
  return { ids: rows.map(({ id }) => id), counted: rows[0]?.counted ?? 0 };
}

const lookedAt = 2_000;
const oftenAmongThem = 200;

/**
 * A search may match nobody or everybody, and the planner cannot know which: so a look at the newest accounts tells.
 * What every tenth of them has is met soon by walking along the order; gathering all of them by the index would take
 * far longer.
 */
export async function isOnEveryPage(reader: Reader, words: readonly string[]): Promise<boolean> {
  const newest = reader
    .select({ words: users.words })
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(lookedAt)
    .as('newest');
  const [counted] = await reader
    .select({ total: sql<number>`count(*)::int` })
    .from(newest)
    .where(sql`${newest.words} @@ ${queryOf(words)}`);
  return (counted?.total ?? 0) >= oftenAmongThem;
}

function conditionOf(reader: Reader, filter: UserFilter, how: 'by_index' | 'row_by_row'): SQL | undefined {
  const hasFactor = exists(
    reader
      .select({ one: sql`1` })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt))),
  );
  return and(
    filter.ids && inArray(users.id, [...filter.ids]),
    filter.words && (how === 'by_index' ? matchesWords(filter.words) : hasWords(filter.words)),
    filter.role && eq(users.role, filter.role),
    filter.status && eq(users.status, filter.status),
    filter.verified === undefined ? undefined : eq(users.isVerified, filter.verified),
    filter.secondFactor === undefined ? undefined : filter.secondFactor ? hasFactor : not(hasFactor),
  );
}

/**
 * Every word is the beginning of a word of the name or the address. They hold letters and digits only, so they need no
 * quotes.
 */
const queryOf = (words: readonly string[]): SQL => sql`${words.map((word) => `${word}:*`).join(' & ')}::tsquery`;

/** Found by the index of words. */
export function matchesWords(words: readonly string[]): SQL {
  return sql`${users.words} @@ ${queryOf(words)}`;
}

/**
 * The same, asked of one row at a time. As a function, not as an operator: no index answers it, and the planner walks
 * the one of the order.
 */
export function hasWords(words: readonly string[]): SQL {
  return sql`ts_match_vq(${users.words}, ${queryOf(words)})`;
}

/** At most `limit` of those who match. */
export async function listMatchingIds(reader: Reader, words: readonly string[], limit: number): Promise<UserId[]> {
  const rows = await reader.select({ id: users.id }).from(users).where(matchesWords(words)).limit(limit);
  return rows.map(({ id }) => id as UserId);
}
