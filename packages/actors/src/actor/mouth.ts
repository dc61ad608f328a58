import { mouthOpening } from '../face/face-topology.ts';
import { clamp, smoothstep } from '../geometry/interpolation.ts';
import type { Vec3 } from '../geometry/vector.ts';
import type { Rgb } from '../colour/colour.ts';
import type { Shader } from '../raster/draw-shaded.ts';
import { createStrip, type OpeningStrip } from './opening-strip.ts';

export interface Mouth {
  strip: OpeningStrip;
  /** Height of the closed lips in head space: the upper teeth hang from the skull. */
  lipLine: number;
}

export const buildMouth = (rest: Float32Array): Mouth => ({
  strip: createStrip(mouthOpening),
  lipLine: rest[3 * 13 + 1]!,
});

/** Right edges of the teeth from the middle outwards, centimetres. */
const upperTeeth = [0, 0.84, 1.48, 2.18, 2.8, 3.3] as const;
const lowerTeeth = [0, 0.54, 1.12, 1.74, 2.4, 3] as const;
const behindLips = 0.55;

export interface MouthLight {
  toCamera: Vec3;
  brightness: Rgb;
}

/** Teeth, tongue and the dark behind them; `jawLine` is the height of the lower lip's inner edge. */
export function mouthShader({ lipLine }: Mouth, jawLine: number, { toCamera, brightness }: MouthLight): Shader {
  const depth = behindLips / Math.max(0.3, toCamera[2]);
  const gap = lipLine - jawLine;
  return (attributes, out) => {
    const x = attributes[0]! - toCamera[0] * depth;
    const y = attributes[1]! - toCamera[1] * depth;
    const aside = Math.abs(x);
    const deep = 1 - 0.72 * clamp(aside / 2.5, 0, 1) ** 2;
    const underLip = 0.2 + 0.8 * smoothstep(-0.05, 0.4, lipLine - y);
    const upper = tooth(upperTeeth, aside, y - (lipLine - 0.78 + 0.07 * x * x));
    const lower = tooth(lowerTeeth, aside, jawLine + 0.42 + 0.05 * x * x - y) * smoothstep(0.9, 1.6, gap);
    if (upper > 0) setColour(out, 0.76, 0.7, 0.62, upper * deep * underLip, brightness);
    else if (lower > 0) setColour(out, 0.68, 0.62, 0.54, 0.7 * lower * deep, brightness);
    else {
      const tongue = smoothstep(1.7, 0.5, aside) * smoothstep(0.35, 0.9, (lipLine - 0.3 - y) / Math.max(0.5, gap));
      setColour(out, 0.045 + 0.3 * tongue, 0.012 + 0.085 * tongue, 0.012 + 0.085 * tongue, deep, brightness);
    }
  };
}

/** Brightness of the tooth at a place, 0 where there is none; `inward` grows from the biting edge to the gum. */
function tooth(edges: readonly number[], aside: number, inward: number): number {
  const which = edges.findIndex((edge, i) => i > 0 && aside < edge);
  if (which < 0) return 0;
  const [from, to] = [edges[which - 1]!, edges[which]!];
  const across = ((aside - from) / (to - from)) * 2 - 1;
  if (inward < 0.1 * across * across) return 0;
  const seam = 1 - 0.5 * smoothstep(0.82, 1, Math.abs(across));
  return seam * (0.88 + 0.12 * smoothstep(0, 0.3, inward));
}

function setColour(out: Float64Array, r: number, g: number, b: number, k: number, light: Rgb): void {
  out[0] = r * k * light[0];
  out[1] = g * k * light[1];
  out[2] = b * k * light[2];
}
