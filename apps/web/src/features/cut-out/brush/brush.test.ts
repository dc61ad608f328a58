import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { baseCoverageOf, touchedAlpha } from './base-coverage.ts';
import { rowsOf } from './draw-stroke.ts';
import { readGreyPng } from './read-grey-png.ts';
import { beginStroke, extendStroke, type Stroke } from './stroke.ts';
import { addStroke, noStrokes, redo, undo } from './stroke-history.ts';
import { encodeGreyPng } from './write-grey-png.ts';

const brush = { effect: 'erase', size: 48, hardness: 0.5 } as const;
const stroke = (x: number): Stroke => beginStroke(brush, { x, y: 0 });

describe('a stroke', () => {
  it('follows the hand in whole pixels and leaves out what lies too near', () => {
    const begun = beginStroke(brush, { x: 10.4, y: 20.6 });
    expect(extendStroke(begun, { x: 12, y: 21 })).toBe(begun);
    expect(extendStroke(begun, { x: 30.2, y: 40 }).path).toEqual([10, 21, 30, 40]);
  });

  it('touches the rows around its path', () => {
    expect(rowsOf({ ...brush, path: [0, 100, 5, 160] })).toEqual({ from: 52, to: 208 });
  });
});

describe('undo and redo', () => {
  const drawn = [1, 2, 3].map(stroke).reduce(addStroke, noStrokes);

  it('go back and forth stroke by stroke', () => {
    expect(undo(undo(drawn)).done).toEqual(drawn.done.slice(0, 1));
    expect(redo(redo(undo(undo(drawn))))).toEqual(drawn);
  });

  it('stop at the ends', () => {
    expect(undo(noStrokes)).toBe(noStrokes);
    expect(redo(drawn)).toBe(drawn);
  });

  it('lose the way forward with a new stroke', () => {
    const other = stroke(9);
    expect(redo(addStroke(undo(drawn), other)).done).toEqual([...drawn.done.slice(0, 2), other]);
  });
});

describe('the brush over alpha', () => {
  it('brings back with white, takes away with black and leaves the rest alone', () => {
    expect([0, 100, 255].map((alpha) => touchedAlpha(alpha, 255))).toEqual([255, 255, 255]);
    expect([0, 100, 255].map((alpha) => touchedAlpha(alpha, 0))).toEqual([0, 0, 0]);
    expect([0, 100, 255].map((alpha) => touchedAlpha(alpha, 128))).toEqual([0, 100, 255]);
    expect(touchedAlpha(200, 64)).toBe(100);
  });

  it('knows from an earlier mask what was brought back and what was taken', () => {
    const before = Uint8ClampedArray.of(0, 100, 200, 255);
    const { restore, erase } = baseCoverageOf({ cutOut: before, now: Uint8ClampedArray.of(255, 100, 50, 0) });
    expect([...restore]).toEqual([255, 0, 0, 0]);
    expect([...erase]).toEqual([0, 0, 191, 255]);
  });
});

describe('a mask as a PNG', () => {
  const [width, height] = [7, 600];
  const pixels = Uint8Array.from({ length: width * height }, (_, place) => (place * 37) % 256);

  it('is written whole, over several strips', async () => {
    const file = await encodeGreyPng({ width, height, rows: (from, to) => pixels.subarray(from * width, to * width) });
    const written = new Uint8Array(await file.arrayBuffer());
    const view = new DataView(written.buffer);
    const lines = inflateSync(written.subarray(41, 41 + view.getUint32(33)));
    expect([view.getUint32(16), view.getUint32(20), lines.length]).toEqual([width, height, height * (width + 1)]);
    expect([...lines.subarray(599 * 8 + 1, 600 * 8)]).toEqual([...pixels.subarray(599 * 7)]);
    expect((await readGreyPng(written)).pixels).toEqual(pixels);
  });

  it('is read whatever way its lines were written', async () => {
    // The same two pixels in each line, told as they are, then from the left, from above, from both and by the best
    // guess.
    const lines = Uint8Array.of(0, 10, 20, 1, 10, 10, 2, 0, 0, 3, 5, 5, 4, 0, 0);
    expect((await readGreyPng(pngOf({ width: 2, height: 5 }, lines))).pixels).toEqual(
      Uint8Array.of(10, 20, 10, 20, 10, 20, 10, 20, 10, 20),
    );
  });

  it('is refused when it is no grey PNG, or ends too soon', async () => {
    await expect(readGreyPng(pngOf({ width: 2, height: 5, colourType: 2 }, Uint8Array.of(0)))).rejects.toThrow(/grey/);
    await expect(readGreyPng(pngOf({ width: 2, height: 5 }, Uint8Array.of(0, 1, 2)))).rejects.toThrow(/too soon/);
  });
});

function pngOf(
  { width, height, colourType = 0 }: { width: number; height: number; colourType?: number },
  lines: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const packed = deflateSync(lines);
  const file = new Uint8Array(33 + 12 + packed.length + 12);
  const view = new DataView(file.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  file.set([8, colourType], 24);
  view.setUint32(33, packed.length);
  file.set(new TextEncoder().encode('IDAT'), 37);
  file.set(packed, 41);
  return file;
}
