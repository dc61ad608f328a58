import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { rgbFromYuv } from './yuv-picture.ts';
import { craftPng } from '../testing/crafted-png.ts';
import { loadPhoto, photoBytesMax } from './load-photo.ts';

const [width, height] = [64, 48];

/** Left half red, right half blue. */
const halves = Buffer.alloc(width * height * 3);
for (let i = 0; i < width * height; i++) halves[3 * i + (i % width < width / 2 ? 0 : 2)] = 200;
const picture = () => sharp(halves, { raw: { width, height, channels: 3 } });
const colourAt = (loaded: Awaited<ReturnType<typeof loadPhoto>>, x: number, y: number) => [
  ...rgbFromYuv(loaded).subarray(3 * (y * loaded.width + x), 3 * (y * loaded.width + x) + 3),
];

async function refusalOf(bytes: Uint8Array): Promise<{ code: string; reason: unknown }> {
  const error = await loadPhoto(bytes).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof EngineError)) throw new Error('was not refused', { cause: error });
  return { code: error.code, reason: error.details['reason'] };
}

describe('a photo is loaded as people see it', () => {
  it('keeps its pixels', async () => {
    const loaded = await loadPhoto(await picture().png().toBuffer());
    expect([loaded.width, loaded.height]).toEqual([width, height]);
    const [red, , blue] = colourAt(loaded, 4, 20);
    expect(red).toBeGreaterThan(190);
    expect(blue).toBeLessThan(8);
  });

  it('turns it upright as its camera noted', async () => {
    const loaded = await loadPhoto(
      await picture().withMetadata({ orientation: 6 }).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    );
    expect([loaded.width, loaded.height]).toEqual([height, width]);
    expect(colourAt(loaded, 20, 4)[0]).toBeGreaterThan(150);
    expect(colourAt(loaded, 20, 60)[2]).toBeGreaterThan(150);
  });

  it('brings the colours of its profile to those of the web', async () => {
    const [wide, plain] = [
      await loadPhoto(await picture().withIccProfile('p3').png().toBuffer()),
      await loadPhoto(await picture().png().toBuffer()),
    ];
    expect(Math.abs(colourAt(wide, 4, 20)[0]! - colourAt(plain, 4, 20)[0]!)).toBeLessThan(4);
    const mislabelled = await sharp(await picture().withIccProfile('p3').png().toBuffer())
      .keepIccProfile()
      .png()
      .toBuffer();
    expect(colourAt(await loadPhoto(mislabelled), 4, 20)[0]).toBeGreaterThan(190);
  });

  it('shows grey where a cut-out is transparent', async () => {
    const cutOut = await sharp({
      create: { width, height, channels: 4, background: { r: 255, g: 255, b: 255, alpha: 0 } },
    })
      .png()
      .toBuffer();
    for (const value of colourAt(await loadPhoto(cutOut), 10, 10)) expect(Math.abs(value - 128)).toBeLessThan(3);
  });

  it('reads grey and 16-bit pictures', async () => {
    const grey = await picture().greyscale().png().toBuffer();
    const deep = await picture().toColourspace('rgb16').png().toBuffer();
    expect(new Set(colourAt(await loadPhoto(grey), 4, 20)).size).toBeLessThan(3);
    expect(colourAt(await loadPhoto(deep), 4, 20)[0]).toBeGreaterThan(190);
  });

  it('shrinks what is larger than any clip could use', async () => {
    const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#777' } })
      .jpeg()
      .toBuffer();
    const { width: w, height: h } = await loadPhoto(large);
    expect([w, h]).toEqual([2400, 1200]);
  });
});

describe('a bad file is refused with its reason', () => {
  it('names an empty one', async () => {
    expect((await refusalOf(new Uint8Array())).code).toBe('media.empty');
  });

  it('names one that is too heavy', async () => {
    expect((await refusalOf(new Uint8Array(photoBytesMax + 1))).code).toBe('media.too_large');
  });

  it('names one that is no picture, or none of the accepted formats', async () => {
    expect(await refusalOf(Buffer.from('not a picture at all'))).toEqual({
      code: 'photo.unreadable',
      reason: 'format',
    });
    expect(await refusalOf(await picture().webp().toBuffer())).toEqual({ code: 'photo.unreadable', reason: 'format' });
  });

  it('names one that breaks off', async () => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect(await refusalOf(whole.subarray(0, whole.length / 2))).toEqual({
      code: 'photo.unreadable',
      reason: 'damaged',
    });
  });

  it('names one that is missing', async () => {
    await expect(loadPhoto('no-such-photo.jpg')).rejects.toMatchObject({
      code: 'photo.unreadable',
      details: { reason: 'missing' },
    });
  });

  it('refuses a bomb by its header, before unpacking it', async () => {
    expect((await refusalOf(craftPng({ width: 60_000, height: 60_000 }))).code).toBe('media.too_big');
  });
});
