import type { Tx } from '@semblante/db';
import { listLatestCases, type Screening } from '../review/index.ts';

/**
 * Of a result in which nothing is that was not in the image: what people have looked at there and cleared, the machine
 * does not hold again.
 */
export async function softenSeen(tx: Tx, screening: Screening, imageId: string): Promise<Screening> {
  if (screening.verdict === 'pass') return screening;
  const seen = (await listLatestCases(tx, { subject: 'image', subjectIds: [imageId] })).get(imageId);
  if (seen?.state !== 'cleared') return screening;
  return screening.verdict === 'refuse' ? { ...screening, verdict: 'review' } : { verdict: 'pass' };
}
