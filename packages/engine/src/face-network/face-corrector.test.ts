import { castOf, renderPortrait, type Person as Actor, type PortraitOptions } from '@semblante/actors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  atlasSize,
  boxOf,
  faceVertexCount,
  faceWidthOf,
  lipRings,
  ringFromEyes,
  sideOf,
  type FaceMesh,
} from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import type { SourceFace } from '../photo/source-face.ts';
import { copyOf, withHalvedChroma, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { meshOfTruth } from '@semblante/vision/testing';
import { keepLids } from '../swap/closed-eyes.ts';
import { pixels } from './drawn-mesh.ts';
import { meshInSquare, squareOf } from '@semblante/vision/networks';
import { FaceCorrector } from './face-corrector.ts';
import { openFaceNetwork, type FaceKind, type FaceNetwork, type NetworkViews } from './face-network.ts';
import { planeCount } from './network-planes.ts';

const [ana] = castOf('ana') as [Actor];
/** A photo that shows everything: only that is asked of a source here. */
const known = {
  facing: new Float32Array(faceVertexCount).fill(1),
  vertexAlpha: new Float32Array(faceVertexCount).fill(1),
  woreGlasses: false,
} as unknown as SourceFace;

/** Of what was drawn nothing is the target's own. */
const whole = new Float32Array(faceVertexCount).fill(1);

function shoot(options: Partial<PortraitOptions> = {}): { picture: YuvPicture; target: FaceMesh } {
  const { rgb, width, height, truth } = renderPortrait(ana, { width: 320, height: 320, textureSize: 256, ...options });
  return {
    picture: withHalvedChroma(yuvFromRgb(rgb, { width, height, colour: { range: 'limited', matrix: 'bt709' } })),
    target: meshOfTruth(truth.people[0]!),
  };
}

/** Answers the same for every pixel, and keeps what it was shown. */
class Plain implements FaceNetwork {
  seen: Float32Array | undefined;
  kind: FaceKind | undefined;
  readonly #answer: number;

  constructor(answer: number) {
    this.#answer = answer;
  }

  async correct({ planes, correction }: NetworkViews, kind: FaceKind): Promise<void> {
    this.seen = planes.slice();
    this.kind = kind;
    correction.fill(this.#answer);
  }

  async close(): Promise<void> {}
}

const correctorOf = (network: FaceNetwork, source = known) =>
  new FaceCorrector({ heap: new Heap(), network, source, look: { correction: 1 } });
const lumaAt = ({ y, yStride }: YuvPicture, [column, row]: readonly [number, number]) =>
  y[Math.round(row) * yStride + Math.round(column)]!;
const pointOf = (mesh: FaceMesh, vertex: number) => [mesh[3 * vertex]!, mesh[3 * vertex + 1]!] as const;
const [noseTip, cheek] = [4, 50];

let network: FaceNetwork;
beforeAll(() => {
  network = openFaceNetwork();
});
afterAll(() => network.close());

it('leaves every bit as it was drawn where the network has nothing to say', async () => {
  const { picture, target } = shoot();
  const before = copyOf(picture);
  expect(await correctorOf(new Plain(0)).drawAndCorrect(picture, { target }, () => whole)).toBe(true);
  expect(
    Buffer.compare(picture.y, before.y) | Buffer.compare(picture.u, before.u) | Buffer.compare(picture.v, before.v),
  ).toBe(0);
});

it('changes nothing where the photo does not show the face: the target has its own skin there', async () => {
  const { picture, target } = shoot();
  const before = copyOf(picture);
  const forehead = 151;
  const browY = pointOf(target, 8)[1];
  const vertexAlpha = Float32Array.from({ length: faceVertexCount }, (_, vertex) =>
    pointOf(target, vertex)[1] < browY ? 0 : 1,
  );
  await correctorOf(new Plain(0.1), { ...known, vertexAlpha }).drawAndCorrect(picture, { target }, () => whole);
  const change = (vertex: number) => lumaAt(picture, pointOf(target, vertex)) - lumaAt(before, pointOf(target, vertex));
  expect(change(forehead)).toBe(0);
  expect(change(noseTip)).toBeGreaterThan(18);
});

it('brightens the face by what the network says, fades to its oval and touches nothing outside', async () => {
  const { picture, target } = shoot();
  const before = copyOf(picture);
  await correctorOf(new Plain(0.1)).drawAndCorrect(picture, { target }, () => whole);
  for (const vertex of [noseTip, cheek])
    expect(lumaAt(picture, pointOf(target, vertex)) - lumaAt(before, pointOf(target, vertex))).toBeGreaterThan(18);
  expect(Math.abs(lumaAt(picture, pointOf(target, 152)) - lumaAt(before, pointOf(target, 152)))).toBeLessThan(5);
  const { left, right } = boxOf(target);
  for (let row = 0; row < picture.height; row++) {
    for (const column of [...range(0, Math.floor(left) - 3), ...range(Math.ceil(right) + 3, picture.width)])
      expect(lumaAt(picture, [column, row])).toBe(lumaAt(before, [column, row]));
  }
});

it('keeps off what is in front of the face, and off the inside of an open mouth', async () => {
  const { picture, target } = shoot({ expression: { mouthOpen: 0.9 } });
  const before = copyOf(picture);
  const mask = new Float32Array(atlasSize * atlasSize).fill(1).fill(0, 0, (atlasSize * atlasSize) / 2);
  await correctorOf(new Plain(0.1)).drawAndCorrect(picture, { target, mask }, () => whole);
  const change = (point: readonly [number, number]) => lumaAt(picture, point) - lumaAt(before, point);
  expect(change(pointOf(target, 9))).toBe(0);
  expect(change(pointOf(target, 175))).toBeGreaterThan(10);
  const ring = lipRings[0].map((vertex) => pointOf(target, vertex));
  const middle = [0, 1].map((axis) => ring.reduce((sum, point) => sum + point[axis as 0 | 1] / ring.length, 0)) as [
    number,
    number,
  ];
  expect(change(middle)).toBe(0);
});

it('leaves the eyes as they were drawn', async () => {
  const { picture, target } = shoot();
  const before = copyOf(picture);
  await correctorOf(new Plain(0.1)).drawAndCorrect(picture, { target }, () => whole);
  const change = (vertex: number) => lumaAt(picture, pointOf(target, vertex)) - lumaAt(before, pointOf(target, vertex));
  for (const iris of [468, 473]) expect(Math.abs(change(iris))).toBeLessThan(6);
  expect(change(cheek)).toBeGreaterThan(18);
});

it('adds nothing to lids that are the target’s own: a photo’s eyes would be painted onto them', async () => {
  const { picture, target } = shoot({ expression: { blinkRight: 1, blinkLeft: 1 } });
  const before = copyOf(picture);
  const shares = whole.slice();
  keepLids(shares, { closed: [1, 0], covered: [0, 0] });
  await correctorOf(new Plain(0.1)).drawAndCorrect(picture, { target }, () => shares);
  const change = (vertex: number) => lumaAt(picture, pointOf(target, vertex)) - lumaAt(before, pointOf(target, vertex));
  const [own, other] = ([0, 1] as const).map((side) => {
    const around = range(0, faceVertexCount).filter((each) => ringFromEyes[each] === 1 && sideOf(each) === side);
    return around.reduce((sum, vertex) => sum + change(vertex) / around.length, 0);
  }) as [number, number];
  expect(own).toBeLessThan(2);
  expect(other).toBeGreaterThan(12);
  expect(change(cheek)).toBeGreaterThan(18);
});

it('draws nothing by itself: a face that was not drawn, or is too small, stays', async () => {
  const away = shoot();
  const before = copyOf(away.picture);
  expect(await correctorOf(new Plain(0.1)).drawAndCorrect(away.picture, { target: away.target }, () => undefined)).toBe(
    false,
  );
  expect(Buffer.compare(away.picture.y, before.y)).toBe(0);
  const small = away.target.map((value) => value * 0.1);
  expect(await correctorOf(new Plain(0.1)).drawAndCorrect(away.picture, { target: small }, () => whole)).toBe(true);
  expect(Buffer.compare(away.picture.y, before.y)).toBe(0);
});

it('never shows the network who was there before: only their light', async () => {
  const { picture, target } = shoot();
  const seenOf = async (change: (value: number, row: number, column: number) => number) => {
    const plain = new Plain(0);
    const changed = copyOf(picture);
    const box = boxOf(target);
    const inner = {
      left: box.centreX - 0.2 * box.width,
      right: box.centreX + 0.2 * box.width,
      top: box.centreY - 0.2 * box.height,
      bottom: box.centreY + 0.2 * box.height,
    };
    for (let row = Math.ceil(inner.top); row < inner.bottom; row++) {
      for (let column = Math.ceil(inner.left); column < inner.right; column++)
        changed.y[row * changed.yStride + column] = change(changed.y[row * changed.yStride + column]!, row, column);
    }
    // The new face covers what was changed.
    await correctorOf(plain).drawAndCorrect(changed, { target }, () => {
      changed.y.set(picture.y);
      return whole;
    });
    return plain.seen!;
  };
  const [as, other] = [
    await seenOf((value) => value),
    await seenOf((value, row, column) => value + ((row + column) % 2 ? 12 : -12)),
  ];
  expect(as).toHaveLength(planeCount * pixels);
  let [most, shown] = [0, 0];
  for (let i = 0; i < as.length; i++) most = Math.max(most, Math.abs(as[i]! - other[i]!));
  for (let i = 3 * pixels; i < 6 * pixels; i++) shown = Math.max(shown, Math.abs(as[i]! - other[i]!));
  // A chequered face has the same light: what is left is what its mean is off.
  expect(most).toBeLessThan(0.02);
  expect(shown).toBe(0);
});

it('puts an upright face of any size and turn into the middle of the square', () => {
  const { target } = shoot({ pose: { roll: 25 } });
  const region = squareOf(target, 0.7);
  expect((region.angle * 180) / Math.PI).toBeCloseTo(25, -1);
  const mesh = meshInSquare(target, region, 256);
  const box = boxOf(mesh);
  expect([box.centreX, box.centreY]).toEqual([expect.closeTo(128, -1), expect.closeTo(128, -1)]);
  expect(Math.max(box.height, 1.15 * box.width) / 256).toBeCloseTo(0.7, 1);
  expect(faceWidthOf(mesh) / faceWidthOf(target)).toBeCloseTo(256 / region.size, 3);
});

it('answers the same bytes for the same frame, in any order', async () => {
  const [first, second] = [shoot(), shoot({ pose: { yaw: 20 } })];
  const drawnWith = async (corrector: FaceCorrector, { picture, target }: typeof first) => {
    const copy = copyOf(picture);
    await corrector.drawAndCorrect(copy, { target }, () => whole);
    return copy;
  };
  const one = correctorOf(network);
  const [a, b] = [await drawnWith(one, first), await drawnWith(one, second)];
  const other = correctorOf(network);
  const [again, before] = [await drawnWith(other, second), await drawnWith(other, first)];
  expect(Buffer.compare(b.y, again.y) | Buffer.compare(a.y, before.y) | Buffer.compare(a.u, before.u)).toBe(0);
  expect(Buffer.compare(a.y, first.picture.y)).not.toBe(0);
});

it('asks the weights that were taught by glasses taken off about a photo that wore some, and no others', async () => {
  for (const [woreGlasses, kind] of [
    [false, 'bare'],
    [true, 'after glasses'],
  ] as const) {
    const { picture, target } = shoot();
    const plain = new Plain(0);
    await correctorOf(plain, { ...known, woreGlasses }).drawAndCorrect(picture, { target }, () => whole);
    expect(plain.kind).toBe(kind);
  }
});

it('clears more of what a frame left around the eyes where the photo wore glasses', async () => {
  const { picture, target } = shoot();
  const clean = copyOf(picture);
  const darker = 35;
  const lowerRims = [
    [226, 111, 117, 118, 119, 120, 121],
    [446, 340, 346, 347, 348, 349, 350],
  ];
  const line = lowerRims.flatMap((rim) =>
    rim.slice(1).flatMap((vertex, k) => {
      const [from, to] = [pointOf(target, rim[k]!), pointOf(target, vertex)];
      return range(0, 12).map(
        (step) =>
          [0, 1].map((axis) => from[axis as 0 | 1] + ((to[axis as 0 | 1] - from[axis as 0 | 1]) * step) / 12) as [
            number,
            number,
          ],
      );
    }),
  );
  for (const [column, row] of line)
    for (const below of [0, 1]) {
      const at = Math.round(row + below) * picture.yStride + Math.round(column);
      picture.y[at] = clean.y[at]! - darker;
    }
  const leftBy = async (woreGlasses: boolean) => {
    const copy = copyOf(picture);
    await correctorOf(network, { ...known, woreGlasses }).drawAndCorrect(copy, { target }, () => whole);
    return line.reduce((sum, point) => sum + lumaAt(clean, point) - lumaAt(copy, point), 0) / line.length;
  };
  const [left, leftAfterGlasses] = [await leftBy(false), await leftBy(true)];
  expect(darker - leftAfterGlasses).toBeGreaterThan(1.8 * (darker - left));
});

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
}
