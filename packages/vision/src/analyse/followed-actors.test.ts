import { scene, type FrameTruth, type Scene, type SceneName } from '@semblante/actors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eyeOf } from '../geometry/eye.ts';
import { faceWidthOf } from '../geometry/face-size.ts';
import { ovalLoop } from '../geometry/landmarks.ts';
import type { FaceMesh } from '../geometry/canonical-face.ts';
import { withHalvedChroma, yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { meshOfTruth } from '../testing/truth-mesh.ts';
import { testWeightsFolder } from '../testing/weights-folder.ts';
import { openVision, type Vision } from '../networks/open-vision.ts';
import type { DetectionModel } from '../networks/detection-windows.ts';
import { FaceFollower, type FollowedFrame } from './face-follower.ts';

let vision: Vision;
beforeAll(async () => {
  vision = await openVision({ weightsFolder: testWeightsFolder() });
});
afterAll(() => vision.close());

interface Shooting {
  width?: number;
  fps?: number;
  from?: number;
  to?: number;
  model?: DetectionModel;
}

interface Shown extends FollowedFrame {
  truth: FrameTruth;
}

function pictureOf({ width, height }: Scene, rgb: Uint8Array): YuvPicture {
  return withHalvedChroma(yuvFromRgb(rgb, { width, height, colour: { range: 'limited', matrix: 'bt709' } }));
}

/** Follows the faces of a scene; gives each frame with what was really there, and the meshes as they were measured. */
async function follow(
  name: SceneName,
  { width = 320, fps = 12.5, from = 0, to = 1000, model = 'fast' }: Shooting,
): Promise<{ shown: Shown[]; measured: Map<number, FaceMesh>; scene: Scene }> {
  const shot = scene(name, { width, height: 2 * Math.round((width * 9) / 32), fps, textureSize: 256 });
  const measured = new Map<number, FaceMesh>();
  const truths = new Map<number, FrameTruth>();
  const frameOf = new Map<YuvPicture, number>();
  const sight = {
    ...vision,
    async mesh(...asked: Parameters<Vision['mesh']>) {
      const reading = await vision.mesh(...asked);
      measured.set(frameOf.get(asked[0])!, reading.mesh);
      return reading;
    },
  };
  const follower = new FaceFollower({ sight, model, fps });
  const given: FollowedFrame[] = [];
  for (let frame = from; frame < Math.min(to, shot.frames); frame++) {
    const { rgb, truth } = shot.frameAt(frame);
    const picture = pictureOf(shot, rgb);
    truths.set(frame, truth);
    frameOf.set(picture, frame);
    given.push(...(await follower.step(picture, frame)));
  }
  given.push(...(await follower.finish()));
  return { shown: given.map((frame) => ({ ...frame, truth: truths.get(frame.frame)! })), measured, scene: shot };
}

const onOval = new Set(ovalLoop);

/** Mean distance to the truth in percent of the face width, inside the oval or on it. */
function errorOf(mesh: FaceMesh, truth: FaceMesh, where: 'inside' | 'oval'): number {
  const points = Array.from({ length: 468 }, (_, i) => i).filter((i) => onOval.has(i) === (where === 'oval'));
  const sum = points.reduce(
    (total, i) => total + Math.hypot(mesh[3 * i]! - truth[3 * i]!, mesh[3 * i + 1]! - truth[3 * i + 1]!),
    0,
  );
  return (100 * sum) / points.length / faceWidthOf(truth);
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const trackletsOf = (shown: readonly Shown[]) =>
  new Set(shown.flatMap(({ faces }) => faces.map(({ tracklet }) => tracklet)));
/** Of the only person in a frame. */
const errorsIn = (shown: readonly Shown[], where: 'inside' | 'oval') =>
  shown.map(({ faces, truth }) => errorOf(faces[0]!.mesh, meshOfTruth(truth.people[0]!), where));

describe('one person', () => {
  it('who turns to sixty degrees is followed throughout, near the truth', async () => {
    const { shown } = await follow('turning', { fps: 10, to: 17 });
    expect(trackletsOf(shown).size).toBe(1);
    expect(shown.every(({ faces }) => faces.length === 1)).toBe(true);
    const nearFrontal = shown.filter(({ truth }) => Math.abs(truth.people[0]!.pose.yaw ?? 0) < 45);
    expect(median(errorsIn(nearFrontal, 'inside'))).toBeLessThan(2.5);
    expect(median(errorsIn(nearFrontal, 'oval'))).toBeLessThan(5);
    expect(Math.max(...errorsIn(shown, 'inside'))).toBeLessThan(5);
  });

  it('whose face a hand covers is not lost', async () => {
    const { shown } = await follow('covered', { fps: 8, from: 8, to: 22 });
    expect(trackletsOf(shown).size).toBe(1);
    expect(shown.every(({ faces }) => faces.length === 1)).toBe(true);
    expect(Math.max(...errorsIn(shown, 'inside'))).toBeLessThan(6);
  });

  it('far away is found by the far detector', async () => {
    const { shown } = await follow('far', { width: 480, to: 6, model: 'far' });
    expect(faceWidthOf(meshOfTruth(shown[0]!.truth.people[0]!))).toBeLessThan(30);
    expect(shown.every(({ faces }) => faces.length === 1)).toBe(true);
    expect(median(errorsIn(shown, 'inside'))).toBeLessThan(4);
  });

  it('blinks where the truth blinks; and jitters less than measured', async () => {
    const { shown, measured } = await follow('blink', { fps: 25, to: 25 });
    const openings = shown.map(({ faces }) => eyeOf(faces[0]!.mesh, 0).opening);
    const blinks = shown.map(({ truth }) => truth.people[0]!.expression.blinkRight ?? 0);
    const shut = blinks.indexOf(Math.max(...blinks));
    expect(Math.abs(openings.indexOf(Math.min(...openings)) - shut)).toBeLessThanOrEqual(1);
    expect(openings[shut]).toBeLessThan(0.4 * median(openings));

    const still = shown.filter(({ frame }) => frame > shut + 5);
    const raw = still.map(({ frame }) => measured.get(frame)).filter((mesh) => mesh !== undefined);
    expect(jitterOf(still.map(({ faces }) => faces[0]!.mesh))).toBeLessThan(0.6 * jitterOf(raw));
  });
});

/** Mean second difference over the head's points, in pixels. */
function jitterOf(meshes: readonly FaceMesh[]): number {
  const points = [1, 4, 6, 10, 50, 152, 234, 280, 454];
  let sum = 0;
  for (let i = 1; i < meshes.length - 1; i++) {
    for (const point of points)
      sum += Math.abs(meshes[i - 1]![3 * point]! + meshes[i + 1]![3 * point]! - 2 * meshes[i]![3 * point]!);
  }
  return sum / points.length / (meshes.length - 2);
}

describe('two people', () => {
  it('side by side are both followed', async () => {
    const { shown } = await follow('pair', { width: 480, to: 6 });
    expect(trackletsOf(shown).size).toBe(2);
    for (const { faces, truth } of shown) {
      for (const person of truth.people)
        expect(Math.min(...faces.map(({ mesh }) => errorOf(mesh, meshOfTruth(person), 'inside')))).toBeLessThan(4);
    }
  });
});
