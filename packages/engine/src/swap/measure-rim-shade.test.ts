import { expect, it } from 'vitest';
import { canonicalFace, ovalLoop, type FaceMesh } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { neutralCalibration } from './calibration.ts';
import { measureRimShade } from './measure-rim-shade.ts';

const side = 256;
/** The neutral face in the middle of the picture. */
const target: FaceMesh = (() => {
  const xs = ovalLoop.map((vertex) => canonicalFace[3 * vertex]!);
  const ys = ovalLoop.map((vertex) => canonicalFace[3 * vertex + 1]!);
  const scale = 160 / (Math.max(...ys) - Math.min(...ys));
  const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
  return Float32Array.from({ length: 3 * 478 }, (_, i) => {
    if (i % 3 === 2) return 0;
    return side / 2 + scale * ((canonicalFace[i] ?? 0) - (i % 3 === 0 ? middle.x : middle.y));
  });
})();

/** Ripples all over it, so that there is a gradient to compare with. */
function rippled(): YuvPicture {
  const y = Uint8Array.from(
    { length: side * side },
    (_, i) => 120 + 12 * Math.sin((i % side) * 0.5) + 12 * Math.sin(Math.floor(i / side) * 0.5),
  );
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

/** Makes the ripples of everything so much stronger. */
const strengthened = (by: number) => (picture: YuvPicture) => {
  for (let i = 0; i < picture.y.length; i++) picture.y[i] = 120 + by * (picture.y[i]! - 120);
};

const samples = [{ picture: rippled(), target }];
const shadeAfter = (draw: (picture: YuvPicture) => void) => measureRimShade(samples, neutralCalibration, draw).rimShade;

it('leaves a face alone whose outline is no clearer than the clip’s own', () => {
  expect(shadeAfter(() => {})).toBe(0);
  expect(shadeAfter(strengthened(0.8))).toBe(0);
});

it('follows the shade of the clip inwards where the outline stands out, the more the clearer it is', () => {
  expect(shadeAfter(strengthened(1.25))).toBe(1);
  const some = shadeAfter(strengthened(1.085));
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(1);
});

it('leaves the samples as they were, and has no opinion on a picture without any edge', () => {
  const untouched = samples[0]!.picture.y.slice();
  shadeAfter(strengthened(2));
  expect(samples[0]!.picture.y).toEqual(untouched);
  const flat = { picture: { ...rippled(), y: new Uint8Array(side * side).fill(90) }, target };
  expect(measureRimShade([flat], neutralCalibration, () => {}).rimShade).toBe(0);
  expect(measureRimShade([], neutralCalibration, () => {}).rimShade).toBe(0);
});
