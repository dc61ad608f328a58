import type { Db } from '@semblante/db';
import { listFingerprints } from './report.queries.ts';
import type { Known } from './report-deps.ts';

const pageSize = 100;

/** Everything we made and remember, a page at a time. */
export async function* knownResults(db: Db): AsyncGenerator<Known[]> {
  for (let after: string | undefined; ;) {
    const page = await listFingerprints(db, { after, size: pageSize });
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id;
  }
}
