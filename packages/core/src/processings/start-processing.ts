import type { StartBody } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { lockPerson } from '../accounts/index.ts';
import { requireVerified } from '../catalog/index.ts';
import { getBalance, holdCredits, tellBalance } from '../credits/index.ts';
import {
  AppError,
  currentOrigin,
  findRepeated,
  hashOrder,
  newId,
  type ProcessingId,
  type UserId,
} from '../kernel/index.ts';
import { addSteps } from '../steps/index.ts';
import { type ToolAccess, tools } from '../tools/index.ts';
import type { Opened, Orderer } from './opened-order.ts';
import { partOf } from './parts.ts';
import type { ProcessingDeps } from './processing-deps.ts';
import { findByKey, findOpenTwin, insertProcessings, listBatch } from './processing.queries.ts';
import { tellProcessing } from './tell-processing.ts';
import { weightOf } from './weight.ts';

export type Start = StartBody & Orderer;

const requireAccess: Readonly<Record<ToolAccess, (tx: Tx, userId: UserId) => Promise<void>>> = {
  user: async () => {},
  verified: requireVerified,
};

/** The one processing of an order, or the first of several. */
export async function startProcessing(deps: ProcessingDeps, start: Start): Promise<ProcessingId> {
  const [first] = await startProcessings(deps, start);
  if (!first) throw new AppError('processings.not_found');
  return first;
}

export async function startProcessings(deps: ProcessingDeps, start: Start): Promise<ProcessingId[]> {
  return await deps.db.transaction(async (tx) => await startOrder(tx, deps, start));
}

/**
 * Credits held, processings written, work ordered: one commit or nothing. The same key with the same order is the same
 * processings, and so is the same order without a key within ten minutes while the first one is open.
 */
export async function startOrder(tx: Tx, deps: ProcessingDeps, start: Start): Promise<ProcessingId[]> {
  await lockPerson(tx, start.userId);
  return (await findStarted(tx, deps, start)) ?? (await write(tx, deps, start));
}

async function findStarted(
  tx: Tx,
  deps: Pick<ProcessingDeps, 'clock'>,
  start: Start,
): Promise<ProcessingId[] | undefined> {
  const first = await findFirst(tx, deps, start);
  if (first === undefined) return undefined;
  const batch = await listBatch(tx, first);
  return batch.length > 0 ? batch : [first];
}

async function findFirst(tx: Tx, deps: Pick<ProcessingDeps, 'clock'>, start: Start): Promise<ProcessingId | undefined> {
  const { userId, idempotencyKey } = start;
  if (idempotencyKey === undefined)
    return await findOpenTwin(tx, { userId, bodyHash: hashOf(start), now: deps.clock() });
  const asked = { idempotencyKey, bodyHash: hashOf(start) };
  const before = await findRepeated(asked, async (key) => await findByKey(tx, { userId, idempotencyKey: key }));
  return before?.id as ProcessingId | undefined;
}

function hashOf(start: Start): string {
  return hashOrder(partOf(start).same(start));
}

async function write(tx: Tx, deps: ProcessingDeps, start: Start): Promise<ProcessingId[]> {
  const { userId, kind } = start;
  const tool = tools[kind];
  await requireAccess[tool.access](tx, userId);
  const opened = await partOf(start).open(tx, deps, start);
  if (tool.screened.faces && opened.orders.some(({ faces }) => faces.length === 0))
    throw new AppError('faces.not_usable', {}, { field: 'mapping' });
  await requireCredits(tx, userId, opened);
  const createdAt = deps.clock();
  const orders = opened.orders.map((order) => ({ ...order, id: newId<ProcessingId>() }));
  const first = orders[0]?.id;
  const batchId = opened.isBatch ? first : undefined;
  const rows = [];
  for (const { id, credits, row } of orders) {
    const holdId = await holdCredits(tx, { userId, amount: credits, cause: { kind: tool.cause, id } });
    const idempotencyKey = id === first ? start.idempotencyKey : undefined;
    const { language } = start;
    rows.push({
      ...row,
      id,
      userId,
      kind,
      credits,
      holdId,
      batchId,
      language,
      idempotencyKey,
      bodyHash: hashOf(start),
      requestId: currentOrigin()?.requestId,
      createdAt,
    });
  }
  const faces = orders.flatMap(({ id, faces: mapped }) => mapped.map((face) => ({ ...face, processingId: id })));
  const inserted = await insertProcessings(tx, rows, faces);
  await opened.touch(tx, createdAt);
  const steps = orders.flatMap(({ id, steps: expected }, place) =>
    expected.map((step) => ({
      userId,
      owner: { processingId: id },
      kind: step.kind,
      ordinal: place,
      cost: step.cost,
      state: 'waiting' as const,
      orderedAt: createdAt,
    })),
  );
  await addSteps(tx, deps, { userId, weight: await weightOf(tx, userId), steps });
  for (const row of inserted) await tellProcessing(tx, deps, row);
  await tellBalance(tx, deps, userId);
  return orders.map(({ id }) => id);
}

/** What all of them cost, before the first is held: the answer names the whole sum. */
async function requireCredits(tx: Tx, userId: UserId, { orders }: Opened): Promise<void> {
  const needed = orders.reduce((sum, { credits }) => sum + credits, 0);
  const { available } = await getBalance(tx, userId);
  if (available < needed) throw new AppError('credits.insufficient', { needed, available });
}
