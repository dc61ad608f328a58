import type { Db, Reader, Tx } from '@semblante/db';
import { figureChanges, figureDays } from '@semblante/db/schema';
import { and, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

/** What is counted. `seconds` is a histogram: its part is the step that a time falls into. */
export type FigureName =
  | 'sign_ups'
  | 'processings'
  | 'finished'
  | 'seconds'
  | 'paid'
  | 'refunded'
  | 'refusals'
  | 'queue_peak'
  | 'payments'
  | 'payments_refunded';

export interface Figure {
  day: string;
  figure: string;
  part: string;
  count: number;
  cents: number;
}

/**
 * What was folded and what was not yet, together: true to the last commit. A quarter is some ten thousand numbers, so
 * each day comes as one value: reading them row by row took ten times as long as finding them.
 */
export async function listFigures(
  reader: Reader,
  asked: { figures: readonly FigureName[]; from: string; to: string },
): Promise<Figure[]> {
  const wanted = sql.join(
    asked.figures.map((figure) => sql`${figure}`),
    sql`, `,
  );
  const of = sql`where day between ${asked.from}::date and ${asked.to}::date and figure in (${wanted})`;
  const listed = (await reader.execute(sql`
    select day::text as day, json_agg(json_build_array(figure, part, count, cents)) as figures
    from (select day, figure, part, count, cents from ${figureDays} ${of} union all select day, figure, part, count, cents from ${figureChanges} ${of}) together
    group by day order by day
  `)) as unknown as {
    rows: { day: string; figures: [figure: string, part: string, count: number, cents: number][] }[];
  };
  return listed.rows.flatMap(({ day, figures }) =>
    figures.map(([figure, part, count, cents]) => ({ day, figure, part, count, cents })),
  );
}

/** One row for each part, over any number of days. */
export async function sumFigures(
  reader: Reader,
  asked: { figures: readonly FigureName[]; from?: string | undefined; to?: string | undefined },
): Promise<Omit<Figure, 'day'>[]> {
  const of = (table: typeof figureDays | typeof figureChanges): SQL | undefined =>
    and(
      inArray(table.figure, [...asked.figures]),
      asked.from ? gte(table.day, asked.from) : undefined,
      asked.to ? lte(table.day, asked.to) : undefined,
    );
  const all = unionAll(
    reader
      .select({ figure: figureDays.figure, part: figureDays.part, count: figureDays.count, cents: figureDays.cents })
      .from(figureDays)
      .where(of(figureDays)),
    reader
      .select({
        figure: figureChanges.figure,
        part: figureChanges.part,
        count: figureChanges.count,
        cents: figureChanges.cents,
      })
      .from(figureChanges)
      .where(of(figureChanges)),
  ).as('together');
  return await reader
    .select({
      figure: all.figure,
      part: all.part,
      count: sql<number>`sum(${all.count})::int`,
      cents: sql<number>`sum(${all.cents})::float8`,
    })
    .from(all)
    .groupBy(all.figure, all.part)
    .orderBy(all.figure, all.part);
}

export const foldedAtOnce = 20_000;

/** Moves changes into their days. Those that another process is moving are left to it. Answers how many there were. */
export async function foldChanges(tx: Tx): Promise<number> {
  const folded = (await tx.execute(sql`
    with taken as (
      delete from ${figureChanges} where id in (select id from ${figureChanges} order by id limit ${foldedAtOnce} for update skip locked)
      returning day, figure, part, count, cents
    ), summed as (
      select day, figure, part, sum(count) as count, sum(cents) as cents, count(*) as changes from taken group by day, figure, part order by day, figure, part
    ), kept as (
      insert into ${figureDays} (day, figure, part, count, cents) select day, figure, part, count, cents from summed
      on conflict (day, figure, part) do update set count = ${figureDays}.count + excluded.count, cents = ${figureDays}.cents + excluded.cents
    )
    select coalesce(sum(changes), 0)::int as changes from summed
  `)) as unknown as { rows: { changes: number }[] };
  return folded.rows[0]?.changes ?? 0;
}

export async function raisePeak(db: Db, seen: { day: string; count: number }): Promise<void> {
  await db
    .insert(figureDays)
    .values({ day: seen.day, figure: 'queue_peak', part: '', count: seen.count, cents: 0 })
    .onConflictDoUpdate({
      target: [figureDays.day, figureDays.figure, figureDays.part],
      set: { count: sql`greatest(${figureDays.count}, excluded.count)` },
    });
}
