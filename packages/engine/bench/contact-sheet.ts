import sharp, { type OverlayOptions } from 'sharp';
import type { FaceMesh } from '@semblante/vision/geometry';
import { cropRgb } from './metrics/square-crop.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { regionOfMesh } from '@semblante/vision/networks';

const tileSide = 152;
const labelHeight = 20;
/** Shown of the region that the mesh network sees: the head and a little around it, so that seams can be seen. */
const regionShare = 0.95;

type Tile = Buffer;

export interface SheetRow {
  label: string;
  photo: Tile;
  /** The same moments, above before and below after. */
  moments: readonly { before: Tile; after: Tile }[];
}

/** The head in a picture, upright, small. */
export function tileOf(picture: YuvPicture, face: FaceMesh): Tile {
  const region = regionOfMesh(face);
  return Buffer.from(cropRgb(picture, { ...region, size: region.size * regionShare }, tileSide));
}

/** One row a pair: the photo, and moments of the clip before and after. */
export async function writeContactSheet(file: string, rows: readonly SheetRow[]): Promise<void> {
  const columns = 1 + Math.max(...rows.map(({ moments }) => moments.length));
  const rowHeight = labelHeight + 2 * tileSide;
  const layers = rows.flatMap((row, k) => layersOf(row, { top: k * rowHeight, width: columns * tileSide }));
  await sharp({
    create: { width: columns * tileSide, height: rows.length * rowHeight, channels: 3, background: '#20242c' },
  })
    .composite(layers)
    .jpeg({ quality: 92 })
    .toFile(file);
}

function layersOf(
  { label, photo, moments }: SheetRow,
  { top, width }: { top: number; width: number },
): OverlayOptions[] {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="4" y="15" font-size="14" font-family="sans-serif" fill="#fff">${escaped(label)}</text></svg>`;
  return [
    { input: Buffer.from(text), left: 0, top },
    tileLayer(photo, { left: 0, top: top + labelHeight }),
    ...moments.flatMap(({ before, after }, k) => [
      tileLayer(before, { left: (k + 1) * tileSide, top: top + labelHeight }),
      tileLayer(after, { left: (k + 1) * tileSide, top: top + labelHeight + tileSide }),
    ]),
  ];
}

const tileLayer = (tile: Tile, { left, top }: { left: number; top: number }): OverlayOptions => ({
  input: tile,
  raw: { width: tileSide, height: tileSide, channels: 3 },
  left,
  top,
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
