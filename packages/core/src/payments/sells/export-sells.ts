import type { SellsFilter } from '@semblante/contracts';
import { writeAudit } from '../../audit/index.ts';
import type { UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { listSellsAfter, type SellRow } from './list-sells.queries.ts';
import { readFilter } from './list-sells.ts';

const exportedAtOnce = 2_000;

/** Everything that matches, newest first, a batch at a time: a million rows need no more memory than two thousand. */
export async function* exportSells(deps: PaymentDeps, filter: SellsFilter, by: UserId): AsyncGenerator<SellRow> {
  const { query, ...told } = filter;
  // The text may be somebody's name: that there was one is enough.
  await deps.db.transaction(
    async (tx) =>
      await writeAudit(tx, {
        actorId: by,
        action: 'sells.exported',
        subject: 'sells',
        subjectId: by,
        after: { ...told, has_query: query !== undefined },
        at: deps.clock(),
      }),
  );
  const asked = await readFilter(deps, filter);
  let last: SellRow | undefined;
  do {
    const rows = await listSellsAfter(deps.db, asked, last, exportedAtOnce);
    yield* rows;
    last = rows.length === exportedAtOnce ? rows.at(-1) : undefined;
  } while (last);
}
