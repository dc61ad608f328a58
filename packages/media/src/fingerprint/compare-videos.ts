import type { VideoFingerprint } from './fingerprint.ts';
import { signatureLength } from './frame-signature.ts';

/** Correlation, tuned on real and synthetic clips and their copies: docs/engine/constants/provenance.md. */
const videoSimilarityMin = 0.98;

/** Less in common than this, in time, is no copy but a likeness. Of a clip shorter than that it is most of it. */
const overlapSecondsMin = 2;
const overlapShareMin = 0.5;
const overlapShareOfShort = 0.7;

/** For a first look at every possible shift between the two. */
const roughShiftSeconds = 0.12;
const roughMoments = 24;
/** Fewer moments that show something prove nothing. */
const momentsMin = 3;
const fineShiftSeconds = 0.02;
const refinedShifts = 8;
/** A right shift that is off by half a rough step still reaches this, even in a clip full of motion. */
const hopeless = 0.6;

export interface VideoMatch {
  isMatch: boolean;
  /** Mean over the time that both share; 1 is the same, 0 nothing in common. */
  similarity: number;
  /** Where in the first the second begins, and how long both go on together. */
  shiftSeconds: number;
  overlapSeconds: number;
}

/**
 * Finds the shift in time at which two videos are most alike: a copy may begin later and end earlier. One of the two
 * should be of detail `search`.
 */
export function compareVideos(a: VideoFingerprint, b: VideoFingerprint): VideoMatch {
  if (densityOf(a) > densityOf(b)) {
    const match = compareVideos(b, a);
    return { ...match, shiftSeconds: -match.shiftSeconds };
  }
  const [record, search] = [measured(a), measured(b)];
  const best = roughShifts(record, search)
    .map((shift) => bestNear(record, search, shift))
    .reduce<Trial | undefined>((one, other) => (one && one.similarity >= other.similarity ? one : other), undefined);
  if (!best) return { isMatch: false, similarity: 0, shiftSeconds: 0, overlapSeconds: 0 };
  const { similarity, shift: shiftSeconds } = best;
  return {
    isMatch: similarity >= videoSimilarityMin,
    similarity,
    shiftSeconds,
    overlapSeconds: overlapAt(record, search, shiftSeconds),
  };
}

interface Measured extends VideoFingerprint {
  norms: Float64Array;
  /** Places of moments that show something. */
  shown: Int32Array;
  /** Seconds from one moment to the next, as a rule. */
  spacing: number;
}

function measured(fingerprint: VideoFingerprint): Measured {
  const norms = Float64Array.from(fingerprint.times, (_, i) =>
    Math.sqrt(dot(fingerprint.signatures, i, fingerprint.signatures, i)),
  );
  const spacing = lengthOf(fingerprint) / Math.max(1, fingerprint.times.length - 1);
  return { ...fingerprint, norms, spacing, shown: Int32Array.from(norms.keys()).filter((i) => norms[i]! > 0) };
}

function dot(a: Int8Array, i: number, b: Int8Array, j: number): number {
  let sum = 0;
  const end = (i + 1) * signatureLength;
  for (let at = i * signatureLength, other = j * signatureLength; at < end; at++, other++) sum += a[at]! * b[other]!;
  return sum;
}

const lengthOf = ({ times }: VideoFingerprint) => (times.length > 1 ? times[times.length - 1]! - times[0]! : 0);
const densityOf = (fingerprint: VideoFingerprint) => fingerprint.times.length / Math.max(0.001, lengthOf(fingerprint));

interface Trial {
  shift: number;
  similarity: number;
  /** Moments that could be compared. */
  count: number;
}

function overlapAt(record: VideoFingerprint, search: VideoFingerprint, shift: number): number {
  const from = Math.max(record.times[0] ?? 0, (search.times[0] ?? 0) + shift);
  const to = Math.min(record.times.at(-1) ?? 0, (search.times.at(-1) ?? 0) + shift);
  return Math.max(0, to - from);
}

function overlapNeeded(record: VideoFingerprint, search: VideoFingerprint): number {
  const shorter = Math.min(lengthOf(record), lengthOf(search));
  return Math.max(Math.min(overlapSecondsMin, shorter * overlapShareOfShort), shorter * overlapShareMin);
}

/** Shifts worth a closer look, the best first, no two beside each other. */
function roughShifts(record: Measured, search: Measured): number[] {
  const anchors = spread(record.shown, roughMoments);
  const needed = overlapNeeded(record, search);
  const first = (record.times[0] ?? 0) - (search.times.at(-1) ?? 0) + needed;
  const last = (record.times.at(-1) ?? 0) - (search.times[0] ?? 0) - needed;
  const trials: Trial[] = [];
  for (let shift = first; shift <= last + roughShiftSeconds; shift += roughShiftSeconds) {
    const trial = tryShift(record, search, { shift, moments: anchors });
    if (trial.count >= momentsMin && trial.similarity >= hopeless) trials.push(trial);
  }
  trials.sort((a, b) => b.similarity - a.similarity);
  const kept: number[] = [];
  for (const { shift } of trials) {
    if (kept.length === refinedShifts) break;
    if (kept.every((other) => Math.abs(other - shift) > 1.5 * roughShiftSeconds)) kept.push(shift);
  }
  return kept;
}

function bestNear(record: Measured, search: Measured, near: number): Trial {
  const trials = Array.from({ length: 15 }, (_, i) =>
    tryShift(record, search, { shift: near + (i - 7) * fineShiftSeconds, moments: record.shown }),
  );
  return trials.reduce((one, other) => (other.similarity > one.similarity ? other : one));
}

function tryShift(
  record: Measured,
  search: Measured,
  { shift, moments }: { shift: number; moments: Int32Array },
): Trial {
  let sum = 0;
  let count = 0;
  for (const i of moments) {
    const j = nearest(search, record.times[i]! - shift);
    if (j === undefined || search.norms[j] === 0) continue;
    sum += dot(record.signatures, i, search.signatures, j) / (record.norms[i]! * search.norms[j]!);
    count++;
  }
  return { shift, similarity: count > 0 ? sum / count : 0, count };
}

/** The moment at a time, unless there is none: before the beginning, after the end, or in a gap. */
function nearest({ times, spacing }: Measured, seconds: number): number | undefined {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! < seconds) low = middle + 1;
    else high = middle;
  }
  const before = low > 0 ? seconds - times[low - 1]! : Infinity;
  const after = low < times.length ? times[low]! - seconds : Infinity;
  const place = before < after ? low - 1 : low;
  return Math.min(before, after) <= 0.7 * spacing ? place : undefined;
}

function spread(places: Int32Array, count: number): Int32Array {
  if (places.length <= count) return places;
  return Int32Array.from({ length: count }, (_, i) => places[Math.floor(((i + 0.5) * places.length) / count)]!);
}
