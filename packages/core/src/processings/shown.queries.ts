import {
  kindsShownAs,
  type ProcessingKind,
  processingKinds,
  type ResultGroup,
  resultGroups,
  toolFacts,
} from '@semblante/contracts';
import { type Db, type NamedQuery, planQuery, type Reader, runNamed } from '@semblante/db';
import { processingDays, processingFaces, processings } from '@semblante/db/schema';
import { and, desc, eq, gt, inArray, isNull, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isBlockedResult } from '../blocking/index.ts';
import { isOfferedOn } from '../catalog/index.ts';
import { dayMs, type UserId } from '../kernel/index.ts';
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
  const kinds = kind === undefined ? [] : kindsOf(kind);
  const after = (filter.after ?? new Date(0)).toISOString();
  const afterDay = after.slice(0, '2026-01-01'.length);
  const [found] = await runNamed(db, planList(kind === undefined ? 'all kinds' : 'some kinds'), {
    userId: filter.userId,
    kinds,
    after,
    afterDay,
    afterDayEnd: new Date(Date.parse(afterDay) + dayMs).toISOString(),
    today: filter.today,
    offset: (filter.page - 1) * processingsPerPage,
  });
  const [read, total] = found as [ReadColumns, number];
  return { rows: rowsOf(read), total };
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
    pageAsJson({ page: pageWhere(where, sql`limit ${asked.ids.length}`), today: asked.today, total: sql`0` }),
  )) as unknown as { rows: { columns: ReadColumns }[] };
  return found.rows.flatMap((page) => rowsOf(page.columns));
}

const kindsOfClips = processingKinds.filter((each) => toolFacts[each].source === 'clip');
const isOfClip = sql.raw(`page.kind in (${kindsOfClips.map((each) => `'${each}'`).join(', ')})`);

const selected = sql.join(
  Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
  sql`, `,
);

/** JSON has its own, quick way to write a moment without a zone; the wire's form lacks little then. */
const inUtc = (moment: SQL) => sql`${moment} at time zone interval '0'`;
const shownOfPage = sql.join(
  Object.keys(columns).map((name) => {
    const column = sql`page.${sql.identifier(name)}`;
    return moments.some((moment) => moment === name) ? sql`${inUtc(column)} as ${sql.identifier(name)}` : column;
  }),
  sql`, `,
);

/** A list of values under each name, in the order of the rows. */
type ReadColumns = { readonly [Name in keyof ShownRow]: readonly ShownRow[Name][] };

const readNames = [...names, 'isBlocked', 'isOffered', 'case', 'faceIds'];
const listOf = (name: string) => `'${name}', coalesce(json_agg(shown."${name}"), '[]')`;
const columnsAsJson = sql.raw(`json_build_object(${readNames.map(listOf).join(', ')})`);

const rowsOf = (read: ReadColumns): ShownRow[] => read.id.map((_, place) => rowAt(read, place));

/** One literal: an object that grows name by name takes longer than to read its text. */
function rowAt(read: ReadColumns, place: number): ShownRow {
  return {
    id: at(read.id, place),
    kind: at(read.kind, place),
    status: at(read.status, place),
    stage: at(read.stage, place),
    progress: at(read.progress, place),
    errorCode: at(read.errorCode, place),
    credits: at(read.credits, place),
    videoId: at(read.videoId, place),
    imageId: at(read.imageId, place),
    title: at(read.title, place),
    seconds: at(read.seconds, place),
    settings: at(read.settings, place),
    coverage: at(read.coverage, place),
    cutOut: at(read.cutOut, place),
    enhanced: at(read.enhanced, place),
    worked: at(read.worked, place),
    resultKey: at(read.resultKey, place),
    thumbnailKey: at(read.thumbnailKey, place),
    createdAt: asOnTheWire(at(read.createdAt, place)),
    finishedAt: orNull(at(read.finishedAt, place)),
    deletesAt: orNull(at(read.deletesAt, place)),
    isBlocked: at(read.isBlocked, place),
    isOffered: at(read.isOffered, place),
    case: at(read.case, place),
    faceIds: onceEach(at(read.faceIds, place)),
  };
}

function at<Value>(values: readonly Value[], place: number): Value {
  return values[place] as Value;
}

const wireLength = '2026-01-01T00:00:00.000'.length;

/** The database keeps three digits of a fraction, and writes no zeros at its end. */
function asOnTheWire(moment: string): string {
  if (moment.length === wireLength) return `${moment}Z`;
  return `${(moment.includes('.') ? moment : `${moment}.`).padEnd(wireLength, '0')}Z`;
}

/** Sorted here: the database sets up a sort for each row, though most have one face or none. */
const onceEach = (ids: readonly string[]): string[] => (ids.length > 1 ? [...new Set(ids)].sort() : [...ids]);

const orNull = (moment: string | null) => (moment === null ? null : asOnTheWire(moment));

function pageWhere(where: SQL | undefined, limit: SQL): SQL {
  return sql`select ${selected} from ${processings} where ${where} order by ${desc(processings.createdAt)}, ${desc(processings.id)} ${limit}`;
}

/**
 * The whole page as one value: a driver takes longer to read three hundred fields than the database to write them as
 * one text. Column by column, because the database looks up each type anew for every row that it writes as an object.
 */
function pageAsJson({ page, today, total }: { page: SQL; today: string | Placeholder; total: SQL }): SQL {
  const of = { id: sql`page.id`, videoId: sql`page."videoId"`, imageId: sql`page."imageId"` };
  return sql`
    select ${columnsAsJson} as columns, ${total} as total from (
      select ${shownOfPage}, ${isBlockedResult(of)} as "isBlocked", ${isOfClip} and ${isOfferedOn(today, of.videoId)} as "isOffered",
        (select to_json(latest) from ${latestCaseOf({ subject: 'processing', subjectId: of.id })} latest) as "case",
        array(
          select used.face_id from ${processingFaces} used
          where used.processing_id = page.id and used.face_id is not null
        ) as "faceIds"
      from (${page}) page
      order by page."createdAt" desc, page.id desc
    ) shown
  `;
}

/** Who asks for all kinds has a statement that compares none. */
type Kinds = 'all kinds' | 'some kinds';
type ListParam = 'userId' | 'kinds' | 'after' | 'afterDay' | 'afterDayEnd' | 'today' | 'offset';
type PlannedList = NamedQuery<ListParam>;
const planned = new Map<Kinds, PlannedList>();

/** Built once: a dashboard asks for it as often as for the session. */
function planList(kinds: Kinds): PlannedList {
  const made = planned.get(kinds) ?? buildList(kinds);
  planned.set(kinds, made);
  return made;
}

function buildList(kinds: Kinds): PlannedList {
  const ofKinds = (kind: PgColumn) =>
    kinds === 'some kinds' ? sql`${kind} = any(${sql.placeholder('kinds')}::text[])` : undefined;
  const where = and(
    eq(processings.userId, sql.placeholder('userId')),
    isNull(processings.removedAt),
    ofKinds(processings.kind),
    gt(processings.createdAt, sql.placeholder('after')),
  );
  // The size of a page is part of the text: a plan for an unknown number of rows would be made anew each time.
  const page = pageWhere(where, sql`limit ${sql.raw(String(processingsPerPage))} offset ${sql.placeholder('offset')}`);
  const daysAfter = and(
    eq(processingDays.userId, sql.placeholder('userId')),
    ofKinds(processingDays.kind),
    gt(processingDays.day, sql.placeholder('afterDay')),
  );
  const firstDay = and(where, lt(processings.createdAt, sql.placeholder('afterDayEnd')));
  // Whole days are counted already; of the day in which the list begins, the rows are.
  const total = sql`(
    (select coalesce(sum(${processingDays.listed}), 0)::int from ${processingDays} where ${daysAfter})
    + (select count(*)::int from ${processings} where ${firstDay})
  )`;
  return planQuery(
    kinds === 'all kinds' ? 'list_processings' : 'list_processings_of_kinds',
    pageAsJson({ page, today: sql.placeholder('today'), total }),
  );
}
