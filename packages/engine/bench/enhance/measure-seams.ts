import sharp from 'sharp';
import { castOf, renderPortrait } from '@semblante/actors';
import { enlargePicture } from '../../src/enhance/enlarge-picture.ts';
import { Enlarger } from '../../src/enhance/enlarger.ts';
import { rounded } from '../cost.ts';

/** Two tiles beside each other: they meet in the middle. */
const size = { width: 760, height: 480 };

/**
 * Mean difference of luma from one column to the next where two tiles meet, over that of the eight columns on either
 * side: 1 where nobody could tell that there are tiles.
 */
export async function measureSeams(): Promise<number> {
  const [person] = castOf('ana');
  const { rgb } = renderPortrait(person!, { ...size, backdrop: 'park' });
  const data = await sharp(rgb, { raw: { ...size, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const enlarger = await Enlarger.open(2);
  const onTile = (_done: number, tiles: number) => {
    if (tiles !== 2) throw new Error(`${tiles} tiles: the seam of two is measured`);
  };
  const {
    width,
    height,
    data: large,
  } = await enlargePicture({ ...size, data }, { enlarger, signal: new AbortController().signal, onTile });
  await enlarger.close();
  const stepAt = (column: number) => {
    let sum = 0;
    for (let row = 0; row < height; row++) {
      const at = 4 * (row * width + column);
      sum += Math.abs(large[at + 1]! - large[at - 3]!);
    }
    return sum / height;
  };
  const seam = width / 2;
  const around = Array.from({ length: 8 }, (_, i) => [stepAt(seam - 1 - i), stepAt(seam + 1 + i)]).flat();
  return rounded(stepAt(seam) / (around.reduce((sum, step) => sum + step, 0) / around.length));
}
