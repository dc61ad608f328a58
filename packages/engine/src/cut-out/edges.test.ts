import { describe, expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import { cutOut } from './cut-out.ts';
import { estimateForeground, spansAtEdges } from './estimate-foreground.ts';
import { inBands } from './in-bands.ts';
import { refineHair } from './refine-hair.ts';
import type { RgbaPicture } from '@semblante/media/picture';

type Colour = readonly [number, number, number];
const front: Colour = [200, 60, 30];
const behind: Colour = [20, 90, 220];
const [width, height] = [141, 37];

/** A subject of one colour before another. `alphaAt` is how it is, `seenAt` the alpha that is told. */
function compose(alphaAt: (x: number) => number, seenAt = alphaAt): RgbaPicture {
  const data = new Uint8Array(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const alpha = alphaAt(i % width);
    for (let c = 0; c < 3; c++) data[4 * i + c] = Math.round((front[c]! * alpha + behind[c]! * (255 - alpha)) / 255);
    data[4 * i + 3] = seenAt(i % width);
  }
  return { width, height, data };
}

const pixel = ({ data }: RgbaPicture, x: number) => [...data.subarray(4 * (18 * width + x), 4 * (18 * width + x) + 4)];
/** Soft over twenty pixels, blurred over six, and hard at their middle. */
const soft = (x: number) => Math.max(0, Math.min(255, Math.round(255 * ((x - 60) / 20))));
const blurred = (x: number) => Math.max(0, Math.min(255, Math.round(255 * ((x - 67) / 6))));
const hard = (x: number) => (x < 70 ? 0 : 255);

describe('colours at the edge', () => {
  it("are the subject's own where the background shone through", () => {
    const picture = compose(soft);
    const before = pixel(picture, 70);
    estimateForeground(new Heap(), picture);
    const after = pixel(picture, 70);
    for (let c = 0; c < 3; c++)
      expect(Math.abs(after[c]! - front[c]!)).toBeLessThan(0.3 * Math.abs(before[c]! - front[c]!));
    expect(after[3]).toBe(before[3]);
  });

  it('stay as they are inside the subject, and nothing is left of the background', () => {
    const picture = compose(soft);
    estimateForeground(new Heap(), picture);
    expect(pixel(picture, 120)).toEqual([...front, 255]);
    expect(pixel(picture, 4)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    { what: 'all subject', alpha: 255, left: [...front, 255] },
    { what: 'all background', alpha: 0, left: [0, 0, 0, 0] },
  ])('are not looked for in a picture that is $what', ({ alpha, left }) => {
    const picture = compose(() => alpha);
    estimateForeground(new Heap(), picture);
    for (let i = 0; i < width * height; i++) expect([...picture.data.subarray(4 * i, 4 * i + 4)]).toEqual(left);
  });

  it('are found wherever the edge is: at the very side too', () => {
    const picture = compose((x) => (x < 3 ? 0 : x < 6 ? 128 : 255));
    estimateForeground(new Heap(), picture);
    for (let c = 0; c < 3; c++)
      expect(Math.abs(pixel(picture, 4)[c]! - front[c]!)).toBeLessThan(0.3 * Math.abs(behind[c]! - front[c]!));
  });
});

describe('the alpha of the subject', () => {
  const found = (alphaAt: (x: number) => number) => ({
    alpha: Uint8Array.from({ length: width * height }, (_, i) => alphaAt(i % width)),
    found: 'subject' as const,
  });

  it.each(['plain', 'hair'] as const)(
    'is laid on the picture as far as that was opaque, and tells how much is subject: %s',
    (edges) => {
      const picture = compose(hard, () => 255);
      const faded = compose(hard, () => 128);
      const coverage = cutOut(picture, found(hard), edges);
      expect(coverage).toBeCloseTo((width - 70) / width, 6);
      expect([pixel(picture, 3)[3], pixel(picture, 120)]).toEqual([0, [...front, 255]]);
      expect(cutOut(faded, found(hard), edges)).toBeCloseTo((coverage * 128) / 255, 2); // half opaque is undecided, which hair mode looks at
      expect(pixel(faded, 120)[3]).toBe(128);
    },
  );

  it.each([0, 1, 77, 128, 254, 255])('%i times any other is rounded as by hand', (opacity) => {
    const every = (i: number) => i % 256;
    const picture = { width: 256, height: 1, data: new Uint8Array(1024).fill(opacity) };
    cutOut(picture, { alpha: Uint8Array.from({ length: 256 }, (_, i) => every(i)), found: 'subject' }, 'plain');
    expect(Array.from({ length: 256 }, (_, i) => picture.data[4 * i + 3])).toEqual(
      Array.from({ length: 256 }, (_, i) => Math.round((opacity * every(i)) / 255)),
    );
  });

  it('is the same whatever was cut out before', () => {
    const [first, again] = [compose(soft, () => 255), compose(soft, () => 255)];
    cutOut(first, found(soft), 'plain');
    cutOut(
      { width: 600, height: 900, data: new Uint8Array(4 * 600 * 900).fill(201) },
      { alpha: new Uint8Array(600 * 900).fill(99), found: 'subject' },
      'hair',
    );
    cutOut(again, found(soft), 'plain');
    expect(Buffer.compare(first.data, again.data)).toBe(0);
  });
});

describe('what lies between edges', () => {
  const [nothing, subject, both] = [1, 2, 4];
  const kinds = (...runs: readonly (readonly [number, number])[]) =>
    Uint8Array.from(runs.flatMap(([kind, count]) => Array<number>(count).fill(kind)));

  it('is left out of the work', () => {
    expect(spansAtEdges(kinds([nothing, 50]), 4)).toEqual([]);
    expect(spansAtEdges(kinds([nothing, 20], [both, 3], [subject, 40], [both, 2], [nothing, 20]), 4)).toEqual([
      { from: 14, to: 28 },
      { from: 58, to: 70 },
    ]);
  });

  it('is not, where it is too little', () => {
    expect(
      spansAtEdges(kinds([nothing, 20], [both, 3], [subject, 7], [nothing | subject, 2], [nothing, 20]), 4),
    ).toEqual([{ from: 14, to: 36 }]);
  });

  it('has an edge where the subject begins from one pixel to the next, and at the sides of the picture', () => {
    expect(spansAtEdges(kinds([nothing, 31], [subject, 30]), 4)).toEqual([{ from: 26, to: 36 }]);
    expect(spansAtEdges(kinds([both, 1], [subject, 29], [both, 1]), 4)).toEqual([
      { from: 0, to: 6 },
      { from: 24, to: 31 },
    ]);
  });

  it('is subject as it was, or nothing at all, and edges do not know of each other', () => {
    const apart = compose((x) => (x < 70 ? soft(x + 40) : soft(180 - x)));
    const alone = compose((x) => soft(x + 40));
    for (const picture of [apart, alone]) estimateForeground(new Heap(), picture);
    for (let x = 0; x < 60; x++) expect(pixel(apart, x)).toEqual(pixel(alone, x));
    for (let x = 45; x < 95; x++) expect(pixel(apart, x)).toEqual([...front, 255]);
  });
});

describe('hair mode', () => {
  it('changes nothing where the network was sure', () => {
    const picture = compose(hard);
    const before = picture.data.slice();
    refineHair(new Heap(), picture);
    expect(Buffer.compare(picture.data, before)).toBe(0);
  });

  it('lets alpha follow an outline that the network only blurred', () => {
    const picture = compose(hard, blurred);
    const stepAtOutline = () => pixel(picture, 70)[3]! - pixel(picture, 69)[3]!;
    const before = stepAtOutline();
    refineHair(new Heap(), picture);
    expect(stepAtOutline()).toBeGreaterThan(1.5 * before);
  });
});

it('gives the same result however a picture is cut into bands', () => {
  const tall = { width: 700, height: 2001, data: new Uint8Array(4 * 700 * 2001) };
  const bytesOfRow = 4 * tall.width;
  const [reach, heap] = [5, new Heap()];
  for (let y = 0; y < tall.height; y++) tall.data.fill((y * 37) % 251, y * bytesOfRow, (y + 1) * bytesOfRow);
  const expected = Array.from({ length: tall.height }, (_, y) => {
    const [up, down] = [Math.max(0, y - reach), Math.min(tall.height - 1, y + reach)];
    return (((up * 37) % 251) + ((down * 37) % 251)) >> 1;
  });
  let bands = 0;
  inBands(heap, tall, { margin: reach }, ({ address, rows, first, end }) => {
    bands++;
    const before = heap.u8.slice(address, address + rows * bytesOfRow);
    for (let row = first; row < end; row++) {
      const [up, down] = [Math.max(0, row - reach), Math.min(rows - 1, row + reach)];
      heap.u8.fill(
        (before[up * bytesOfRow]! + before[down * bytesOfRow]!) >> 1,
        address + row * bytesOfRow,
        address + (row + 1) * bytesOfRow,
      );
    }
  });
  expect(bands).toBeGreaterThan(2);
  expect(Array.from({ length: tall.height }, (_, y) => tall.data[y * bytesOfRow])).toEqual(expected);
});
