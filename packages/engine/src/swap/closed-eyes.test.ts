import { castOf, renderPortrait, type Person as Actor, type PortraitOptions } from '@semblante/actors';
import { expect, it } from 'vitest';
import { eyeOf, faceVertexCount, ringFromEyes, sideOf, type FaceMesh } from '@semblante/vision/geometry';
import { meshOfTruth } from '@semblante/vision/testing';
import { closedEyes, coveredShare, keepLids } from './closed-eyes.ts';

const [ana] = castOf('ana') as [Actor];
const meshOf = (options: Partial<PortraitOptions> = {}): FaceMesh =>
  meshOfTruth(renderPortrait(ana, { width: 160, height: 160, textureSize: 256, ...options }).truth.people[0]!);
const open = meshOf();
const usual = [eyeOf(open, 0).opening, eyeOf(open, 1).opening] as const;
const shut = { blinkLeft: 1, blinkRight: 1 } as const;

it('tells closed eyes from open ones', () => {
  expect(closedEyes(open, usual)).toEqual([0, 0]);
  expect(closedEyes(meshOf({ expression: shut }), usual)).toEqual([1, 1]);
});

it('tells a wink', () => {
  const closed = closedEyes(meshOf({ expression: { blinkLeft: 1 } }), usual);
  expect(closed.toSorted((a, b) => a - b)).toEqual([0, 1]);
});

it('closes the farther eye of a turned head with the nearer one', () => {
  for (const yaw of [30, -30]) {
    const turned = meshOf({ pose: { yaw }, expression: shut });
    const stillOpen = meshOf({ pose: { yaw } });
    const farther = farSideOf(turned);
    // The mesh of a turned head often shows the farther eye as open: here it does by force.
    const forced = turned.slice();
    for (let vertex = 0; vertex < faceVertexCount; vertex++)
      if (ringFromEyes[vertex]! <= 1 && sideOf(vertex) === farther)
        forced.set(stillOpen.subarray(3 * vertex, 3 * vertex + 3), 3 * vertex);
    expect(Math.min(...closedEyes(forced, usual))).toBeGreaterThan(0.9);
  }
});

/** Of two cheeks the farther one is nearer to the tip of the nose. */
const farSideOf = (mesh: FaceMesh) =>
  Math.abs(mesh[3 * 234]! - mesh[3]!) < Math.abs(mesh[3 * 454]! - mesh[3]!) ? 0 : 1;

it("leaves open eyes to the photo, and closed lids to the target's own", () => {
  const alphaOf = (mesh: FaceMesh) => {
    const alpha = new Float32Array(faceVertexCount).fill(0.8);
    keepLids(alpha, { closed: closedEyes(mesh, usual), covered: [0, 0] });
    return alpha;
  };
  expect(new Set(alphaOf(open))).toEqual(new Set([Math.fround(0.8)]));
  const closed = alphaOf(meshOf({ expression: shut }));
  const shares = [0, 1, 2, 3].map((ring) => closed[ringFromEyes.indexOf(ring)]!);
  [0, 0, 0.4, 0.8].forEach((share, ring) => expect(shares[ring]).toBeCloseTo(share, 5));
});

it('takes what is as bright as the skin around it for a cover, and no eye', () => {
  expect([0.1, 0.5, 0.94].map((ratio) => coveredShare(100 * ratio, 100))).toEqual([0, 0, 0]);
  expect([1.1, 1.3].map((ratio) => coveredShare(100 * ratio, 100))).toEqual([1, 1]);
  expect(coveredShare(3, 0)).toBe(1);
});

it('leaves more of the face around a covered eye to the target, and the other eye to the photo', () => {
  const alpha = new Float32Array(faceVertexCount).fill(1);
  keepLids(alpha, { closed: [0, 0], covered: [1, 0] });
  const at = (ring: number, side: 0 | 1) =>
    alpha[ringFromEyes.findIndex((each, vertex) => each === ring && sideOf(vertex) === side)]!;
  [0, 0, 0, 0.25, 0.6, 1].forEach((share, ring) => expect(at(ring, 0)).toBeCloseTo(share, 5));
  [0, 1, 2, 3].forEach((ring) => expect(at(ring, 1)).toBe(1));
});
