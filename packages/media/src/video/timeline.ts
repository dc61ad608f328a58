import { AV_NOPTS_VALUE, AV_PKT_FLAG_DISCARD, type Packet, type TimeBase } from './av.ts';

export interface Keyframe {
  pts: number;
  dts: number;
}

/**
 * When each frame of a video is shown, read from its packets. A frame's number is its place here, so it is the same
 * however a reader got there.
 */
export interface Timeline {
  timeBase: TimeBase;
  /** In presentation order, each later than the one before. */
  pts: Float64Array;
  lastDuration: number;
  /** In presentation order; some may be hidden by an edit list, and still have to be decoded. */
  keyframes: readonly Keyframe[];
}

/** Gathers packets of one stream, in any order. */
export class TimelineBuilder {
  readonly #pts: number[] = [];
  readonly #keyframes: Keyframe[] = [];
  #last = { pts: -Infinity, duration: 0 };
  #firstPts = Infinity;
  packets = 0;

  add(packet: Packet): void {
    const pts = ptsOf(packet);
    if (pts === undefined) return;
    if (packet.isKeyframe) this.#keyframes.push({ pts, dts: dtsOf(packet) ?? pts });
    // Packets before an edit list's start are there to be decoded, not to be shown.
    if ((packet.flags & AV_PKT_FLAG_DISCARD) !== 0) return;
    this.packets++;
    this.#pts.push(pts);
    this.#firstPts = Math.min(this.#firstPts, pts);
    if (pts > this.#last.pts) this.#last = { pts, duration: Number(packet.duration) };
  }

  /** In ticks, from the first frame's start to the last one's end. */
  get span(): number {
    return this.packets === 0 ? 0 : this.#last.pts + Math.max(0, this.#last.duration) - this.#firstPts;
  }

  /** The first frame's time. */
  get start(): number {
    return this.#firstPts;
  }

  finish(timeBase: TimeBase): Timeline {
    const sorted = Float64Array.from(this.#pts).sort();
    // Two frames at one time: the later one is never shown, and no container could carry both.
    const pts = sorted.filter((time, i) => i === 0 || time > sorted[i - 1]!);
    const keyframes = this.#keyframes.sort((a, b) => a.pts - b.pts);
    return { timeBase, pts, lastDuration: lastDurationOf(pts, this.#last.duration), keyframes };
  }
}

/** A last frame of no length would vanish: it is given the length of the one before. */
function lastDurationOf(pts: Float64Array, declared: number): number {
  if (declared > 0) return declared;
  return pts.length > 1 ? pts[pts.length - 1]! - pts[pts.length - 2]! : 1;
}

/** Ticks as plain numbers: exact to 2^53, which at a nanosecond a tick is a hundred days. */
function ticksOf(time: bigint): number | undefined {
  const ticks = Number(time);
  return time === AV_NOPTS_VALUE || !Number.isSafeInteger(ticks) ? undefined : ticks;
}

export function dtsOf(packet: Packet): number | undefined {
  return ticksOf(packet.dts);
}

export function ptsOf(packet: Packet): number | undefined {
  return ticksOf(packet.pts) ?? ticksOf(packet.dts);
}

/** Place of a time in the timeline, or undefined when no frame starts then. */
export function frameIndexAt({ pts }: Timeline, time: number): number | undefined {
  const i = firstFrameFrom(pts, time);
  return pts[i] === time ? i : undefined;
}

/** Number of the first frame at or after a time. */
export function firstFrameFrom(pts: Float64Array, time: number): number {
  let low = 0;
  let high = pts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pts[middle]! < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function frameDuration({ pts, lastDuration }: Timeline, index: number): number {
  return index + 1 < pts.length ? pts[index + 1]! - pts[index]! : lastDuration;
}

export function endOf({ pts, lastDuration }: Timeline): number {
  return pts[pts.length - 1]! + lastDuration;
}

export function secondsOf(ticks: number, { num, den }: TimeBase): number {
  return (ticks * num) / den;
}

export function keyframeAtOrBefore({ keyframes }: Timeline, time: number): Keyframe | undefined {
  return keyframes.findLast((keyframe) => keyframe.pts <= time);
}

/**
 * Steps between frames of a constant rate differ by rounding only, to milliseconds where Matroska was on the way;
 * phones differ by far more.
 */
export function isVariableRate({ pts, timeBase }: Timeline): boolean {
  if (pts.length < 3) return false;
  const steps = pts.slice(1).map((time, i) => time - pts[i]!);
  const middle = steps.slice().sort()[steps.length >> 1]!;
  const tolerated = Math.max(1, middle * 0.02, (0.0015 * timeBase.den) / timeBase.num);
  return steps.some((step) => Math.abs(step - middle) > tolerated);
}
