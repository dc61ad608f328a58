import type { BlockingDeps } from '@semblante/core/blocking';
import type { FaceDeps } from '@semblante/core/faces';
import type { ImageDeps } from '@semblante/core/images';
import type { RenderDeps } from '@semblante/core/processings/cut-out';
import type { EnhanceDeps } from '@semblante/core/processings/enhance';
import type { ReportDeps } from '@semblante/core/reports';
import type { ReviewDeps } from '@semblante/core/review';
import type { VideoDeps } from '@semblante/core/videos';
import type { StepDeps } from '@semblante/core/steps';
import type { UploadPlace } from '@semblante/providers/files';
import type { ExampleFiles } from './example-files.ts';
import type { EngineRoom } from './engine-room.ts';
import type { VerifyFile } from './verify-file.ts';

/** Everything that has to do with people's pictures, wired once. */
export interface MediaDeps {
  room: EngineRoom;
  uploads: UploadPlace;
  faces: FaceDeps;
  videos: VideoDeps;
  images: ImageDeps;
  processings: RenderDeps & EnhanceDeps;
  review: ReviewDeps;
  blocking: BlockingDeps;
  reports: ReportDeps;
  verifyFile: VerifyFile;
  work: StepDeps;
  example: ExampleFiles;
}
