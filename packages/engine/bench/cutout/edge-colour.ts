import { castOf, renderPortrait } from '@semblante/actors';
import sharp from 'sharp';
import { estimateForeground } from '../../src/cut-out/estimate-foreground.ts';
import { loadImage } from '@semblante/media/picture';
import { Heap } from '@semblante/media/kernels';
import { rounded } from '../cost.ts';
import { readAlpha, type Reference } from './references.ts';

/**
 * A subject of known colours before a background, with a known alpha: what comes out at the edge can be compared with
 * what went in.
 */
interface Composite {
  width: number;
  height: number;
  front: Uint8Array;
  behind: Uint8Array;
  alpha: Uint8Array;
}

export interface EdgeColourError {
  /** Of 255, weighed by alpha, over pixels that are neither opaque nor empty. */
  error: number;
  /** The same when the colours are left as they are seen. */
  untreated: number;
  cpuMsPerMegapixel: number;
}

/**
 * `usual`: drawn hair, and alphas as networks like ours and people draw them. `fur`: wide soft alphas, inside of which
 * most of a strange picture's colours are lost.
 */
export async function measureEdgeColour(
  references: readonly Reference[],
): Promise<{ usual: EdgeColourError; fur: EdgeColourError | null }> {
  const usual = [
    ...drawnComposites(),
    ...(await realComposites(references, ['rembg_car-1', 'pymatting_lemur', 'p3m_p_819ea202'])),
  ];
  const fur = await realComposites(references, ['gfm_1', 'gfm_2', 'am2k_5']);
  return { usual: meanOf(usual.map(measureOne)), fur: fur.length === 0 ? null : meanOf(fur.map(measureOne)) };
}

function meanOf(results: readonly EdgeColourError[]): EdgeColourError {
  const mean = (key: keyof EdgeColourError) =>
    rounded(results.reduce((sum, result) => sum + result[key], 0) / results.length, 2);
  return { error: mean('error'), untreated: mean('untreated'), cpuMsPerMegapixel: mean('cpuMsPerMegapixel') };
}

function measureOne({ width, height, front, behind, alpha }: Composite): EdgeColourError {
  const data = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const share = alpha[i]! / 255;
    for (let c = 0; c < 3; c++)
      data[4 * i + c] = Math.round(front[3 * i + c]! * share + behind[3 * i + c]! * (1 - share));
    data[4 * i + 3] = alpha[i]!;
  }
  const untreated = errorOf(data, front);
  const startedAt = process.cpuUsage();
  estimateForeground(new Heap(), { width, height, data });
  const { user, system } = process.cpuUsage(startedAt);
  return {
    error: errorOf(data, front),
    untreated,
    cpuMsPerMegapixel: (user + system) / 1000 / ((width * height) / 1e6),
  };
}

function errorOf(data: Uint8Array, front: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < data.length / 4; i++) {
    const alpha = data[4 * i + 3]!;
    if (alpha < 8 || alpha > 247) continue;
    count += 3;
    for (let c = 0; c < 3; c++) sum += (Math.abs(data[4 * i + c]! - front[3 * i + c]!) * alpha) / 255;
  }
  return count === 0 ? 0 : sum / count;
}

/** Alphas of real cut-outs, each between three pairs of real pictures. */
async function realComposites(references: readonly Reference[], names: readonly string[]): Promise<Composite[]> {
  const pairs = [
    ['rembg_ex_car-2', 'rembg_ex_animal-1'],
    ['rembg_ex_girl-2', 'gfm_2'],
    ['gfm_2', 'rembg_ex_girl-2'],
  ] as const;
  const get = (name: string) => references.find((reference) => reference.name === name);
  const composites: Composite[] = [];
  for (const { image, alpha } of names.map(get).filter((reference) => reference !== undefined)) {
    const { width, height } = await loadImage(image);
    const covered = (name: string) =>
      sharp(get(name)!.image)
        .autoOrient()
        .resize(width, height, { fit: 'cover' })
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer();
    for (const [front, behind] of pairs)
      composites.push({
        width,
        height,
        front: await covered(front),
        behind: await covered(behind),
        alpha: await readAlpha(alpha!, { width, height }),
      });
  }
  return composites;
}

/**
 * Tufts of thin hairs around a soft disc, in the colours of hair, before synthetic people: measured everywhere, without
 * any file.
 */
function drawnComposites(): Composite[] {
  const [width, height] = [720, 540];
  return castOf()
    .slice(0, 3)
    .map((person, k) => ({
      width,
      height,
      front: drawStrands({ width, height, seed: k }),
      behind: renderPortrait(person, { width, height, backdrop: 'park' }).rgb,
      alpha: drawHair({ width, height, seed: k }),
    }));
}

/** Smooth colours with a fine grain, as hair and cloth have at an outline. */
function drawStrands({ width, height, seed }: { width: number; height: number; seed: number }): Uint8Array {
  return Uint8Array.from({ length: 3 * width * height }, (_, k) => {
    const [x, y, channel] = [Math.floor(k / 3) % width, Math.floor(k / 3 / width), k % 3];
    const slow = 40 * Math.sin(x / 97 + seed + channel) * Math.cos(y / 83 - seed);
    const grain = 4 * Math.sin(x * 2.3 + y * 0.7 + seed);
    return Math.round(90 + 30 * channel * (seed - 1) + slow + grain);
  });
}

function drawHair({ width, height, seed }: { width: number; height: number; seed: number }): Uint8Array {
  const alpha = new Float32Array(width * height);
  const [x0, y0, radius] = [width / 2, height / 2, height / 4];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      alpha[y * width + x] = Math.min(1, Math.max(0, (radius - Math.hypot(x - x0, y - y0)) / 6 + 0.5));
  for (let hair = 0; hair < 400; hair++) {
    const turn = hair * 2.399963 + seed;
    const length = radius * (1.05 + 0.4 * ((hair * 0.618 + seed * 0.37) % 1));
    for (let r = radius * 0.9; r < length; r += 0.5) {
      const bend = turn + 0.3 * Math.sin(hair + r / radius);
      const [x, y] = [x0 + r * Math.cos(bend), y0 + r * Math.sin(bend)];
      const at = Math.floor(y) * width + Math.floor(x);
      // About a pixel thick, thinner at the tip.
      const thickness = 0.9 * Math.min(1, (length - r) / (0.2 * radius));
      const [right, below] = [x % 1, y % 1];
      for (const [dx, dy, share] of [
        [0, 0, (1 - right) * (1 - below)],
        [1, 0, right * (1 - below)],
        [0, 1, (1 - right) * below],
        [1, 1, right * below],
      ] as const) {
        const to = at + dy * width + dx;
        alpha[to] = Math.max(alpha[to]!, thickness * share);
      }
    }
  }
  return Uint8Array.from(alpha, (value) => Math.round(255 * value));
}
