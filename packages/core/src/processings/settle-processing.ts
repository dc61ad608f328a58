import { coverageToCharge, type ProcessingErrorCode } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { StoredCutOut, StoredEnhanced } from '@semblante/db/schema';
import { captureHold, releaseHold, tellBalance } from '../credits/index.ts';
import { addMs, dayMs, type HoldId, type ProcessingId, type UserId } from '../kernel/index.ts';
import { openCase, type Screening, withdrawCase } from '../review/index.ts';
import { dropSteps } from '../steps/index.ts';
import { tools } from '../tools/index.ts';
import { mailWhenLong } from './mail-when-long.ts';
import { folderOfProcessing, type ProcessingDeps, segmentsOfProcessing } from './processing-deps.ts';
import { lockProcessing, moveProcessing, type ProcessingRow } from './processing.queries.ts';
import { tellProcessing } from './tell-processing.ts';

const open = ['pending', 'in_progress'] as const;

/** What was made, and what the screen said of it. */
export interface Made {
  resultKey: string;
  resultBytes: number;
  thumbnailKey: string;
  /** 0 to 1, of the frames in which the mapped people are visible; null where nobody is mapped. */
  coverage: number | null;
  cutOut?: StoredCutOut;
  enhanced?: StoredEnhanced;
  fingerprint: unknown;
  screening: Screening;
  pictureKeys: string[];
  /** Of the owner's own source at the same moments: what is held is not shown before it is cleared. */
  ownerPictureKeys: string[];
}

/** Folders to delete once the transaction is committed; files of an order that goes on are not among them. */
export type Leftovers = string[];

/** The one end of a processing that is charged. Called again it finds everything done. */
export async function settleMade(tx: Tx, deps: ProcessingDeps, id: string, made: Made): Promise<Leftovers> {
  const before = await lockProcessing(tx, id);
  if (!before || before.status === 'completed' || before.status === 'error') return [];
  if (made.screening.verdict === 'refuse') {
    await openCase(tx, deps, {
      subject: 'processing',
      subjectId: id,
      userId: before.userId as UserId,
      screening: made.screening,
      pictureKeys: [],
      ownerPictureKeys: [],
    });
    return await settleFailed(tx, deps, id, 'refused');
  }
  if (made.coverage !== null && made.coverage < coverageToCharge)
    return await settleFailed(tx, deps, id, 'poor_coverage', { coverage: made.coverage });
  const { screening, pictureKeys, ownerPictureKeys, ...facts } = made;
  if (screening.verdict === 'review') {
    await openCase(tx, deps, {
      subject: 'processing',
      subjectId: id,
      userId: before.userId as UserId,
      screening,
      pictureKeys,
      ownerPictureKeys,
    });
    const held = await moveProcessing(tx, id, open, { ...facts, status: 'in_progress', stage: 'review', progress: 99 });
    if (held) await tellProcessing(tx, deps, held);
  } else {
    const done = await complete(tx, deps, id, facts);
    if (done) await mailWhenLong(tx, deps, done);
  }
  return [segmentsOfProcessing(id)];
}

/** After staff cleared a held output, nothing new is made: what lies there is what is given. */
export async function complete(
  tx: Tx,
  deps: ProcessingDeps,
  id: string,
  facts: Partial<ProcessingRow> = {},
): Promise<ProcessingRow | undefined> {
  const before = await lockProcessing(tx, id);
  if (!before) return undefined;
  const at = deps.clock();
  const deletesAt = addMs(at, deps.retention[tools[before.kind].keptFor] * dayMs);
  const done = await moveProcessing(tx, id, open, {
    ...facts,
    status: 'completed',
    stage: 'done',
    progress: 100,
    finishedAt: at,
    deletesAt,
  });
  if (!done) return undefined;
  await captureHold(tx, done.holdId as HoldId);
  await dropSteps(tx, { processingId: id as ProcessingId });
  await tellProcessing(tx, deps, done);
  await tellBalance(tx, deps, done.userId as UserId);
  return done;
}

/** Any other end: the credits come back, whatever was made goes. */
export async function settleFailed(
  tx: Tx,
  deps: ProcessingDeps,
  id: string,
  errorCode: ProcessingErrorCode,
  facts: Partial<ProcessingRow> = {},
): Promise<Leftovers> {
  const failed = await fail(tx, deps, id, errorCode, facts);
  if (failed) await withdrawCase(tx, deps, { subject: 'processing', subjectId: id });
  if (failed && errorCode !== 'cancelled') await mailWhenLong(tx, deps, failed);
  return failed ? [folderOfProcessing(id)] : [];
}

/** Staff refused it, and the mail about that decision says all: no second one follows. */
export async function settleRefused(tx: Tx, deps: ProcessingDeps, id: string): Promise<Leftovers> {
  return (await fail(tx, deps, id, 'refused')) ? [folderOfProcessing(id)] : [];
}

async function fail(
  tx: Tx,
  deps: ProcessingDeps,
  id: string,
  errorCode: ProcessingErrorCode,
  facts: Partial<ProcessingRow> = {},
): Promise<ProcessingRow | undefined> {
  const failed = await moveProcessing(tx, id, open, {
    ...facts,
    status: 'error',
    errorCode,
    finishedAt: deps.clock(),
    resultKey: null,
    thumbnailKey: null,
  });
  if (!failed) return undefined;
  await releaseHold(tx, { holdId: failed.holdId as HoldId, reason: errorCode });
  await dropSteps(tx, { processingId: id as ProcessingId });
  await tellProcessing(tx, deps, failed);
  await tellBalance(tx, deps, failed.userId as UserId);
  return failed;
}
