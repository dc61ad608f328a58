import { eachAlone, type Report } from './each-alone.ts';

/** How many rows are looked at between two looks at the table. */
export const resealedAtOnce = 200;
/** Before every id. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Every row of a table, in the order of its ids, each by itself: after a change of the deployment's secret all that is
 * sealed is looked at once.
 */
export async function resealRows<Row>(
  list: (after: string) => Promise<Row[]>,
  idOf: (row: Row) => string,
  reseal: (row: Row) => Promise<void>,
  report: Report,
): Promise<void> {
  for (let after = first; ;) {
    const rows = await list(after);
    await eachAlone(rows, reseal, report);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = idOf(last);
  }
}
