import type { RgbaPicture } from '@semblante/media/picture';
import { blockSide, fromFrequencies, toFrequencies } from './cosine-blocks.ts';
import type { Quantisation } from './jpeg-quantisation.ts';

/** What has to go: noise by its deviation in levels of luma, and what JPEG has rounded away. */
export interface Dirt {
  noise: number;
  quantisation: Quantisation | undefined;
}

/** Weaker noise is a picture's own grain, and what a good camera's JPEG rounds nobody sees. */
const noiseMin = 1.5;
const roundingMin = 8;
/** Deviations of noise, and shares of JPEG's step, that a frequency must exceed: docs/decisions/0014-enhance.md. */
const noiseFactor = 1.6;
const stepFactor = 0.3;

export const isDirty = ({ noise, quantisation }: Dirt): boolean =>
  noise >= noiseMin || (quantisation !== undefined && lowSteps(quantisation.luma) >= roundingMin);

/** How coarse the steps are that blocks show by. */
function lowSteps(steps: Float32Array): number {
  return (steps[1]! + steps[blockSide]! + steps[blockSide + 1]!) / 3;
}

/** Pixels between the grids that a plane's blocks are laid on: finer ones leave fewer marks of their own. */
const gridStep = { luma: 3, chroma: 4 } as const;

/**
 * Takes noise and the marks of compression away, in place: each block of every grid loses the frequencies that are no
 * stronger than the dirt, and pixels are what their blocks say on average.
 */
export function cleanPicture(picture: RgbaPicture, { noise, quantisation }: Dirt): void {
  const { width, height, data } = picture;
  const planes = planesOf(picture);
  const thresholds = (steps: Float32Array | undefined) =>
    Float32Array.from({ length: blockSide * blockSide }, (_, i) =>
      Math.max(noise >= noiseMin ? noiseFactor * noise : 0, steps ? stepFactor * steps[i]! : 0),
    );
  const luma = cleanPlane(planes.luma, {
    width,
    height,
    step: gridStep.luma,
    thresholds: thresholds(quantisation?.luma),
  });
  const ofChroma = { width, height, step: gridStep.chroma, thresholds: thresholds(quantisation?.chroma) };
  const [blue, red] = [cleanPlane(planes.blue, ofChroma), cleanPlane(planes.red, ofChroma)];
  const clamped = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  for (let pixel = 0, to = 0; pixel < luma.length; pixel++, to += 4) {
    const [y, b, r] = [luma[pixel]!, blue[pixel]!, red[pixel]!];
    clamped[to] = y + 1.402 * r;
    clamped[to + 1] = y - 0.344136 * b - 0.714136 * r;
    clamped[to + 2] = y + 1.772 * b;
  }
}

/** Luma and the two differences of colour, as JPEG has them. */
function planesOf({ width, height, data }: RgbaPicture) {
  const pixels = width * height;
  const [luma, blue, red] = [new Float32Array(pixels), new Float32Array(pixels), new Float32Array(pixels)];
  for (let pixel = 0, from = 0; pixel < pixels; pixel++, from += 4) {
    const y = 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]!;
    luma[pixel] = y;
    blue[pixel] = (data[from + 2]! - y) / 1.772;
    red[pixel] = (data[from]! - y) / 1.402;
  }
  return { luma, blue, red };
}

interface Cleaning {
  width: number;
  height: number;
  step: number;
  thresholds: Float32Array;
}

const block = new Float32Array(blockSide * blockSide);

function cleanPlane(plane: Float32Array, { width, height, step, thresholds }: Cleaning): Float32Array {
  const [sums, weights] = [new Float32Array(plane.length), new Float32Array(plane.length)];
  for (let top = step - blockSide; top < height; top += step) {
    for (let left = step - blockSide; left < width; left += step) {
      readBlock(plane, { width, height, left, top });
      toFrequencies(block);
      const kept = dropWeak(thresholds);
      fromFrequencies(block);
      // A block of few frequencies is smooth and surely clean; one of many has kept dirt with its detail.
      const weight = 1 / (1 + kept);
      for (let y = Math.max(0, -top); y < blockSide && top + y < height; y++) {
        for (let x = Math.max(0, -left); x < blockSide && left + x < width; x++) {
          const at = (top + y) * width + left + x;
          sums[at]! += weight * block[y * blockSide + x]!;
          weights[at]! += weight;
        }
      }
    }
  }
  for (let at = 0; at < sums.length; at++) sums[at]! /= weights[at]!;
  return sums;
}

/** Beyond the picture its edge goes on. */
function readBlock(
  plane: Float32Array,
  { width, height, left, top }: { width: number; height: number; left: number; top: number },
): void {
  for (let y = 0; y < blockSide; y++) {
    const row = Math.min(height - 1, Math.max(0, top + y)) * width;
    for (let x = 0; x < blockSide; x++)
      block[y * blockSide + x] = plane[row + Math.min(width - 1, Math.max(0, left + x))]!;
  }
}

/** Answers how many frequencies stay; the first is the block's mean and always does. */
function dropWeak(thresholds: Float32Array): number {
  let kept = 0;
  for (let i = 1; i < block.length; i++) {
    if (Math.abs(block[i]!) < thresholds[i]!) block[i] = 0;
    else kept++;
  }
  return kept;
}
