import { expect, it } from 'vitest';
import { yuvFromRgb } from '@semblante/media/picture';
import { canonicalFace, meshPointCount } from '../../geometry/index.ts';
import type { Network } from '../network.ts';
import { seeGlasses } from './glasses-network.ts';
import { side } from './square-map.ts';

const size = 64;
const picture = yuvFromRgb(new Uint8Array(3 * size * size).fill(128), {
  width: size,
  height: size,
  colour: { range: 'full', matrix: 'bt601' },
});
const mesh = Float32Array.from({ length: 3 * meshPointCount }, (_, at) =>
  at < canonicalFace.length ? size / 2 + 2 * canonicalFace[at]! : size / 2,
);

/** Lenses from 60 to 120 and from 140 to 200 across, whose rims the network tells as surely as this. */
async function seen(frameSure: number) {
  const maps = new Float32Array(3 * side * side);
  for (let y = 90; y < 130; y++)
    for (const from of [60, 140])
      for (let x = from; x < from + 60; x++) {
        const isRim = y === 90 || y === 129 || x === from || x === from + 59;
        maps[(isRim ? 0 : side * side) + y * side + x] = isRim ? frameSure : 0.97;
      }
  const network = { look: async () => ({ glasses: maps }) } as unknown as Network;
  return await seeGlasses(network, { picture, mesh });
}

const at = ({ map }: { map: Float32Array }, x: number, y: number): number => map[y * side + x]!;

it('keeps a clear rim of a clip that is hardly told, because its lens is', async () => {
  const { cover, kept } = await seen(0.15);
  for (const [x, y] of [
    [90, 90],
    [90, 129],
    [199, 110],
  ] as const) {
    expect(at(cover, x, y), `cover at ${x}, ${y}`).toBeLessThan(0.05);
    expect(at(kept, x, y), `kept at ${x}, ${y}`).toBeGreaterThan(0.7);
  }
});

it('leaves the middle of a lens and the skin around it to the swap', async () => {
  const { kept } = await seen(0.15);
  for (const [x, y] of [
    [90, 110],
    [90, 80],
    [130, 145],
  ] as const)
    expect(at(kept, x, y), `${x}, ${y}`).toBe(0);
});

it('adds nothing to a photo’s frames, which are filled as wide as they are told', async () => {
  const { cover } = await seen(0.9);
  expect(at(cover, 90, 90)).toBe(1);
  expect(at(cover, 90, 94)).toBe(0);
});
