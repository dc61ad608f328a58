import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { craftImages, type CraftedImage } from '../testing/crafted-images.ts';
import { loadImage } from './load-image.ts';

const [width, height] = [64, 48];
/** Left half red, right half blue. */
const halves = Buffer.alloc(width * height * 3);
for (let i = 0; i < width * height; i++) halves[3 * i + (i % width < width / 2 ? 0 : 2)] = 200;
const picture = () => sharp(halves, { raw: { width, height, channels: 3 } });
const pixelOf = async (bytes: Uint8Array, x: number, y: number) => {
  const loaded = await loadImage(bytes);
  return [...loaded.data.subarray(4 * (y * loaded.width + x), 4 * (y * loaded.width + x) + 4)];
};

describe('an image is loaded as people see it', () => {
  it('turns it upright as its camera noted', async () => {
    const turned = await picture()
      .withMetadata({ orientation: 6 })
      .jpeg({ chromaSubsampling: '4:4:4', quality: 100 })
      .toBuffer();
    const loaded = await loadImage(turned);
    expect([loaded.width, loaded.height]).toEqual([height, width]);
    expect((await pixelOf(turned, 20, 4))[0]).toBeGreaterThan(180);
    expect((await pixelOf(turned, 20, 60))[2]).toBeGreaterThan(180);
  });

  it.each([
    ['WebP', () => picture().webp({ lossless: true })],
    ['AVIF', () => picture().avif({ quality: 95, effort: 0 })],
    ['16 bits', () => picture().toColourspace('rgb16').png()],
    ['a wide gamut', () => picture().withIccProfile('p3').png()],
    ['a palette', () => picture().png({ palette: true })],
    ['CMYK', () => picture().toColourspace('cmyk').jpeg({ quality: 100 })],
  ])('reads %s', async (_, encode) => {
    const [red, green, blue, alpha] = await pixelOf(await encode().toBuffer(), 4, 20);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(70);
    expect(blue).toBeLessThan(70);
    expect(alpha).toBe(255);
  });

  it('reads grey as three equal colours', async () => {
    const [red, green, blue] = await pixelOf(await picture().greyscale().jpeg().toBuffer(), 4, 20);
    expect([green, blue]).toEqual([red, red]);
  });

  it('keeps the alpha it has, of 16 bits and of grey too', async () => {
    for (const image of [
      picture().ensureAlpha(0.4),
      picture().ensureAlpha(0.4).toColourspace('rgb16'),
      picture().ensureAlpha(0.4).greyscale(),
    ])
      expect((await pixelOf(await image.png().toBuffer(), 4, 20))[3]).toBe(102);
  });
});

describe('a file made wrong', () => {
  let folder: string;
  let crafted: CraftedImage[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'semblante-test-'));
    crafted = await craftImages(folder, 'small');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('ends with the code it deserves', async () => {
    const ends: Record<string, string> = {};
    for (const { file } of crafted) {
      ends[file] = await loadImage(file).then(
        () => 'ok',
        (error: unknown) => (error instanceof EngineError ? error.code : String(error)),
      );
    }
    expect(
      crafted
        .filter(({ file, expected }) => !expected.includes(ends[file]!))
        .map(({ file }) => `${file}: ${ends[file]}`),
    ).toEqual([]);
  });

  it('says that an animated one is shown by its first frame', async () => {
    expect((await loadImage(crafted.find(({ file }) => file.endsWith('animated.webp'))!.file)).frames).toBe('several');
  });
});
