import { expect, it } from 'vitest';
import { canonicalFace, eyeLoops, ovalLoop, type FaceMesh } from '../geometry/index.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import { neutralCalibration } from './calibration.ts';
import { measureEyeVeil } from './measure-eye-veil.ts';

const side = 256;

/** The neutral face in the middle of the picture, its eyes open or shut. */
function faceWith(eyes: 'open' | 'shut'): FaceMesh {
  const xs = ovalLoop.map((vertex) => canonicalFace[3 * vertex]!);
  const ys = ovalLoop.map((vertex) => canonicalFace[3 * vertex + 1]!);
  const scale = 220 / (Math.max(...ys) - Math.min(...ys));
  const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
  const mesh = Float32Array.from({ length: 3 * 478 }, (_, i) =>
    i % 3 === 2 ? 0 : side / 2 + scale * ((canonicalFace[i] ?? 0) - (i % 3 === 0 ? middle.x : middle.y)),
  );
  if (eyes === 'shut')
    for (const loop of eyeLoops) for (const vertex of loop) mesh[3 * vertex + 1] = mesh[3 * loop[0]! + 1]!;
  return mesh;
}

const target = faceWith('open');

/** Skin, with a dark stripe through the eyes and a white one beside it. */
function withEyes({ dark, skin = 150, white = 190 }: { dark: number; skin?: number; white?: number }): YuvPicture {
  const y = new Uint8Array(side * side).fill(skin);
  for (const loop of eyeLoops) {
    const rows = loop.map((vertex) => target[3 * vertex + 1]!);
    const columns = loop.map((vertex) => target[3 * vertex]!);
    const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
    for (let row = Math.floor(Math.min(...rows)); row <= Math.max(...rows); row++) {
      for (let column = Math.floor(Math.min(...columns)); column <= Math.max(...columns); column++)
        y[row * side + column] = column < middle ? dark : white;
    }
  }
  const chroma = new Uint8Array((side * side) / 4).fill(128);
  return {
    width: side,
    height: side,
    y,
    u: chroma,
    v: chroma.slice(),
    yStride: side,
    chromaStride: side / 2,
    chromaShift: 1,
    colour: { range: 'limited', matrix: 'bt709' },
  };
}

const veilAfter = (own: YuvPicture, drawn: YuvPicture, mesh = target) =>
  measureEyeVeil([{ picture: own, target: mesh }], neutralCalibration, (picture) => void picture.y.set(drawn.y))
    .eyeVeil;

it('lifts black eyes to the darkest that a hazy clip shows, and not the white of them', () => {
  expect(veilAfter(withEyes({ dark: 90 }), withEyes({ dark: 30 }))).toEqual({ lift: 60, white: 190 });
});

it('leaves eyes alone that are no darker than the clip’s own', () => {
  expect(veilAfter(withEyes({ dark: 30 }), withEyes({ dark: 30 })).lift).toBe(0);
  expect(veilAfter(withEyes({ dark: 30 }), withEyes({ dark: 70 })).lift).toBe(0);
});

it('takes bright irises of the target for no haze where its face shows black elsewhere', () => {
  const own = withEyes({ dark: 90 });
  const mouth = Math.round(target[3 * 13 + 1]!);
  for (let row = mouth - 6; row < mouth + 6; row++) own.y.fill(20, row * side + 100, row * side + 156);
  expect(veilAfter(own, withEyes({ dark: 30 })).lift).toBeLessThan(30);
});

it('has no opinion on eyes that are shut, and leaves the samples as they were', () => {
  const own = withEyes({ dark: 90 });
  const before = own.y.slice();
  expect(veilAfter(own, withEyes({ dark: 30 }), faceWith('shut'))).toEqual(neutralCalibration.eyeVeil);
  expect(own.y).toEqual(before);
});
