import { describe, expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import { lanczosTaps } from './lanczos.ts';
import { squeezeColours, stretchValues } from './resample.ts';

/** The same in plain arithmetic: a row of values in another length. */
function plain(values: readonly number[], to: number): number[] {
  const { taps, starts, weights } = lanczosTaps({ from: values.length, to });
  return Array.from({ length: to }, (_, i) =>
    Array.from({ length: taps }, (_, tap) => weights[i * taps + tap]! * values[starts[i]! + tap]!).reduce(
      (sum, each) => sum + each,
      0,
    ),
  );
}

function plainPlane(
  values: readonly number[],
  { width, height, toWidth, toHeight }: { width: number; height: number; toWidth: number; toHeight: number },
): number[] {
  const columns = Array.from({ length: width }, (_, x) =>
    plain(
      Array.from({ length: height }, (_, y) => values[y * width + x]!),
      toHeight,
    ),
  );
  return Array.from({ length: toHeight }, (_, y) =>
    plain(
      columns.map((column) => column[y]!),
      toWidth,
    ),
  ).flat();
}

/** Noise that is the same in every run. */
function noise(count: number): number[] {
  let state = 7;
  return Array.from({ length: count }, () => (state = (state * 48_271) % 2_147_483_647) % 256);
}

/** As the picture before leaves it. */
function usedHeap(): Heap {
  const heap = new Heap();
  heap.u8.fill(0xff, heap.allocate(2_000_000));
  heap.clear();
  return heap;
}

describe('a picture squeezed for the network', () => {
  it.each([
    { width: 33, height: 50 },
    { width: 150, height: 21 },
    { width: 16, height: 700 },
    { width: 1, height: 1 },
  ])('of $width by $height is what plain arithmetic makes of it', ({ width, height }) => {
    const side = 24;
    const data = Uint8Array.from(noise(4 * width * height));
    const squeezed = squeezeColours(
      usedHeap(),
      { width, height, data },
      { side, mean: [10, 20, 30], scale: [1, 2, 4], behind: 128 },
    );
    for (const channel of [0, 1, 2]) {
      const values = Array.from({ length: width * height }, (_, i) =>
        Math.round(128 + ((data[4 * i + channel]! - 128) * data[4 * i + 3]!) / 255),
      );
      const wanted = plainPlane(values, { width, height, toWidth: side, toHeight: side }).map(
        (value) => (Math.min(255, Math.max(0, value)) - 10 * (channel + 1)) / 2 ** channel,
      );
      const got = squeezed.subarray(channel * side * side, (channel + 1) * side * side);
      expect(Math.max(...wanted.map((value, i) => Math.abs(value - got[i]!)))).toBeLessThan(0.25);
    }
  });

  it('keeps an even grey even', () => {
    const squeezed = squeezeColours(
      usedHeap(),
      { width: 95, height: 61, data: new Uint8Array(4 * 95 * 61).fill(255) },
      { side: 32, mean: [0, 0, 0], scale: [1, 1, 1], behind: 128 },
    );
    expect(Math.max(...squeezed.map((value) => Math.abs(value - 255)))).toBeLessThan(0.001);
  });
});

describe("the network's answer stretched to the picture", () => {
  it.each([
    { width: 77, height: 101 },
    { width: 13, height: 9 },
    { width: 1, height: 400 },
  ])('of $width by $height is what plain arithmetic makes of it', ({ width, height }) => {
    const side = 24;
    const values = noise(side * side).map((value) => value / 255);
    const { stretched } = stretchValues(usedHeap(), Float32Array.from(values), { side, width, height, faintest: 0 });
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const wanted = plainPlane(values, { width: side, height: side, toWidth: width, toHeight: height }).map((value) =>
      Math.min(255, Math.max(0, ((value - low) * 255) / (high - low))),
    );
    expect(stretched).toHaveLength(width * height);
    expect(Math.max(...wanted.map((value, i) => Math.abs(value - stretched[i]!)))).toBeLessThanOrEqual(0.51);
  });

  it('has its edge where the answer has it', () => {
    const side = 64;
    const left = Float32Array.from({ length: side * side }, (_, i) => (i % side < side / 2 ? 1 : 0));
    const { stretched } = stretchValues(usedHeap(), left, { side, width: 200, height: 3, faintest: 0.6 });
    expect([stretched[90], stretched[109]]).toEqual([255, 0]);
    expect(stretched[99]! + stretched[100]!).toBeCloseTo(255, -0.5);
  });

  it('is nothing where the answer is too faint, wherever its strongest value stands', () => {
    const values = new Float32Array(16 * 16);
    values[255] = 0.59;
    expect(stretchValues(usedHeap(), values, { side: 16, width: 5, height: 5, faintest: 0.6 })).toEqual({
      stretched: new Uint8Array(25),
      isFaint: true,
    });
    values[255] = 0.61;
    expect(stretchValues(usedHeap(), values, { side: 16, width: 5, height: 5, faintest: 0.6 }).isFaint).toBe(false);
  });
});
