import type { Reader } from '@semblante/db';
import { videos, workSteps } from '@semblante/db/schema';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

/** Whether anybody but this account has work that waits or runs, or a video that is arriving. */
export async function areOthersAtWork(
  reader: Reader,
  { than, arrivingSince }: { than: UserId; arrivingSince: Date },
): Promise<boolean> {
  const open = await reader
    .select({ id: workSteps.id })
    .from(workSteps)
    .where(and(ne(workSteps.userId, than), inArray(workSteps.state, ['waiting', 'blocked', 'leased'])))
    .limit(1);
  if (open.length > 0) return true;
  const arriving = await reader
    .select({ id: videos.id })
    .from(videos)
    .where(and(ne(videos.userId, than), eq(videos.state, 'uploading'), gt(videos.lastUsedAt, arrivingSince)))
    .limit(1);
  return arriving.length > 0;
}
