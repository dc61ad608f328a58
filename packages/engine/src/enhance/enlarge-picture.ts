import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import type { RgbaPicture } from '@semblante/media/picture';
import type { Enlarger, Planes } from './enlarger.ts';
import { isOpaque, withSpreadColours } from './transparent-colours.ts';

export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface EnlargeOptions {
  enlarger: Enlarger;
  /** Of the small picture; all of it where nothing is said. */
  region?: Region | undefined;
  signal: AbortSignal;
  /** Heard after each tile. */
  onTile?: ((done: number, total: number) => void) | undefined;
}

/** A picture, or a region of it, as many times larger as the network makes it, tile by tile. Alpha stays. */
export async function enlargePicture(
  picture: RgbaPicture,
  { enlarger, region = { left: 0, top: 0, ...sizeOf(picture) }, signal, onTile }: EnlargeOptions,
): Promise<RgbaPicture> {
  const { scale } = enlarger;
  const seen = isOpaque(picture) ? picture : withSpreadColours(picture);
  const [width, height] = [region.width * scale, region.height * scale];
  const large = { width, height, data: new Uint8Array(4 * width * height) };
  const tiles = tilesOf(region, enlarger);
  let done = 0;
  for (const tile of tiles) {
    // An abort is a message, which is read between two turns of the loop only.
    await nextTurn();
    signal.throwIfAborted();
    const around = grown(tile, picture, enlarger.reach);
    const planes = await enlarger.enlarge(planesOf(seen, around));
    layTile(large, planes, {
      fromLeft: (tile.left - around.left) * scale,
      fromTop: (tile.top - around.top) * scale,
      left: (tile.left - region.left) * scale,
      top: (tile.top - region.top) * scale,
      width: tile.width * scale,
      height: tile.height * scale,
    });
    onTile?.(++done, tiles.length);
  }
  await layAlpha(large, { picture, region });
  return large;
}

const sizeOf = ({ width, height }: RgbaPicture) => ({ width, height });

/**
 * All of about the same size, with as little seen twice as can be: what lies around a tile is looked at for it and
 * thrown away.
 */
function tilesOf({ left, top, width, height }: Region, { reach, tilePixels }: Enlarger): Region[] {
  const { columns, rows } = fewestTiles({ width, height }, { reach, tilePixels });
  const cut = (from: number, length: number, parts: number): [number, number][] => {
    const at = (part: number) => from + Math.round((part * length) / parts);
    return Array.from({ length: parts }, (_, part) => [at(part), at(part + 1) - at(part)]);
  };
  return cut(top, height, rows).flatMap(([y, tileHeight]) =>
    cut(left, width, columns).map(([x, tileWidth]) => ({ left: x, top: y, width: tileWidth, height: tileHeight })),
  );
}

function fewestTiles(
  { width, height }: { width: number; height: number },
  { reach, tilePixels }: Pick<Enlarger, 'reach' | 'tilePixels'>,
): { columns: number; rows: number } {
  const seen = (length: number, parts: number) => Math.ceil(length / parts) + (parts === 1 ? 0 : 2 * reach);
  let best = { columns: width, rows: height, looked: Infinity };
  for (let columns = 1; columns <= Math.ceil(width / reach); columns++) {
    // As few rows as the tile's pixels allow; more only add margins.
    const rowsMax = Math.floor(tilePixels / seen(width, columns)) - 2 * reach;
    if (rowsMax < 1) continue;
    const rows = seen(width, columns) * height <= tilePixels ? 1 : Math.ceil(height / rowsMax);
    const looked = (width + 2 * reach * (columns - 1)) * (height + 2 * reach * (rows - 1));
    if (looked < best.looked) best = { columns, rows, looked };
  }
  return best;
}

function grown({ left, top, width, height }: Region, picture: RgbaPicture, margin: number): Region {
  const [x, y] = [Math.max(0, left - margin), Math.max(0, top - margin)];
  return {
    left: x,
    top: y,
    width: Math.min(picture.width, left + width + margin) - x,
    height: Math.min(picture.height, top + height + margin) - y,
  };
}

function planesOf({ width: rowPixels, data }: RgbaPicture, { left, top, width, height }: Region): Planes {
  const plane = width * height;
  const values = new Float32Array(3 * plane);
  for (let y = 0, to = 0; y < height; y++) {
    let from = 4 * ((top + y) * rowPixels + left);
    for (let x = 0; x < width; x++, to++, from += 4) {
      values[to] = data[from]!;
      values[plane + to] = data[from + 1]!;
      values[2 * plane + to] = data[from + 2]!;
    }
  }
  return { width, height, values };
}

function layTile(
  large: RgbaPicture,
  { width: rowPixels, height: rows, values }: Planes,
  { fromLeft, fromTop, left, top, width, height }: Region & { fromLeft: number; fromTop: number },
): void {
  const plane = rowPixels * rows;
  const data = new Uint8ClampedArray(large.data.buffer);
  for (let y = 0; y < height; y++) {
    let from = (fromTop + y) * rowPixels + fromLeft;
    let to = 4 * ((top + y) * large.width + left);
    for (let x = 0; x < width; x++, from++, to += 4) {
      data[to] = values[from]!;
      data[to + 1] = values[plane + from]!;
      data[to + 2] = values[2 * plane + from]!;
      data[to + 3] = 255;
    }
  }
}

/** The network knows no alpha: that is enlarged as any program does it. */
async function layAlpha(
  large: RgbaPicture,
  { picture, region }: { picture: RgbaPicture; region: Region },
): Promise<void> {
  if (isOpaque(picture)) return;
  const { width, height, data } = picture;
  const alpha = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .extractChannel(3)
    .extract(region)
    .resize(large.width, large.height, { fit: 'fill', kernel: 'lanczos3' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  for (let pixel = 0; pixel < alpha.length; pixel++) large.data[4 * pixel + 3] = alpha[pixel]!;
}
