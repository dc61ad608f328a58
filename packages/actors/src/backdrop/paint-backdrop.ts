import { clamp } from '../geometry/interpolation.ts';
import { hash } from '../geometry/noise.ts';
import { sceneries, type BackdropKind } from './scenery.ts';

interface BackdropSize {
  width: number;
  height: number;
  seed: number;
}

const painted = new Map<string, Uint8Array>();
const paintedMax = 12;

/** The same one again costs nothing: portraits of one size stand before few of them. Nobody draws into it. */
export function backdropOf(kind: BackdropKind, size: BackdropSize): Uint8Array {
  const key = `${kind} ${size.width} ${size.height} ${size.seed}`;
  const backdrop = painted.get(key) ?? paintBackdrop(kind, size);
  // The one used last is forgotten last.
  painted.delete(key);
  painted.set(key, backdrop);
  for (const [oldest] of painted) {
    if (painted.size <= paintedMax) break;
    painted.delete(oldest);
  }
  return backdrop;
}

/**
 * Packed 8-bit RGB. Out of focus as behind a portrait, with edges and grain enough for codecs and trackers to have
 * something to do.
 */
function paintBackdrop(kind: BackdropKind, { width, height, seed }: BackdropSize): Uint8Array {
  const { paint, blur } = sceneries[kind];
  const levels = new Float32Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const colour = paint((x + 0.5) / height, (y + 0.5) / height, width / height, seed);
      levels[at] = colour[0];
      levels[at + 1] = colour[1];
      levels[at + 2] = colour[2];
    }
  }
  const radius = Math.round(blur * height);
  const passes = radius > 0 ? 2 : 0;
  for (let pass = 0; pass < passes; pass++) {
    blurLines(levels, { lines: height, length: width, lineStep: width * 3, step: 3, radius });
    blurLines(levels, { lines: width, length: height, lineStep: 3, step: width * 3, radius });
  }
  const packed = new Uint8Array(levels.length);
  for (let i = 0; i < levels.length; i++) packed[i] = clamp(levels[i]! + 2.4 * (hash(i, 3, seed) - 0.5), 0, 255);
  return packed;
}

/** Running mean along rows or columns, edges repeated. */
function blurLines(
  levels: Float32Array,
  {
    lines,
    length,
    lineStep,
    step,
    radius,
  }: { lines: number; length: number; lineStep: number; step: number; radius: number },
): void {
  const source = new Float32Array(length);
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const first = line * lineStep + channel;
      for (let i = 0; i < length; i++) source[i] = levels[first + i * step]!;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += source[clamp(i, 0, length - 1)]!;
      for (let i = 0; i < length; i++) {
        levels[first + i * step] = sum * share;
        sum += source[Math.min(length - 1, i + radius + 1)]! - source[Math.max(0, i - radius)]!;
      }
    }
  }
}
