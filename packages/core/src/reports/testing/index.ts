import { blockableAccount, type BlockingDeps } from '../../blocking/index.ts';
import { blockableClip } from '../../catalog/index.ts';
import { blockableFace, decideFace } from '../../faces/index.ts';
import { blockableImage } from '../../images/index.ts';
import { blockableResult, decideProcessing, stopBlocked, stopFor } from '../../processings/index.ts';
import type { Stage } from '../../processings/testing/index.ts';
import type { ReviewDeps } from '../../review/index.ts';
import { blockableVideo, decideVideo } from '../../videos/index.ts';
import { decideReported } from '../answer-reports.ts';
import type { Recognised, ReportDeps } from '../report-deps.ts';

/** Reports, blocks and the review queue of a stage; what a copy is recognised as is what the test says. */
export interface ModerationDesk {
  blocking: BlockingDeps;
  reports: ReportDeps;
  review: ReviewDeps;
  recognised: Recognised;
}

export function openDesk({ deps }: Stage): ModerationDesk {
  const { db, clock, accountKeys, publishEvent, queueMail, files } = deps;
  const stop = stopBlocked(deps);
  const blockables = {
    processing: blockableResult(deps),
    face: blockableFace(deps, stop),
    video: blockableVideo(deps, stop),
    image: blockableImage({ files }, stop),
    clip: blockableClip({ files }, stop),
    account: blockableAccount({ clock, queueMail, stopWork: async (tx, id) => void (await stop(tx, id)) }),
  };
  const blocking: BlockingDeps = { db, clock, accountKeys, publishEvent, queueMail, blockables };
  const desk = { blocking, recognised: { kind: 'compared', likely: [] } } as unknown as ModerationDesk;
  desk.reports = { ...deps, blocking, recogniseCopy: async () => desk.recognised };
  const noDecider = async () => {};
  desk.review = {
    db,
    clock,
    accountKeys,
    queueMail,
    publishEvent,
    reviewHours: deps.reviewHours,
    blockables,
    decideReported: decideReported(desk.reports),
    deciders: {
      image: noDecider,
      clip: noDecider,
      face: decideFace(deps, stopFor(deps, 'face_removed')),
      processing: decideProcessing(deps),
      video: async (tx, { case: found, decision }) =>
        void (await decideVideo(tx, deps, { videoId: found.subjectId, decision, wasOpen: found.state === 'open' })),
    } as ReviewDeps['deciders'],
  };
  return desk;
}

export { complaint, copyFile, type Finished, finishResult, startResult } from './reported.ts';
