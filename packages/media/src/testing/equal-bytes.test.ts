import { expect, it } from 'vitest';

const bytes = 3 * 640 * 360;

it('tells two pictures apart by one byte, and by their length', () => {
  const [one, other] = [new Uint8Array(bytes), new Uint8Array(bytes)];
  expect(one).toEqual(other);
  other[bytes - 1] = 1;
  expect(one).not.toEqual(other);
  expect(one).not.toEqual(one.subarray(1));
});

it('sees the part of a buffer that a view shows, and nothing else of it', () => {
  const whole = Uint8Array.from([1, 2, 3, 1, 2, 4]);
  expect(whole.subarray(0, 2)).toEqual(whole.subarray(3, 5));
  expect(whole.subarray(0, 3)).not.toEqual(whole.subarray(3));
});

it('takes a NaN for a NaN, in whatever bytes it is written', () => {
  const [usual, odd] = [new Float32Array([Number.NaN]), new Float32Array(Uint32Array.of(0x7fc00001).buffer)];
  expect(usual).toEqual(odd);
  expect(usual).not.toEqual(new Float32Array([0]));
});
