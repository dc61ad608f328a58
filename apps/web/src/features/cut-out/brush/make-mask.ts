import { createLayer } from '../editor/canvas-layer.ts';
import { touchedAlpha, untouched } from './base-coverage.ts';
import { drawStroke, rowsOf } from './draw-stroke.ts';
import { readGreyPng } from './read-grey-png.ts';
import type { Stroke } from './stroke.ts';
import { encodeGreyPng } from './write-grey-png.ts';

const neutral = `rgb(${untouched} ${untouched} ${untouched})`;

/** How much of each pixel stays, at the picture's full size: the alpha it had, with the strokes over it. */
export async function makeMask(alphaPng: Uint8Array<ArrayBuffer>, strokes: readonly Stroke[]): Promise<Blob> {
  const { width, height, pixels } = await readGreyPng(alphaPng);
  return await encodeGreyPng({ width, height, rows: (from, to) => touchRows({ width, pixels, strokes, from, to }) });
}

interface Rows {
  width: number;
  pixels: Uint8Array;
  strokes: readonly Stroke[];
  from: number;
  to: number;
}

function touchRows({ width, pixels, strokes, from, to }: Rows): Uint8Array {
  const rows = pixels.slice(from * width, to * width);
  const touching = strokes.filter((stroke) => rowsOf(stroke).from < to && rowsOf(stroke).to > from);
  if (touching.length === 0) return rows;
  const layer = createLayer({ width, height: to - from });
  layer.fillStyle = neutral;
  layer.fillRect(0, 0, width, to - from);
  for (const stroke of touching)
    drawStroke(layer, stroke, { colour: stroke.effect === 'restore' ? '#fff' : '#000', scale: 1, top: from });
  const grey = layer.getImageData(0, 0, width, to - from).data;
  for (let place = 0; place < rows.length; place += 1)
    rows[place] = touchedAlpha(rows[place] ?? 0, grey[4 * place] ?? untouched);
  return rows;
}
