import { expect, it } from 'vitest';
import { atlasCoordinates, atlasSize } from './atlas-layout.ts';
import { canonicalFace, meshPointCount } from './canonical-face.ts';
import { boxOf, faceWidthOf } from './face-size.ts';
import { eyeLandmarks } from './landmarks.ts';
import { eyeOf } from './eye.ts';
import { smoothstep } from './smoothstep.ts';

/** Canonical face at ten pixels a centimetre, irises a little to the right of the middle of the eyes. */
function meshLooking({ right, down }: { right: number; down: number }): Float32Array {
  const mesh = new Float32Array(3 * meshPointCount);
  mesh.set(canonicalFace.map((value, i) => (i % 3 === 2 ? value * 10 : value * 10 + 200)));
  for (const { corners, iris } of eyeLandmarks) {
    const middle = [0, 1].map((axis) => (mesh[3 * corners[0] + axis]! + mesh[3 * corners[1] + axis]!) / 2);
    const rim: [number, number][] = [
      [0, 0],
      [6, 0],
      [0, -6],
      [-6, 0],
      [0, 6],
    ];
    rim.forEach(([dx, dy], k) => mesh.set([middle[0]! + right + dx, middle[1]! + down + dy, 0], 3 * (iris + k)));
  }
  return mesh;
}

it('measures where an eye looks, how far it is open and how large its iris is', () => {
  const eye = eyeOf(meshLooking({ right: 3, down: 0 }), 0);
  expect(eye.irisRadius).toBeCloseTo(6, 4);
  expect(eye.gazeX).toBeGreaterThan(0);
  expect(Math.hypot(eye.gazeX, eye.gazeY) * eye.halfWidth).toBeCloseTo(3, 3);
  expect(eye.axisX).toBeGreaterThan(0.9);
  expect(eye.opening).toBeGreaterThan(0.2);
  expect(eye.opening).toBeLessThan(0.5);
});

it('takes the eye at the left of the picture as number 0', () => {
  const mesh = meshLooking({ right: 0, down: 0 });
  expect(eyeOf(mesh, 0).centreX).toBeLessThan(eyeOf(mesh, 1).centreX);
});

it('calls an eye closed when its lids meet', () => {
  const mesh = meshLooking({ right: 0, down: 0 });
  const { upper, lower } = eyeLandmarks[1];
  upper.forEach((vertex, k) => mesh.copyWithin(3 * vertex, 3 * lower[k]!, 3 * lower[k]! + 3));
  expect(eyeOf(mesh, 1).opening).toBe(0);
  expect(eyeOf(mesh, 0).opening).toBeGreaterThan(0.2);
});

it('keeps the width of a face that turns', () => {
  const mesh = meshLooking({ right: 0, down: 0 });
  const turned = Float32Array.from(mesh);
  for (let i = 0; i < mesh.length; i += 3) {
    turned[i] = 200 + Math.SQRT1_2 * (mesh[i]! - 200 + mesh[i + 2]!);
    turned[i + 2] = Math.SQRT1_2 * (mesh[i + 2]! - mesh[i]! + 200);
  }
  expect(faceWidthOf(turned)).toBeCloseTo(faceWidthOf(mesh), 2);
  expect(boxOf(turned).width).toBeLessThan(boxOf(mesh).width);
});

it('lays the face into the atlas with a margin on every side', () => {
  const low = Math.min(...atlasCoordinates);
  const high = Math.max(...atlasCoordinates);
  expect([low, high]).toEqual([2, atlasSize - 3]);
  expect(atlasCoordinates[2 * 152 + 1]!).toBeGreaterThan(atlasCoordinates[2 * 10 + 1]!);
  expect(atlasCoordinates[2 * 454]!).toBeGreaterThan(atlasCoordinates[2 * 234]!);
});

it('steps smoothly from 0 to 1', () => {
  expect([-1, 2, 3, 4, 9].map((x) => smoothstep(2, 4, x))).toEqual([0, 0, 0.5, 1, 1]);
});
