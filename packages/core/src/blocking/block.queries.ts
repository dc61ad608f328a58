import type { BlockSubject } from '@semblante/contracts';
import type { Reader, Tx } from '@semblante/db';
import { blocks, users } from '@semblante/db/schema';
import { and, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserId } from '../kernel/index.ts';

export type BlockRow = typeof blocks.$inferSelect;

const owner = alias(users, 'owner');
const placer = alias(users, 'placer');
const proposer = alias(users, 'proposer');
const lifter = alias(users, 'lifter');

/** The one that stands is the one: a second of the same thing adds nothing, whoever asks at the same moment. */
export async function insertBlock(tx: Tx, block: typeof blocks.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(blocks).values(block).onConflictDoNothing().returning({ id: blocks.id });
  return inserted.length > 0;
}

export async function findStanding(
  reader: Reader,
  of: { subject: BlockSubject; subjectId: string },
): Promise<BlockRow | undefined> {
  const [found] = await reader
    .select()
    .from(blocks)
    .where(and(eq(blocks.subject, of.subject), eq(blocks.subjectId, of.subjectId), isNull(blocks.liftedAt)))
    .limit(1);
  return found;
}

export async function lockBlock(tx: Tx, id: string): Promise<BlockRow | undefined> {
  const [found] = await tx.select().from(blocks).where(eq(blocks.id, id)).limit(1).for('update');
  return found;
}

export async function markProposed(
  tx: Tx,
  id: string,
  proposal: { by: UserId; reason: string; at: Date } | null,
): Promise<void> {
  await tx
    .update(blocks)
    .set({
      proposedBy: proposal?.by ?? null,
      proposalReason: proposal?.reason ?? null,
      proposedAt: proposal?.at ?? null,
    })
    .where(eq(blocks.id, id));
}

export async function markLifted(tx: Tx, id: string, lifted: { by: UserId; at: Date }): Promise<void> {
  await tx.update(blocks).set({ liftedBy: lifted.by, liftedAt: lifted.at }).where(eq(blocks.id, id));
}

export type NamedBlock = Awaited<ReturnType<typeof selectNamed>>[number];

function selectNamed(reader: Reader) {
  return reader
    .select({
      block: blocks,
      owner: { id: owner.id, name: owner.name, email: owner.email },
      placer: { id: placer.id, name: placer.name },
      proposer: { id: proposer.id, name: proposer.name },
      lifter: { id: lifter.id, name: lifter.name },
    })
    .from(blocks)
    .leftJoin(owner, eq(owner.id, blocks.userId))
    .leftJoin(placer, eq(placer.id, blocks.placedBy))
    .leftJoin(proposer, eq(proposer.id, blocks.proposedBy))
    .leftJoin(lifter, eq(lifter.id, blocks.liftedBy))
    .$dynamic();
}

export async function listNamedBlocks(
  reader: Reader,
  asked: { state: 'standing' | 'lifted'; page: number; perPage: number },
): Promise<{ rows: NamedBlock[]; total: number }> {
  const where = asked.state === 'standing' ? isNull(blocks.liftedAt) : isNotNull(blocks.liftedAt);
  const [counted] = await reader.select({ total: count() }).from(blocks).where(where);
  const rows = await selectNamed(reader)
    .where(where)
    .orderBy(desc(blocks.placedAt), desc(blocks.id))
    .limit(asked.perPage)
    .offset((asked.page - 1) * asked.perPage);
  return { rows, total: counted?.total ?? 0 };
}

export async function findNamedBlock(reader: Reader, id: string): Promise<NamedBlock | undefined> {
  const [found] = await selectNamed(reader).where(eq(blocks.id, id)).limit(1);
  return found;
}
