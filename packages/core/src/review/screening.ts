import type { ScreenReason, ScreenScore, ScreenVerdict } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import type { UserId } from '../kernel/index.ts';
import { wasCleared } from './review.queries.ts';

/** What the automatic screen said of a file; never a bare yes or no. */
export type Screening =
  | { verdict: 'pass' }
  | {
      verdict: ScreenVerdict;
      reason: ScreenReason;
      /** In a video, in seconds. */
      moments: number[];
      scores: Partial<Record<ScreenScore, number>>;
    };

/** What people have cleared once is theirs to look at again, never a machine's to refuse. */
export async function softenCleared(
  reader: Reader,
  screening: Screening,
  of: { userId: UserId; contentHash: string },
): Promise<Screening> {
  if (screening.verdict !== 'refuse' || !(await wasCleared(reader, of))) return screening;
  return { ...screening, verdict: 'review' };
}
