import type { AccountDeps } from '@semblante/core/accounts';
import { type BlockingDeps, blockableAccount } from '@semblante/core/blocking';
import { blockableClip } from '@semblante/core/catalog';
import { blockableFace } from '@semblante/core/faces';
import { blockableImage } from '@semblante/core/images';
import type { Enqueue, FileStore } from '@semblante/core/kernel';
import { blockableResult, type ProcessingDeps, stopBlocked } from '@semblante/core/processings';
import { decideReported, type ReportDeps } from '@semblante/core/reports';
import type { ReviewDeps } from '@semblante/core/review';
import { blockableVideo } from '@semblante/core/videos';
import type { EngineRoom } from './media/engine-room.ts';
import { createRecogniseCopy } from './media/recognise-copy.ts';
import { createVerifyFile, type VerifyFile } from './media/verify-file.ts';

interface WiredModeration {
  blocking: BlockingDeps;
  reports: ReportDeps;
  verifyFile: VerifyFile;
  /** What the review queue needs of it. */
  ofReview: Pick<ReviewDeps, 'blockables' | 'decideReported'>;
}

interface Parts {
  files: FileStore;
  enqueue: Enqueue;
  room: EngineRoom;
  processings: ProcessingDeps;
}

/** Reports, blocks and the verifier. A new kind of thing that can be blocked is one line of `blockables`. */
export function wireModeration(
  { db, clock, keys, accountKeys, queueMail, publishEvent }: AccountDeps,
  { files, enqueue, room, processings }: Parts,
): WiredModeration {
  const stop = stopBlocked(processings);
  const blockables = {
    processing: blockableResult(processings),
    face: blockableFace({ files }, stop),
    video: blockableVideo({ files }, stop),
    image: blockableImage({ files }, stop),
    clip: blockableClip({ files }, stop),
    account: blockableAccount({ clock, queueMail, stopWork: async (tx, id) => void (await stop(tx, id)) }),
  };
  const blocking: BlockingDeps = { db, clock, accountKeys, publishEvent, queueMail, blockables };
  const reports: ReportDeps = {
    db,
    clock,
    keys,
    files,
    enqueue,
    queueMail,
    blocking,
    recogniseCopy: createRecogniseCopy(room.matcher),
    reviewHours: processings.reviewHours,
  };
  return {
    blocking,
    reports,
    verifyFile: createVerifyFile(room, db),
    ofReview: { blockables, decideReported: decideReported(reports) },
  };
}
