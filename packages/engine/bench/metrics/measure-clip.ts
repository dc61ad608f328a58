import type { FaceMesh } from '@semblante/vision/geometry';
import { readVideo } from '@semblante/media/video';
import type { YuvPicture } from '@semblante/media/picture';
import type { Vision } from '@semblante/vision/networks';
import type { PicturePair } from '@semblante/media/testing';
import { SwapQualityMeter, type SwapQuality } from './swap-quality.ts';
import { findVisibleFace, nothingKnown, type KnownFaces } from './visible-face.ts';

export interface MeasuredFrame extends PicturePair {
  index: number;
  /** The swapped person's face before, where it can be seen. */
  face: FaceMesh | undefined;
}

export interface ClipToMeasure {
  vision: Vision;
  /** Files of the original and of the swapped clip. */
  before: string;
  after: string;
  known?: KnownFaces;
  /** First frames of new shots. */
  cuts?: readonly number[];
  /** Degrees, clockwise, by which players show the clip turned. */
  displayRotation?: number;
  framesMax?: number;
  distanceToPhoto?: (picture: YuvPicture, mesh: FaceMesh) => Promise<number>;
  /** Sees every frame; the pictures are gone when it has answered. */
  onFrame?: (frame: MeasuredFrame) => Promise<void> | void;
  signal?: AbortSignal;
}

/** Reads both clips side by side and judges the one against the other. */
export async function measureClip({
  vision,
  known = nothingKnown,
  cuts = [],
  displayRotation = 0,
  distanceToPhoto,
  onFrame,
  ...clip
}: ClipToMeasure): Promise<SwapQuality> {
  const meter = new SwapQualityMeter({
    findMesh: async (picture, region) => (await vision.mesh(picture, region)).mesh,
    distanceToPhoto,
  });
  for await (const { index, before, after } of readSideBySide(clip)) {
    const face = await findVisibleFace(vision, before, { frame: index, known, displayRotation });
    if (!face || cuts.includes(index)) meter.interrupt();
    if (face) await meter.add({ before, after, face });
    await onFrame?.({ index, before, after, face });
  }
  return meter.result();
}

async function* readSideBySide({
  before,
  after,
  framesMax,
  signal,
}: Pick<ClipToMeasure, 'before' | 'after' | 'framesMax' | 'signal'>): AsyncGenerator<PicturePair & { index: number }> {
  const range = { signal, ...(framesMax === undefined ? {} : { toFrame: framesMax }) };
  const swapped = readVideo(after, range);
  try {
    for await (const original of readVideo(before, range)) {
      const { value: partner } = await swapped.next();
      if (!partner) {
        original.release();
        return;
      }
      yield { index: original.index, before: original.picture, after: partner.picture };
      original.release();
      partner.release();
    }
  } finally {
    await swapped.return();
  }
}
