import { AV_FRAME_DATA_REGIONS_OF_INTEREST, type Frame } from './av.ts';

/** A part of a picture, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Steps of the quantiser by which the encoder is finer within a favoured area: people look at faces. What it gains and
 * costs: docs/engine/constants/media.md#finer-faces-in-the-encoder.
 */
const finerBy = 4;
/** FFmpeg asks for a share of the quantiser's whole range. */
const quantiserRange = 51;
/** One AVRegionOfInterest: its own size, top, bottom, left, right, and the offset as a fraction; all 32-bit. */
const regionBytes = 28;

/** Asks the encoder to spend more on these areas of a frame. */
export function favourAreas(frame: Frame, areas: readonly Area[]): void {
  if (areas.length === 0) return;
  const regions = frame.newSideData(AV_FRAME_DATA_REGIONS_OF_INTEREST, regionBytes * areas.length);
  for (const [k, { x, y, width, height }] of areas.entries()) {
    const fields = [regionBytes, y, y + height, x, x + width, -finerBy, quantiserRange];
    for (const [i, field] of fields.entries()) regions.writeInt32LE(field, k * regionBytes + 4 * i);
  }
}
