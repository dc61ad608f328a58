import type { ReviewSubject } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../audit/index.ts';
import type { Clock } from '../kernel/index.ts';
import { markWithdrawn } from './review.queries.ts';

/**
 * Its owner deleted or cancelled what was held: nobody has to decide about it any more. What a report brought stays
 * with staff.
 */
export async function withdrawCase(
  tx: Tx,
  { clock }: { clock: Clock },
  about: { subject: ReviewSubject; subjectId: string },
): Promise<void> {
  const at = clock();
  const before = await markWithdrawn(tx, about, at);
  if (before)
    await writeAudit(tx, {
      action: 'review.withdrawn',
      ...about,
      before: { state: before },
      after: { state: 'withdrawn' },
      at,
    });
}
