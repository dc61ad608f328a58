import type { Reader } from '@semblante/db';
import { creditEntries } from '@semblante/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HoldId, UserId } from '../kernel/index.ts';
import type { Cause } from './cause.ts';

export type Hold = { holdId: HoldId; userId: UserId; credits: number; cause: Cause; createdAt: Date } & (
  | { state: 'open' }
  | { state: 'captured'; settledAt: Date }
  | { state: 'released'; settledAt: Date; reason: string }
);

const settlements = alias(creditEntries, 'settlements');

export async function findHold(reader: Reader, holdId: HoldId): Promise<Hold | undefined> {
  const [row] = await reader
    .select({
      userId: creditEntries.userId,
      credits: creditEntries.credits,
      causeKind: creditEntries.causeKind,
      causeId: creditEntries.causeId,
      createdAt: creditEntries.createdAt,
      settlement: { kind: settlements.kind, reason: settlements.reason, createdAt: settlements.createdAt },
    })
    .from(creditEntries)
    .leftJoin(
      settlements,
      and(eq(settlements.holdId, creditEntries.id), inArray(settlements.kind, ['capture', 'release'])),
    )
    .where(and(eq(creditEntries.id, holdId), eq(creditEntries.kind, 'hold')))
    .limit(1);
  if (!row) return undefined;
  const hold = {
    holdId,
    userId: row.userId as UserId,
    credits: row.credits,
    cause: { kind: row.causeKind, id: row.causeId },
    createdAt: row.createdAt,
  };
  if (!row.settlement) return { ...hold, state: 'open' };
  const settledAt = row.settlement.createdAt;
  if (row.settlement.kind === 'capture') return { ...hold, state: 'captured', settledAt };
  return { ...hold, state: 'released', settledAt, reason: row.settlement.reason ?? '' };
}
