import type { Heap } from '@semblante/media/kernels';
import type { YuvPicture } from '@semblante/media/picture';
import type { Cast, FrameInput, FrameStage } from './frame-stage.ts';

/** A frame of the person: the picture, or the part of it around the face, and the mesh in its pixels. */
export interface CalibrationSample extends FrameInput {
  picture: YuvPicture;
}

/** At most so many of the samples, spread evenly over them. */
export function spreadOut(samples: readonly CalibrationSample[], most: number): CalibrationSample[] {
  const step = Math.max(1, samples.length / most);
  return Array.from({ length: Math.min(samples.length, most) }, (_, k) => samples[Math.floor(k * step)]!);
}

/** What it takes to draw a sample. */
export interface DrawingParts {
  heap: Heap;
  stage: FrameStage;
  cast: Cast;
}

/** Places with less of the source than this tell nothing of it. */
export const sourceAlphaMin = 0.7;
