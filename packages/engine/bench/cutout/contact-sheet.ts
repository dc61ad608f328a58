import sharp from 'sharp';
import { cutOut } from '../../src/cut-out/cut-out.ts';
import type { RgbaPicture } from '@semblante/media/picture';
import type { Subject } from '../../src/cut-out/subject-network.ts';

const tile = 420;
/** Colours on which halos show: no subject has them. */
const grounds = ['#00c83c', '#ff00aa', '#101010', '#ffffff'] as const;

/** The picture, its cut-out on four grounds, and in hair mode on the first: one row of the sheet. */
export async function rowOf(picture: RgbaPicture, subject: Subject): Promise<Buffer> {
  const cut = (edges: 'plain' | 'hair') => {
    const copy = { ...picture, data: Uint8Array.from(picture.data) };
    cutOut(copy, subject, edges);
    return copy;
  };
  const plain = cut('plain');
  const tiles = [
    await tileOf(picture, '#808080'),
    ...(await Promise.all(grounds.map((ground) => tileOf(plain, ground)))),
    await tileOf(cut('hair'), grounds[0]),
  ];
  return sharp({ create: { width: tile * tiles.length, height: tile, channels: 3, background: '#20242c' } })
    .composite(tiles.map((input, k) => ({ input, left: k * tile, top: 0 })))
    .png()
    .toBuffer();
}

export async function writeSheet(file: string, rows: readonly Buffer[]): Promise<void> {
  await sharp({
    create: { width: tile * (grounds.length + 2), height: tile * rows.length, channels: 3, background: '#20242c' },
  })
    .composite(rows.map((input, k) => ({ input, left: 0, top: k * tile })))
    .jpeg({ quality: 92 })
    .toFile(file);
}

const tileOf = ({ width, height, data }: RgbaPicture, ground: string): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: ground })
    .resize(tile, tile, { fit: 'contain', background: '#20242c' })
    .png()
    .toBuffer();
