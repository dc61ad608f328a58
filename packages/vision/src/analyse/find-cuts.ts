import { thumbnailSize } from './luma-thumbnail.ts';

/** Mean change in grey levels from which a frame may begin a shot: docs/engine/constants/analyse.md. */
const changeMin = 5;
/** ... and how many times the usual change it must be, so that a fast pan is no cut. */
const changeOverUsual = 5;
/**
 * No change counts for more than this in what is usual: a cut must not hide the next one, but the frames of a whip pan
 * do become usual.
 */
const usualChangeMax = 15;
/** Correlation over which two frames show the same things, however much brighter one is. */
const sameSceneCorrelation = 0.92;
/** A photographer's flash or a black frame lasts no longer than this. */
const flashFramesMax = 3;
/** A flash changes the mean luma by at least this much; a short insert of another picture does not have to. */
const flashLevels = 25;
/** How near a frame after a flash is to the one before it. */
const flashReturnCorrelation = 0.9;

export interface ShotDecision {
  frame: number;
  isCut: boolean;
}

interface Suspicion {
  frame: number;
  before: Float32Array;
  frames: Float32Array[];
}

/**
 * Tells for every frame whether it begins a new shot, from the luma thumbnails in order. The answer comes at once, except that a frame which
 * could be a flash is held back until up to three frames later.
 */
export class CutFinder {
  #next = 0;
  #previous: Float32Array | undefined;
  #usualChange = 4;
  #suspicion: Suspicion | undefined;

  push(thumbnail: Float32Array): ShotDecision[] {
    const frame = this.#next++;
    const previous = this.#previous;
    this.#previous = thumbnail;
    if (this.#suspicion) return this.#pushSuspected(this.#suspicion, thumbnail);
    if (!previous) return [{ frame, isCut: false }];
    const change = meanChange(previous, thumbnail);
    const looksLikeCut = this.#looksLikeCut(change, previous, thumbnail);
    this.#usualChange += 0.1 * (Math.max(1, Math.min(change, usualChangeMax)) - this.#usualChange);
    if (!looksLikeCut) return [{ frame, isCut: false }];
    if (Math.abs(mean(thumbnail) - mean(previous)) < flashLevels) return [{ frame, isCut: true }];
    this.#suspicion = { frame, before: previous, frames: [thumbnail] };
    return [];
  }

  /** What was still held back when the clip ended. */
  finish(): ShotDecision[] {
    return this.#suspicion ? this.#confirm(this.#suspicion) : [];
  }

  #looksLikeCut(change: number, previous: Float32Array, thumbnail: Float32Array): boolean {
    return (
      change > changeMin &&
      change > changeOverUsual * this.#usualChange &&
      correlation(previous, thumbnail) < sameSceneCorrelation
    );
  }

  #pushSuspected(suspicion: Suspicion, thumbnail: Float32Array): ShotDecision[] {
    suspicion.frames.push(thumbnail);
    const isBack = correlation(suspicion.before, thumbnail) > flashReturnCorrelation;
    if (isBack) {
      this.#suspicion = undefined;
      return suspicion.frames.map((_, i) => ({ frame: suspicion.frame + i, isCut: false }));
    }
    return suspicion.frames.length > flashFramesMax ? this.#confirm(suspicion) : [];
  }

  /** It was a cut; the frames held back after it may hold another one. */
  #confirm({ frame, frames }: Suspicion): ShotDecision[] {
    this.#suspicion = undefined;
    const decisions: ShotDecision[] = [{ frame, isCut: true }];
    for (let i = 1; i < frames.length; i++) {
      const [previous, thumbnail] = [frames[i - 1]!, frames[i]!];
      decisions.push({
        frame: frame + i,
        isCut: this.#looksLikeCut(meanChange(previous, thumbnail), previous, thumbnail),
      });
    }
    return decisions;
  }
}

function mean(thumbnail: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < thumbnailSize; i++) sum += thumbnail[i]!;
  return sum / thumbnailSize;
}

export function meanChange(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < thumbnailSize; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / thumbnailSize;
}

/** 1 for the same picture at any brightness and contrast. Grain keeps two flat pictures from looking different. */
export function correlation(a: Float32Array, b: Float32Array): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const grain = 2;
  let [product, squareA, squareB] = [grain ** 2, grain ** 2, grain ** 2];
  for (let i = 0; i < thumbnailSize; i++) {
    const [u, v] = [a[i]! - meanA, b[i]! - meanB];
    product += (u * v) / thumbnailSize;
    squareA += (u * u) / thumbnailSize;
    squareB += (v * v) / thumbnailSize;
  }
  return product / Math.sqrt(squareA * squareB);
}
