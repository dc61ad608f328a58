import type { AccountDeps } from '@semblante/core/accounts';
import { decideFace, type FaceDeps } from '@semblante/core/faces';
import { decideImage, type ImageDeps } from '@semblante/core/images';
import type { Enqueue } from '@semblante/core/kernel';
import { decideProcessing, stopFor } from '@semblante/core/processings';
import type { RenderDeps } from '@semblante/core/processings/cut-out';
import type { EnhanceDeps } from '@semblante/core/processings/enhance';
import { decideVideo, type VideoDeps } from '@semblante/core/videos';
import { createForecast } from '@semblante/core/steps';
import type { OnFault } from '@semblante/providers/circuit';
import { createFiles } from '@semblante/providers/files';
import type { Config } from './config.ts';
import { exampleFiles } from './media/example-files.ts';
import type { EngineRoom } from './media/engine-room.ts';
import { createDrawRender } from './media/draw-render.ts';
import { createDrawSpot } from './media/draw-spot.ts';
import { createDrawPreview, createJudgeImage } from './media/judge-image.ts';
import { createJudgePhoto } from './media/judge-photo.ts';
import type { MediaDeps } from './media/media-deps.ts';
import { wireModeration } from './wire-moderation.ts';

export async function wireMedia(
  config: Config,
  accounts: AccountDeps,
  { room, enqueue, onFault }: { room: EngineRoom; enqueue: Enqueue; onFault?: OnFault },
): Promise<MediaDeps> {
  const { files, uploads } = await createFiles(config.files, onFault);
  const { db, clock, keys, accountKeys, queueMail, publishEvent } = accounts;
  const { retention } = config.settings;
  const ofCases = { clock, queueMail, publishEvent, reviewHours: config.settings.review_hours };
  const forecast = createForecast({ db, clock });
  const faces: FaceDeps = {
    ...ofCases,
    db,
    files,
    accountKeys,
    judgePhoto: createJudgePhoto(room),
    retentionMonths: retention.faces_months,
  };
  const videos: VideoDeps = {
    ...ofCases,
    db,
    keys,
    files,
    enqueue,
    forecast,
    retention: { uploadsDays: retention.uploads_days, unfinishedHours: retention.unfinished_hours },
  };
  const images: ImageDeps = {
    ...ofCases,
    db,
    keys,
    files,
    forecast,
    judgeImage: createJudgeImage(room),
    drawPreview: createDrawPreview(room),
    retention: { uploadsDays: retention.uploads_days },
  };
  const processings: RenderDeps & EnhanceDeps = {
    ...ofCases,
    drawRender: createDrawRender(room),
    drawSpot: createDrawSpot(room),
    db,
    keys,
    files,
    enqueue,
    forecast,
    retention: { resultsDays: retention.results_days },
  };
  const { ofReview, ...moderation } = wireModeration(accounts, { files, enqueue, room, processings });
  const review = {
    ...ofCases,
    db,
    accountKeys,
    ...ofReview,
    deciders: {
      face: decideFace(faces, stopFor(processings, 'face_removed')),
      image: decideImage(images),
      processing: decideProcessing(processings),
      video: async (tx, { case: found, decision }) => {
        const leftover = await decideVideo(tx, videos, {
          videoId: found.subjectId,
          decision,
          wasOpen: found.state === 'open',
        });
        if (leftover) return async () => await files.remove(leftover);
      },
    },
  } satisfies MediaDeps['review'];
  return {
    room,
    uploads,
    faces,
    videos,
    images,
    processings,
    review,
    ...moderation,
    work: { db, clock, enqueue },
    example: exampleFiles,
  };
}
