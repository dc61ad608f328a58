import { describe, expect, it } from 'vitest';
import type { FaceMesh } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { blurred, grainAt, pictureOf } from '@semblante/media/testing';
import { scaledOutline } from './face-pixels.ts';
import { SwapQualityMeter, type SwapQuality } from './swap-quality.ts';
import { drawnFace } from './testing/drawn-face.ts';

const frameCount = 12;
const distances = { before: 0.9, after: 0.45 };
/** The face moves steadily to the right, and the grain moves with it. */
const movedFace = (frame: number) => drawnFace({ x: 90 + 2 * frame });
const original = (frame: number) => pictureOf((x, y) => grainAt(x - 2 * frame + 40, y));
const brighter = (picture: YuvPicture): YuvPicture => ({ ...picture, y: picture.y.map((value) => value + 20) });

interface Performance {
  pictureAfter?: (frame: number, before: YuvPicture) => YuvPicture;
  meshAfter?: (frame: number) => FaceMesh;
}

async function qualityOf({
  pictureAfter = (_, before) => before,
  meshAfter = movedFace,
}: Performance): Promise<SwapQuality> {
  const meshes = new Map<YuvPicture, FaceMesh>();
  const originals = new Set<YuvPicture>();
  const meter = new SwapQualityMeter({
    findMesh: async (picture) => meshes.get(picture)!,
    distanceToPhoto: async (picture) => (originals.has(picture) ? distances.before : distances.after),
  });
  for (let frame = 0; frame < frameCount; frame++) {
    const before = original(frame);
    const after = { ...pictureAfter(frame, before) };
    originals.add(before);
    meshes.set(before, movedFace(frame)).set(after, meshAfter(frame));
    await meter.add({ before, after, face: movedFace(frame) });
  }
  return meter.result();
}

function withSeam(picture: YuvPicture, face: FaceMesh): YuvPicture {
  const y = picture.y.slice();
  const outline = scaledOutline(face, 0.98);
  outline.forEach(([ax, ay], k) => {
    const [bx, by] = outline[(k + 1) % outline.length]!;
    for (let t = 0; t < 1; t += 0.02)
      y[Math.floor(ay + t * (by - ay)) * picture.yStride + Math.floor(ax + t * (bx - ax))] = 255;
  });
  return { ...picture, y };
}

describe('the quality of a swapped clip', () => {
  it('is neutral for a clip that was not touched, and says that nothing was swapped', async () => {
    const quality = await qualityOf({});
    expect(quality).toMatchObject({
      frames: frameCount,
      poseErrorDegrees: 0,
      landmarkErrorPercent: 0,
      mouthErrorPercent: 0,
      eyeOpeningErrorPercent: 0,
      gazeErrorPercent: 0,
      jitterRatio: 1,
      flickerRatio: 1,
      sharpnessRatio: 1,
      edgeEnergyRatio: 1,
      seamRatio: 1,
      coverage: 0,
    });
  });

  it('tells the distance to the photo before and after', async () => {
    const quality = await qualityOf({});
    expect(quality.identityBefore).toBeCloseTo(distances.before, 6);
    expect(quality.identityAfter).toBeCloseTo(distances.after, 6);
  });

  it('counts the frames that were swapped', async () => {
    const everyFrame = await qualityOf({ pictureAfter: (frame, before) => insideBrighter(before, frame) });
    expect(everyFrame.coverage).toBe(1);
    const threeOfFour = await qualityOf({
      pictureAfter: (frame, before) => (frame % 4 === 3 ? before : insideBrighter(before, frame)),
    });
    expect(threeOfFour.coverage).toBe(0.75);
  });

  it('does not take a change of the whole picture, as a codec makes it, for a swap', async () => {
    expect((await qualityOf({ pictureAfter: (_, before) => brighter(before) })).coverage).toBe(0);
  });

  it('sees points that tremble', async () => {
    const steady = await qualityOf({ meshAfter: (frame) => drawnFace({ x: 91 + 2 * frame }) });
    const trembling = await qualityOf({ meshAfter: (frame) => drawnFace({ x: 90 + 2 * frame + (frame % 2) }) });
    expect(steady.landmarkErrorPercent).toBeGreaterThan(0);
    expect(trembling.jitterRatio).toBeGreaterThan(3 * steady.jitterRatio);
  });

  it('sees brightness that flickers', async () => {
    const quality = await qualityOf({ pictureAfter: (frame, before) => (frame % 2 ? before : brighter(before)) });
    expect(quality.flickerRatio).toBeGreaterThan(1.2);
    expect(quality.jitterRatio).toBe(1);
  });

  it('sees a blurred face', async () => {
    const quality = await qualityOf({ pictureAfter: (_, before) => blurred(before) });
    expect(quality.sharpnessRatio).toBeLessThan(0.7);
    expect(quality.edgeEnergyRatio).toBeLessThan(quality.sharpnessRatio);
  });

  it('sees an edge along the outline', async () => {
    const smooth = (frame: number) => pictureOf((x, y) => 60 + ((x + frame + y) % 40));
    const quality = await qualityOf({ pictureAfter: (frame) => smooth(frame) });
    const seamed = await qualityOf({ pictureAfter: (frame) => withSeam(smooth(frame), movedFace(frame)) });
    expect(seamed.seamRatio).toBeGreaterThan(1.3 * quality.seamRatio);
    expect(seamed.sharpnessRatio).toBeCloseTo(quality.sharpnessRatio, 6);
  });

  it('sees a head that is turned and a mouth that is wrong', async () => {
    const quality = await qualityOf({ meshAfter: (frame) => drawnFace({ x: 90 + 2 * frame, yaw: 4 }) });
    expect(quality.poseErrorDegrees).toBeCloseTo(4, 1);
    expect(quality.mouthWidthErrorPercent).toBeGreaterThan(0);
  });
});

function insideBrighter(picture: YuvPicture, frame: number): YuvPicture {
  const y = picture.y.map((value, i) => {
    const [dx, dy] = [(i % picture.width) - 90 - 2 * frame, Math.floor(i / picture.width) - 100];
    return dx * dx + dy * dy < 45 * 45 ? value + 20 : value;
  });
  return { ...picture, y };
}
