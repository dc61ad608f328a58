import type { FaceDeps } from '@semblante/core/faces';
import type { ProcessingDeps } from '@semblante/core/processings';
import type { ReviewDeps } from '@semblante/core/review';
import type { VideoDeps } from '@semblante/core/videos';
import type { StepDeps } from '@semblante/core/steps';
import type { EngineRoom } from './engine-room.ts';

/** Everything that has to do with people's pictures, wired once. */
export interface MediaDeps {
  room: EngineRoom;
  faces: FaceDeps;
  videos: VideoDeps;
  processings: ProcessingDeps;
  review: ReviewDeps;
  work: StepDeps;
}
