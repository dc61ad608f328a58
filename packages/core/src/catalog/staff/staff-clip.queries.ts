import type { ClipState, StaffClipSort } from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { clips, users, videos } from '@semblante/db/schema';
import { and, asc, count, desc, eq, gt, inArray, lt, min, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { WholeClip } from '../clip.queries.ts';
import { byLikeness, matching, ofCategory } from '../list-clips.queries.ts';
import type { AskedWord } from '../search/understand-query.ts';

export interface StaffClipRow extends WholeClip {
  addedBy: { id: string; name: string };
}

const selected = { clip: clips, video: videos, addedBy: { id: users.id, name: users.name } };
const beingScreened = ['uploading', 'checking', 'analysing'] as const;

/** The same as `stateOf`, for the database. */
const inState: Record<ClipState, SQL | undefined> = {
  draft: and(eq(clips.state, 'draft'), notInArray(videos.state, [...beingScreened, 'held'])),
  screening: and(eq(clips.state, 'draft'), inArray(videos.state, [...beingScreened])),
  held: and(eq(clips.state, 'draft'), eq(videos.state, 'held')),
  published: eq(clips.state, 'published'),
  withdrawn: eq(clips.state, 'withdrawn'),
};

const sorts: Record<StaffClipSort, SQL> = {
  position: asc(clips.position),
  newest: desc(clips.createdAt),
  oldest: asc(clips.createdAt),
  most_viewed: desc(clips.views),
  most_chosen: desc(clips.choices),
  price: asc(clips.priceCredits),
  licence_until: sql`${clips.licenceUntil} asc nulls last`,
};

export interface StaffClipFilter {
  words: readonly AskedWord[] | undefined;
  state: ClipState | undefined;
  category: string | undefined;
  sort: StaffClipSort;
  page: number;
  perPage: number;
}

export async function listStaffRows(
  reader: Reader,
  filter: StaffClipFilter,
): Promise<{ rows: StaffClipRow[]; total: number }> {
  const { words, sort, page, perPage } = filter;
  const where = and(filter.state && inState[filter.state], ofCategory(filter.category), ...matching(words));
  const [counted] = await reader
    .select({ total: count() })
    .from(clips)
    .innerJoin(videos, eq(videos.id, clips.id))
    .where(where);
  const rows = await reader
    .select(selected)
    .from(clips)
    .innerJoin(videos, eq(videos.id, clips.id))
    .innerJoin(users, eq(users.id, videos.userId))
    .where(where)
    .orderBy(...(sort === 'position' ? byLikeness(words) : []), sorts[sort], asc(clips.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: counted?.total ?? 0 };
}

export async function findStaffRow(reader: Reader, id: string): Promise<StaffClipRow | undefined> {
  const [found] = await reader
    .select(selected)
    .from(clips)
    .innerJoin(videos, eq(videos.id, clips.id))
    .innerJoin(users, eq(users.id, videos.userId))
    .where(eq(clips.id, id))
    .limit(1);
  return found;
}

/** Its clip goes with it. */
export async function deleteClipVideo(tx: Tx, id: string): Promise<void> {
  await tx.delete(videos).where(and(eq(videos.id, id), eq(videos.purpose, 'clip')));
}

export async function findPositionAfter(
  reader: Reader,
  of: { position: number; butNot: string },
): Promise<number | undefined> {
  const [found] = await reader
    .select({ position: min(clips.position) })
    .from(clips)
    .where(and(gt(clips.position, of.position), ne(clips.id, of.butNot)));
  return found?.position ?? undefined;
}

export async function findFirstPosition(reader: Reader): Promise<number> {
  const [found] = await reader.select({ position: min(clips.position) }).from(clips);
  return found?.position ?? 0;
}

/** Whole numbers again, in the same order. */
export async function renumberClips(tx: Tx): Promise<void> {
  await tx.execute(
    sql`update ${clips} set position = numbered.place from (select id, row_number() over (order by position, id) as place from ${clips}) numbered where ${clips.id} = numbered.id`,
  );
}

/** Withdraws them and says which: a second process finds nothing left to do. */
export async function withdrawExpired(
  tx: Tx,
  { today, at }: { today: string; at: Date },
): Promise<{ id: string; until: string | null }[]> {
  return await tx
    .update(clips)
    .set({
      state: 'withdrawn',
      withdrawnAt: at,
      withdrawalCause: 'licence_expired',
      withdrawalReason: null,
      version: sql`${clips.version} + 1`,
      updatedAt: at,
    })
    .where(and(eq(clips.state, 'published'), lt(clips.licenceUntil, today)))
    .returning({ id: clips.id, until: clips.licenceUntil });
}
