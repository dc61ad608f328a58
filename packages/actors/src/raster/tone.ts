import { toSrgb } from '../colour/colour.ts';

/** Above this the highlights roll off instead of burning out. */
const shoulder = 0.65;
const brightest = 2;
const steps = 4096;
const perUnit = steps / brightest;

function develop(linear: number): number {
  const room = 1 - shoulder;
  const exposed = linear <= shoulder ? linear : shoulder + room * (1 - Math.exp((shoulder - linear) / room));
  return Math.round(255 * toSrgb(exposed));
}

const table = Uint8Array.from({ length: steps + 1 }, (_, i) => develop(i / perUnit));

const developed = (value: number): number => table[value >= brightest ? steps : value > 0 ? (value * perUnit) | 0 : 0]!;

/** Linear light to a packed 8-bit sRGB sample under its tag. */
export const packSample = (tag: number, r: number, g: number, b: number): number =>
  (tag | (developed(r) << 16) | (developed(g) << 8) | developed(b)) >>> 0;
