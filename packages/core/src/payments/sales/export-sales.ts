import type { SalesFilter } from '@semblante/contracts';
import { writeAudit } from '../../audit/index.ts';
import type { UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { listSalesAfter, type SaleRow } from './list-sales.queries.ts';
import { readFilter } from './list-sales.ts';

const exportedAtOnce = 2_000;

/** Everything that matches, newest first, a batch at a time: a million rows need no more memory than two thousand. */
export async function* exportSales(deps: PaymentDeps, filter: SalesFilter, by: UserId): AsyncGenerator<SaleRow> {
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
  let last: SaleRow | undefined;
  do {
    const rows = await listSalesAfter(deps.db, asked, last, exportedAtOnce);
    yield* rows;
    last = rows.length === exportedAtOnce ? rows.at(-1) : undefined;
  } while (last);
}
