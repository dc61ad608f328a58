import {
  kindsShownAs,
  type ProcessingKind,
  processingKinds,
  type ResultGroup,
  resultGroups,
  toolFacts,
} from '@semblante/contracts';
import { type Db, type PlannedQuery, type Reader, runPlanned } from '@semblante/db';
import { processingFaces, processings } from '@semblante/db/schema';
import { and, desc, eq, gt, inArray, is, isNull, Param, Placeholder, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { isBlockedResult } from '../blocking/index.ts';
import { isOfferedOn } from '../catalog/index.ts';
import type { UserId } from '../kernel/index.ts';
import { type LatestCase, latestCaseOf } from '../review/index.ts';
import { tools } from '../tools/index.ts';

/** Only what is shown: what recognises a copy is many times larger than all the rest. */
const names = [
  'id',
  'kind',
  'status',
  'stage',
  'progress',
  'errorCode',
  'credits',
  'videoId',
  'imageId',
  'title',
  'seconds',
  'settings',
  'coverage',
  'cutOut',
  'enhanced',
  'worked',
  'resultKey',
  'thumbnailKey',
  'createdAt',
  'finishedAt',
  'deletesAt',
] as const;
const columns = Object.fromEntries(names.map((name) => [name, processings[name]])) as Pick<
  typeof processings,
  (typeof names)[number]
>;

const moments = ['createdAt', 'finishedAt', 'deletesAt'] as const;
type Moment = (typeof moments)[number];

/** A processing with everything its owner is shown of it, as the database writes it; its moments are the wire's. */
export interface ShownRow extends Omit<Pick<typeof processings.$inferSelect, keyof typeof columns>, Moment> {
  createdAt: string;
  finishedAt: string | null;
  deletesAt: string | null;
  isBlocked: boolean;
  /** Made of a clip that is in the catalogue today. */
  isOffered: boolean;
  case: (Omit<LatestCase, 'decideBy'> & { decideBy: string }) | null;
  faceIds: string[];
}

export interface ProcessingFilter {
  userId: UserId;
  kind?: ProcessingKind | ResultGroup | undefined;
  after?: Date | undefined;
  today: string;
  page: number;
}

export const processingsPerPage = 12;

const groups: Readonly<Record<ResultGroup, readonly ProcessingKind[]>> = {
  swap: kindsShownAs('video'),
  picture: kindsShownAs('image'),
  face: processingKinds.filter((each) => tools[each].screened.faces && tools[each].source !== 'clip'),
};
const isGroup = (asked: ProcessingKind | ResultGroup): asked is ResultGroup =>
  resultGroups.some((group) => group === asked);
const kindsOf = (asked: ProcessingKind | ResultGroup) => (isGroup(asked) ? groups[asked] : [asked]);

/** One statement for a page: rows, what is known of each, and how many there are. */
export async function listShown(db: Db, filter: ProcessingFilter): Promise<{ rows: ShownRow[]; total: number }> {
  const { kind } = filter;
  const { query, params } = planList(kind === undefined ? 'all kinds' : 'some kinds');
  const kinds = kind === undefined ? [] : kindsOf(kind);
  const values: Record<ListParam, unknown> = {
    userId: filter.userId,
    kinds,
    after: filter.after ?? new Date(0),
    today: filter.today,
    offset: (filter.page - 1) * processingsPerPage,
  };
  const [found] = await runPlanned(
    db,
    query,
    params.map((param) => (typeof param === 'string' ? values[param] : param.value)),
  );
  const [rows, total] = found as [ShownRow[], number];
  return { rows, total };
}

export async function listShownByIds(
  reader: Reader,
  asked: { ids: readonly string[]; userId: UserId; today: string },
): Promise<ShownRow[]> {
  if (asked.ids.length === 0) return [];
  const where = and(
    inArray(processings.id, [...asked.ids]),
    eq(processings.userId, asked.userId),
    isNull(processings.removedAt),
  );
  const found = (await reader.execute(
    shownAsJson({ page: pageWhere(where, sql`limit ${asked.ids.length}`), today: asked.today, total: sql`0` }),
  )) as unknown as { rows: { rows: ShownRow[] }[] };
  return found.rows[0]?.rows ?? [];
}

const kindsOfClips = processingKinds.filter((each) => toolFacts[each].source === 'clip');
const isOfClip = sql.raw(`page.kind in (${kindsOfClips.map((each) => `'${each}'`).join(', ')})`);

const selected = sql.join(
  Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

/** To read a moment and write it again takes longer than all the rest of a row, so the database writes it at once. */
const asOnTheWire = (moment: SQL) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const shownOfPage = sql.join(
  Object.keys(columns).map((name) => {
    const column = sql`page.${sql.identifier(name)}`;
    return moments.some((moment) => moment === name) ? sql`${asOnTheWire(column)} as ${sql.identifier(name)}` : column;
  }),
  sql`, `,
);

function pageWhere(where: SQL | undefined, limit: SQL): SQL {
  return sql`select ${selected} from ${processings} where ${where} order by ${desc(processings.createdAt)}, ${desc(processings.id)} ${limit}`;
}

/**
 * The whole page as one value: a driver takes longer to read three hundred fields than the database to write them as
 * one text.
 */
function shownAsJson({ page, today, total }: { page: SQL; today: string | Placeholder; total: SQL }): SQL {
  const of = { id: sql`page.id`, videoId: sql`page."videoId"`, imageId: sql`page."imageId"` };
  return sql`
    select coalesce(json_agg(shown), '[]') as rows, ${total} as total from (
      select ${shownOfPage}, ${isBlockedResult(of)} as "isBlocked", ${isOfClip} and ${isOfferedOn(today, of.videoId)} as "isOffered",
        to_json(latest) as "case",
        array(select distinct used.face_id from ${processingFaces} used where used.processing_id = page.id and used.face_id is not null order by used.face_id) as "faceIds"
      from (${page}) page left join lateral ${latestCaseOf({ subject: 'processing', subjectId: of.id })} latest on true
      order by page."createdAt" desc, page.id desc
    ) shown
  `;
}

/**
 * To compare the kind of a thousand rows takes as long as to count them, so who asks for all kinds has a statement
 * without it.
 */
type Kinds = 'all kinds' | 'some kinds';
type ListParam = 'userId' | 'kinds' | 'after' | 'today' | 'offset';
/** Of each parameter its name, or what it always is. */
type PlannedList = { query: PlannedQuery; params: (ListParam | { value: unknown })[] };
const planned = new Map<Kinds, PlannedList>();

/** Built once: a dashboard asks for it as often as for the session. */
function planList(kinds: Kinds): PlannedList {
  const made = planned.get(kinds) ?? buildList(kinds);
  planned.set(kinds, made);
  return made;
}

function buildList(kinds: Kinds): PlannedList {
  const where = and(
    eq(processings.userId, sql.placeholder('userId')),
    isNull(processings.removedAt),
    kinds === 'some kinds' ? sql`${processings.kind} = any(${sql.placeholder('kinds')}::text[])` : undefined,
    gt(processings.createdAt, sql.placeholder('after')),
  );
  // The size of a page is part of the text: a plan for an unknown number of rows would be made anew each time.
  const page = pageWhere(where, sql`limit ${sql.raw(String(processingsPerPage))} offset ${sql.placeholder('offset')}`);
  const total = sql`(select count(*)::int from ${processings} where ${where})`;
  const { sql: text, params } = new PgDialect().sqlToQuery(
    shownAsJson({ page, today: sql.placeholder('today'), total }),
  );
  return {
    query: { name: kinds === 'all kinds' ? 'list_processings' : 'list_processings_of_kinds', text },
    params: params.map((param) => namedBy(param) ?? { value: param }),
  };
}

function namedBy(param: unknown): ListParam | undefined {
  const value = is(param, Param) ? param.value : param;
  return is(value, Placeholder) ? (value.name as ListParam) : undefined;
}
