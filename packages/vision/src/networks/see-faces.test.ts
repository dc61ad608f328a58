import { castOf, landmarkRegions, renderPortrait, type PortraitOptions } from '@semblante/actors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meshPointCount } from '../geometry/canonical-face.ts';
import { withHalvedChroma, yuvFromRgb, type ColourSpace, type YuvPicture } from '@semblante/media/picture';
import { testWeightsFolder } from '../testing/weights-folder.ts';
import { anglesOf } from './face-angles.ts';
import { likenessOf } from './describe-face.ts';
import { openVision, type Vision } from './open-vision.ts';
import { regionOfDetection, regionOfMesh } from './face-region.ts';
import type { DetectionModel } from './detection-windows.ts';
import type { MeshReading } from './read-mesh.ts';

const side = 320;
const colour: ColourSpace = { range: 'limited', matrix: 'bt709' };
const oval = new Set<number>(landmarkRegions.oval);
let vision: Vision;

beforeAll(async () => {
  vision = await openVision({ weightsFolder: testWeightsFolder() });
});
afterAll(() => vision.close());

const portraits = new Map<string, ReturnType<typeof renderAnew>>();

/** The same portrait again costs nothing. */
function portrait(name: string, options: Partial<PortraitOptions> = {}) {
  const key = JSON.stringify([name, options]);
  const known = portraits.get(key) ?? renderAnew(name, options);
  portraits.set(key, known);
  return known;
}

function renderAnew(name: string, options: Partial<PortraitOptions>) {
  const { rgb, width, height, truth } = renderPortrait(castOf(name)[0]!, {
    width: side,
    height: side,
    textureSize: 256,
    ...options,
  });
  return { picture: withHalvedChroma(yuvFromRgb(rgb, { width, height, colour })), rgb, truth: truth.people[0]! };
}

async function readFace(
  picture: YuvPicture,
  { model = 'fast' as DetectionModel, rotation = 0 } = {},
): Promise<MeshReading> {
  const [best] = await vision.detect(picture, { model, rotation });
  if (!best) throw new Error('no face was found');
  const first = await vision.mesh(picture, regionOfDetection(best));
  return vision.mesh(picture, regionOfMesh(first.mesh));
}

const distance = (a: Float32Array, b: Float32Array, vertex: number) =>
  Math.hypot(a[3 * vertex]! - b[3 * vertex]!, a[3 * vertex + 1]! - b[3 * vertex + 1]!);

/** Mean errors of the points that can be seen, in percent of the width of a frontal face at this scale. */
function landmarkErrors(
  mesh: Float32Array,
  { landmarks, visible }: { landmarks: Float32Array; visible: Uint8Array },
  faceWidth: number,
) {
  const mean = (vertices: number[]) =>
    vertices.reduce((sum, vertex) => sum + distance(mesh, landmarks, vertex), 0) / vertices.length;
  const seen = Array.from({ length: 468 }, (_, vertex) => vertex).filter((vertex) => visible[vertex]);
  const percent = (vertices: number[]) => (100 * mean(vertices)) / faceWidth;
  return {
    inner: percent(seen.filter((vertex) => !oval.has(vertex))),
    oval: percent(seen.filter((vertex) => oval.has(vertex))),
  };
}

const widthOf = (landmarks: Float32Array) =>
  Math.hypot(landmarks[3 * 454]! - landmarks[3 * 234]!, landmarks[3 * 454 + 1]! - landmarks[3 * 234 + 1]!);

describe('every actor', () => {
  const embeddings = new Map<string, Float32Array>();

  it.each(castOf().map(({ name }) => name))('%s is found, measured and described', async (name) => {
    const { picture, truth } = portrait(name);
    for (const model of ['fast', 'far'] as const) {
      const detections = await vision.detect(picture, { model });
      expect(detections).toHaveLength(1);
      expect(detections[0]!.score).toBeGreaterThan(0.7);
      expect(
        Math.hypot(detections[0]!.cx - truth.landmarks[3 * 4]!, detections[0]!.cy - truth.landmarks[3 * 4 + 1]!),
      ).toBeLessThan(0.15 * side);
    }
    const { mesh, confidence, flag } = await readFace(picture);
    expect(mesh).toHaveLength(3 * meshPointCount);
    expect(confidence).toBeGreaterThan(20);
    expect(flag).toBeGreaterThan(0.99);
    const errors = landmarkErrors(mesh, truth, widthOf(truth.landmarks));
    expect(errors.inner).toBeLessThan(2.6);
    expect(errors.oval).toBeLessThan(5);
    for (const eye of [0, 1] as const) {
      const centre = 3 * (468 + 5 * eye);
      const miss = Math.hypot(mesh[centre]! - truth.irises[eye].x, mesh[centre + 1]! - truth.irises[eye].y);
      expect((100 * miss) / widthOf(truth.landmarks)).toBeLessThan(3);
    }
    const { embedding } = await vision.describe(picture, mesh);
    expect(likenessOf(embedding, embedding)).toBeCloseTo(1, 4);
    embeddings.set(name, embedding);
  });

  // The pairs that are nearest to each other (ana and iara, chidi and joao), and one more.
  it.each(['ana', 'iara', 'chidi', 'joao', 'femi'])(
    '%s is told apart from everybody else in another pose and light',
    async (name) => {
      const { picture } = portrait(name, { pose: { yaw: 20, pitch: 5 }, expression: { smile: 0.6 }, backdrop: 'park' });
      const { embedding } = await vision.describe(picture, (await readFace(picture)).mesh);
      const [nearest] = [...embeddings].toSorted((a, b) => likenessOf(b[1], embedding) - likenessOf(a[1], embedding));
      expect(nearest![0]).toBe(name);
    },
  );
});

describe('a turned head', () => {
  it.each([
    { yaw: -45, innerMax: 3 },
    { yaw: -20, innerMax: 2.6 },
    { yaw: 20, innerMax: 2.6 },
    { yaw: 45, innerMax: 3 },
  ])('is measured at $yaw° of yaw', async ({ yaw, innerMax }) => {
    const frontal = portrait('iara');
    const { picture, truth } = portrait('iara', { pose: { yaw } });
    const { mesh, flag } = await readFace(picture);
    expect(flag).toBeGreaterThan(0.99);
    expect(landmarkErrors(mesh, truth, widthOf(frontal.truth.landmarks)).inner).toBeLessThan(innerMax);
    expect(Math.abs(anglesOf(mesh).yaw - yaw)).toBeLessThan(6);
  });

  it.each([-30, 10, 30])('shows its pitch of %i°', async (pitch) => {
    const angles = anglesOf((await readFace(portrait('ana', { pose: { pitch } }).picture)).mesh);
    expect(Math.abs(angles.pitch - pitch)).toBeLessThan(6);
    expect(Math.abs(angles.yaw)).toBeLessThan(4);
    expect(Math.abs(angles.roll)).toBeLessThan(3);
  });

  it('shows its roll', async () => {
    expect(
      Math.abs(anglesOf((await readFace(portrait('ben', { pose: { roll: 25 } }).picture)).mesh).roll - 25),
    ).toBeLessThan(3);
  });
});

describe('a picture that lies on its side', () => {
  /** Turned clockwise by so many quarters; pixel (x, y) of a square goes to (side - 1 - y, x) each time. */
  function turned(rgb: Uint8Array, quarters: number): Uint8Array {
    let current = rgb;
    for (let turn = 0; turn < quarters; turn++) {
      const next = new Uint8Array(current.length);
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++)
          next.set(current.subarray(3 * (y * side + x), 3 * (y * side + x) + 3), 3 * (x * side + side - 1 - y));
      }
      current = next;
    }
    return current;
  }

  it.each([1, 2, 3])('shows its face when the detector is told of %i quarter turns', async (quarters) => {
    const { rgb, truth } = portrait('hana');
    const picture = withHalvedChroma(yuvFromRgb(turned(rgb, quarters), { width: side, height: side, colour }));
    const rotation = (quarters * Math.PI) / 2;
    const { mesh } = await readFace(picture, { rotation });
    const landmarks = truth.landmarks.slice();
    for (let turn = 0; turn < quarters; turn++) {
      for (let i = 0; i < landmarks.length; i += 3)
        [landmarks[i], landmarks[i + 1]] = [side - landmarks[i + 1]!, landmarks[i]!];
    }
    expect(landmarkErrors(mesh, { landmarks, visible: truth.visible }, widthOf(landmarks)).inner).toBeLessThan(2.6);
  });
});

describe('a small face', () => {
  it('is found by the far model only, also away from the middle', async () => {
    const { picture, truth } = portrait('ben', { width: 1280, height: 720, frameHeightCm: 260, pose: { x: 150 } });
    expect(await vision.detect(picture, { model: 'fast' })).toHaveLength(0);
    expect(await vision.detect(picture, { model: 'far' })).toHaveLength(1);
    const { mesh } = await readFace(picture, { model: 'far' });
    expect(distance(mesh, truth.landmarks, 4)).toBeLessThan(4);
  });
});

describe('a window', () => {
  it('keeps the detector to one part of the picture', async () => {
    const { picture } = portrait('dora', { width: 640, height: 320, pose: { x: 14 } });
    const right = { cx: 480, cy: 160, size: 320 };
    expect(await vision.detect(picture, { model: 'fast', window: right })).toHaveLength(1);
    expect(await vision.detect(picture, { model: 'fast', window: { ...right, cx: 120 } })).toHaveLength(0);
  });
});

it('finds nobody in an empty room', async () => {
  const rgb = new Uint8Array(side * side * 3).map((_, i) => 90 + ((i * 7) % 40));
  const picture = withHalvedChroma(yuvFromRgb(rgb, { width: side, height: side, colour }));
  expect(await vision.detect(picture, { model: 'fast' })).toHaveLength(0);
  expect(await vision.detect(picture, { model: 'far' })).toHaveLength(0);
});

it('answers calls that are under way at the same time as if they came one by one', async () => {
  const [a, b] = [portrait('gus').picture, portrait('emi').picture];
  const regions = await Promise.all(
    [a, b].map(async (picture) => regionOfDetection((await vision.detect(picture, { model: 'fast' }))[0]!)),
  );
  const together = await Promise.all([vision.mesh(a, regions[0]!), vision.mesh(b, regions[1]!)]);
  expect(together[0].mesh).toEqual((await vision.mesh(a, regions[0]!)).mesh);
  expect(together[1].mesh).toEqual((await vision.mesh(b, regions[1]!)).mesh);
});

it('stops when its signal says so', async () => {
  const controller = new AbortController();
  const stopped = await openVision({ weightsFolder: testWeightsFolder(), signal: controller.signal });
  const { picture } = portrait('ana');
  controller.abort();
  await expect(stopped.detect(picture, { model: 'fast' })).rejects.toThrow();
  await stopped.close();
});
