import { castOf, renderPortrait } from '@semblante/actors';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RgbaPicture } from '@semblante/media/picture';
import { cleanPicture, isDirty } from './clean-picture.ts';
import { enlargePicture } from './enlarge-picture.ts';
import { Enlarger, type Planes, type Scale, scales } from './enlarger.ts';
import { findQuantisation } from './jpeg-quantisation.ts';
import { measureNoise } from './measure-noise.ts';

const [person] = castOf('ana');
const { signal } = new AbortController();
const enlargers = new Map<Scale, Enlarger>();

beforeAll(async () => {
  for (const scale of scales) enlargers.set(scale, await Enlarger.open(scale));
});
afterAll(async () => {
  for (const enlarger of enlargers.values()) await enlarger.close();
});

async function portrait(size: { width: number; height: number }): Promise<RgbaPicture> {
  const { rgb } = renderPortrait(person!, { ...size, backdrop: 'park' });
  return {
    ...size,
    data: await sharp(rgb, { raw: { ...size, channels: 3 } })
      .ensureAlpha()
      .raw()
      .toBuffer(),
  };
}

const rawOf = ({ width, height }: { width: number; height: number }) => ({
  raw: { width, height, channels: 4 as const },
});

async function resized(picture: RgbaPicture, times: number): Promise<RgbaPicture> {
  const [width, height] = [Math.round(picture.width * times), Math.round(picture.height * times)];
  const data = await sharp(picture.data, rawOf(picture)).resize(width, height, { kernel: 'lanczos3' }).raw().toBuffer();
  return { width, height, data };
}

/** The same network, which is shown less at a time. */
const inTilesOf = (enlarger: Enlarger, tilePixels: number): Enlarger =>
  Object.assign(Object.create(enlarger) as Enlarger, {
    tilePixels,
    enlarge: async (planes: Planes) => {
      expect(planes.width * planes.height).toBeLessThanOrEqual(tilePixels);
      return await enlarger.enlarge(planes);
    },
  });

const enlarge = async (picture: RgbaPicture, scale: Scale) =>
  await enlargePicture(picture, { enlarger: enlargers.get(scale)!, signal });

function psnr(a: RgbaPicture, b: RgbaPicture): number {
  let sum = 0;
  for (let at = 0; at < a.data.length; at++) if (at % 4 !== 3) sum += (a.data[at]! - b.data[at]!) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / (0.75 * a.data.length)));
}

describe('a picture that was made smaller', () => {
  it.each([
    { scale: 2, gain: 1, size: { width: 320, height: 240 } },
    { scale: 4, gain: 0.3, size: { width: 640, height: 480 } },
  ] as const)('comes nearer to what it was than by Lanczos, $scale times', async ({ scale, gain, size }) => {
    const truth = await portrait(size);
    const small = await resized(truth, 1 / scale);
    const [ours, plain] = [await enlarge(small, scale), await resized(small, scale)];
    expect(ours).toMatchObject(size);
    expect(psnr(ours, truth) - psnr(plain, truth)).toBeGreaterThan(gain);
  });

  it.each(scales)('has no seams: tiles say what the whole says, %i times', async (scale) => {
    const size = { width: 244, height: 240 };
    const pixels = size.width * size.height;
    const small = await portrait(size);
    const tiles: number[] = [];
    const enlarger = enlargers.get(scale)!;
    const onTile = (_done: number, total: number) => tiles.push(total);
    const smallTiles = inTilesOf(enlarger, 23_000);
    const ours = await enlargePicture(small, { enlarger: smallTiles, signal, onTile });
    expect(tiles).toEqual([4, 4, 4, 4]);
    const planes = new Float32Array(3 * pixels);
    for (let pixel = 0; pixel < pixels; pixel++)
      for (let c = 0; c < 3; c++) planes[c * pixels + pixel] = small.data[4 * pixel + c]!;
    const whole = await enlarger.enlarge({ ...size, values: planes });
    const plane = whole.width * whole.height;
    const asBytes = new Uint8ClampedArray(whole.values);
    let most = 0;
    for (let pixel = 0; pixel < plane; pixel++)
      for (let c = 0; c < 3; c++)
        most = Math.max(most, Math.abs(asBytes[c * plane + pixel]! - ours.data[4 * pixel + c]!));
    expect(most).toBeLessThanOrEqual(1);
  });
});

it('shows of a region what the whole picture will be there', async () => {
  const small = await portrait({ width: 120, height: 96 });
  const whole = await enlarge(small, 2);
  const region = { left: 40, top: 30, width: 48, height: 32 };
  const spot = await enlargePicture(small, { enlarger: enlargers.get(2)!, region, signal });
  const cut = await sharp(whole.data, rawOf(whole))
    .extract({ left: 80, top: 60, width: 96, height: 64 })
    .raw()
    .toBuffer();
  expect(Math.max(...spot.data.map((value, at) => Math.abs(value - cut[at]!)))).toBeLessThanOrEqual(1);
});

it('keeps holes, and draws nothing of what is hidden in them into the edge', async () => {
  const size = { width: 64, height: 64 };
  const data = new Uint8Array(4 * 64 * 64);
  for (let pixel = 0; pixel < 64 * 64; pixel++)
    data.set(pixel % 64 < 32 ? [200, 60, 40, 255] : [0, 0, 0, 0], 4 * pixel);
  const large = await enlarge({ ...size, data }, 2);
  const at = (x: number) => [...large.data.subarray(4 * (64 * 128 + x), 4 * (64 * 128 + x) + 4)];
  expect([at(20)[3], at(110)[3]]).toEqual([255, 0]);
  const [red, green, blue] = at(62) as [number, number, number, number];
  expect(Math.abs(red - 200) + Math.abs(green - 60) + Math.abs(blue - 40)).toBeLessThan(20);
});

describe('noise and marks of compression', () => {
  /** The same noise every time. */
  function noisy({ data, ...size }: RgbaPicture, deviation: number): RgbaPicture {
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
    const bell = () => Math.sqrt(-2 * Math.log(next() + 1e-9)) * Math.cos(2 * Math.PI * next());
    return {
      ...size,
      data: Uint8Array.from(data, (value, at) =>
        at % 4 === 3 ? value : Math.max(0, Math.min(255, Math.round(value + deviation * bell()))),
      ),
    };
  }

  it('are found where they are and nowhere else', async () => {
    const clean = await portrait({ width: 320, height: 240 });
    const bytes = async (quality: number) =>
      await sharp(clean.data, rawOf(clean)).removeAlpha().jpeg({ quality }).toBuffer();
    const noiseOf = (picture: RgbaPicture) => ({ noise: measureNoise(picture), quantisation: undefined });
    expect(isDirty(noiseOf(clean))).toBe(false);
    expect(isDirty(noiseOf(noisy(clean, 8)))).toBe(true);
    expect(isDirty({ noise: 0, quantisation: findQuantisation(await bytes(95)) })).toBe(false);
    expect(isDirty({ noise: 0, quantisation: findQuantisation(await bytes(30)) })).toBe(true);
    expect(findQuantisation(await sharp(clean.data, rawOf(clean)).png().toBuffer())).toBeUndefined();
  });

  it('go, and the picture comes nearer to what it was', async () => {
    const clean = await portrait({ width: 320, height: 240 });
    const dirty = noisy(clean, 10);
    const before = psnr(dirty, clean);
    cleanPicture(dirty, { noise: measureNoise(dirty), quantisation: undefined });
    expect(psnr(dirty, clean) - before).toBeGreaterThan(4);
    const bytes = await sharp(clean.data, rawOf(clean)).removeAlpha().jpeg({ quality: 20 }).toBuffer();
    const coarse = { width: 320, height: 240, data: await sharp(bytes).ensureAlpha().raw().toBuffer() };
    const rounded = psnr(coarse, clean);
    cleanPicture(coarse, { noise: 0, quantisation: findQuantisation(bytes) });
    expect(psnr(coarse, clean) - rounded).toBeGreaterThan(0.3);
  });
});

it('stops between two tiles when it is told to', async () => {
  const small = await portrait({ width: 480, height: 240 });
  const stop = new AbortController();
  const tiles: number[] = [];
  const started = enlargePicture(small, {
    enlarger: inTilesOf(enlargers.get(2)!, 60_000),
    signal: stop.signal,
    onTile: (done) => {
      tiles.push(done);
      stop.abort();
    },
  });
  await expect(started).rejects.toThrow();
  expect(tiles).toEqual([1]);
});
