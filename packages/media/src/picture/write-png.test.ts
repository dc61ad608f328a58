import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { splitPng } from '../provenance/image/png-metadata.ts';
import { writePng } from './write-png.ts';

/** Waves, and noise over them: no row is like another. */
function drawn(bytes: number): Uint8Array {
  let state = 11;
  return Uint8Array.from(
    { length: bytes },
    (_, i) => 128 + 100 * Math.sin(i / 97) + ((state = (state * 48_271) % 2_147_483_647) % 20),
  );
}

describe('a PNG of ours', () => {
  it.each([
    { width: 1, height: 1, channels: 4 },
    { width: 17, height: 5, channels: 3 },
    { width: 333, height: 1217, channels: 4 },
    { width: 700, height: 811, channels: 3 },
    // One row of it is larger than a piece.
    { width: 300_001, height: 2, channels: 4 },
  ] as const)(
    'of $width by $height with $channels channels decodes to the very same pixels',
    async ({ width, height, channels }) => {
      const pixels = drawn(width * height * channels);
      const png = await writePng({ width, height, pixels });
      const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width, height, channels });
      expect(data.equals(pixels)).toBe(true);
    },
  );

  it('says that it is sRGB, and nothing else', async () => {
    const png = await writePng({ width: 640, height: 900, pixels: drawn(640 * 900 * 4) });
    const types = splitPng(png).map(({ type }) => type);
    expect([...new Set(types)]).toEqual(['IHDR', 'sRGB', 'IDAT', 'IEND']);
    expect(types.filter((type) => type === 'IDAT').length).toBeGreaterThan(1);
  });
});
