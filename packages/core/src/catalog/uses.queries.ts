import type { Tx } from '@semblante/db';
import { clips, clipUses } from '@semblante/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { UserId } from '../kernel/index.ts';

export interface ClipUse {
  clipId: string;
  userId: UserId;
  day: string;
  kind: 'view' | 'choice';
}

/** Once for an account and a day, however often: the key decides, nobody asks first. */
export async function countUse(tx: Tx, use: ClipUse): Promise<void> {
  const counted = await tx.insert(clipUses).values(use).onConflictDoNothing().returning({ clipId: clipUses.clipId });
  if (counted.length === 0) return;
  const more = use.kind === 'view' ? { views: sql`${clips.views} + 1` } : { choices: sql`${clips.choices} + 1` };
  await tx.update(clips).set(more).where(eq(clips.id, use.clipId));
}
