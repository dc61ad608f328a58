import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonTruth } from './actor/truth.ts';
import { faceOval } from './face/landmark-loops.ts';
import { getPerson } from './people/cast.ts';
import { renderPortrait, type Portrait, type PortraitOptions } from './portrait.ts';

const size = { width: 240, height: 240, textureSize: 256 } as const;
const frameHeightCm = 24;
const pixelsPerCm = size.height / frameHeightCm;
const shoot = (name: string, options: Partial<PortraitOptions> = {}): Portrait =>
  renderPortrait(getPerson(name), { ...size, frameHeightCm, ...options });

const soleTruth = ({ truth }: Portrait): PersonTruth => truth.people[0]!;
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const landmark = ({ landmarks }: PersonTruth, at: number) => ({
  x: landmarks[3 * at]!,
  y: landmarks[3 * at + 1]!,
  z: landmarks[3 * at + 2]!,
});
const gap = (truth: PersonTruth, a: number, b: number): number =>
  Math.hypot(landmark(truth, a).x - landmark(truth, b).x, landmark(truth, a).y - landmark(truth, b).y);

interface Pixel {
  r: number;
  g: number;
  b: number;
}

function pixelAt({ rgb, width }: Portrait, { x, y }: { x: number; y: number }): Pixel {
  const at = 3 * (Math.floor(y) * width + Math.floor(x));
  return { r: rgb[at]!, g: rgb[at + 1]!, b: rgb[at + 2]! };
}
const luma = ({ r, g, b }: Pixel): number => 0.3 * r + 0.59 * g + 0.11 * b;
const redness = ({ r, g }: Pixel): number => r / g;
const between = (truth: PersonTruth, a: number, b: number) => ({
  x: (landmark(truth, a).x + landmark(truth, b).x) / 2,
  y: (landmark(truth, a).y + landmark(truth, b).y) / 2,
});

/** Beside the pupil, half way to the rim. */
const irisRing = (truth: PersonTruth, eye: 0 | 1): { x: number; y: number }[] => {
  const { x, y, radius } = truth.irises[eye];
  return [-0.68, 0.68].map((k) => ({ x: x + k * radius, y: y + 0.12 * radius }));
};

describe('a frontal portrait', () => {
  let portrait: Portrait;
  let truth: PersonTruth;
  beforeAll(() => {
    portrait = shoot('gus');
    truth = soleTruth(portrait);
  });

  it('is the same to the last byte when it is rendered again', () => {
    expect(digest(shoot('gus').rgb)).toBe(digest(portrait.rgb));
    expect(digest(shoot('gus', { pose: { yaw: 1 } }).rgb)).not.toBe(digest(portrait.rgb));
  });

  it('has all its landmarks inside the picture and nearly all of them in sight', () => {
    for (let v = 0; v < 468; v++) {
      const { x, y } = landmark(truth, v);
      expect(x > 0 && x < portrait.width && y > 0 && y < portrait.height).toBe(true);
    }
    expect(truth.visible.reduce((sum, seen) => sum + seen, 0)).toBeGreaterThan(390);
  });

  it('shows blue iris, dark pupil and pale sclera where the truth says', () => {
    for (const eye of [0, 1] as const) {
      const { x, y, radius } = truth.irises[eye];
      for (const place of irisRing(truth, eye))
        expect(pixelAt(portrait, place).b).toBeGreaterThan(pixelAt(portrait, place).r * 1.05);
      const pupil = luma(pixelAt(portrait, { x: x + 0.15 * radius, y: y + 0.2 * radius }));
      const sclera = Math.max(
        ...[-1.5, 1.5].map((k) => luma(pixelAt(portrait, { x: x + k * radius, y: y + 0.1 * radius }))),
      );
      expect(pupil).toBeLessThan(70);
      expect(sclera).toBeGreaterThan(pupil + 60);
    }
  });

  it('shows lips where the truth says, redder than the cheek and the chin', () => {
    const lip = redness(pixelAt(portrait, between(truth, 14, 17)));
    expect(lip).toBeGreaterThan(redness(pixelAt(portrait, landmark(truth, 9))) * 1.12);
  });

  it('leaves the backdrop untouched where nobody is', () => {
    const { peopleMask, occluderMask } = portrait.truth;
    const other = shoot('gus', { expression: { mouthOpen: 1 } });
    let compared = 0;
    for (let pixel = 0; pixel < peopleMask.length; pixel++) {
      if (peopleMask[pixel] !== 0 || occluderMask[pixel] !== 0 || other.truth.peopleMask[pixel] !== 0) continue;
      compared++;
      if (portrait.rgb[3 * pixel] !== other.rgb[3 * pixel]) throw new Error(`backdrop differs at pixel ${pixel}`);
    }
    expect(compared).toBeGreaterThan(5000);
  });
});

describe('truth and picture move together', () => {
  it('closes the lids over the iris at a full blink', () => {
    const open = shoot('gus');
    const closed = shoot('gus', { expression: { blinkRight: 1, blinkLeft: 1 } });
    const opening = (portrait: Portrait): number =>
      gap(soleTruth(portrait), 159, 145) / gap(soleTruth(portrait), 33, 133);
    expect(opening(open)).toBeGreaterThan(0.22);
    expect(opening(closed)).toBeLessThan(0.02);
    for (const place of irisRing(soleTruth(open), 0))
      expect(pixelAt(closed, place).r).toBeGreaterThan(pixelAt(closed, place).b * 1.2);
  });

  it('opens the mouth onto teeth and dark', () => {
    const open = shoot('gus', { expression: { mouthOpen: 1 } });
    const truth = soleTruth(open);
    expect(gap(truth, 13, 14)).toBeGreaterThan(1.6 * pixelsPerCm);
    const teeth = pixelAt(open, { x: landmark(truth, 13).x + 3, y: landmark(truth, 13).y + 0.45 * pixelsPerCm });
    const throat = pixelAt(open, between(truth, 13, 14));
    expect(luma(teeth)).toBeGreaterThan(luma(throat) + 50);
  });

  it('turns with the sign and size of the told yaw, pitch and roll', () => {
    const degrees = 180 / Math.PI;
    const restTilt = tiltOf(soleTruth(shoot('gus')));
    for (const pose of [
      { yaw: 30 },
      { yaw: -45 },
      { pitch: 20 },
      { pitch: -20 },
      { roll: 15 },
      { yaw: 20, roll: -12 },
    ]) {
      const truth = soleTruth(shoot('gus', { pose }));
      const [right, left] = [landmark(truth, 234), landmark(truth, 454)];
      const across = Math.hypot(left.x - right.x, left.y - right.y) / pixelsPerCm;
      expect(apart(Math.atan2(right.z - left.z, across) * degrees, pose.yaw)).toBeLessThan(angleTolerance);
      expect(apart(Math.atan2(left.y - right.y, left.x - right.x) * degrees, pose.roll)).toBeLessThan(angleTolerance);
      if (!pose.yaw) expect(apart(tiltOf(truth) - restTilt, pose.pitch)).toBeLessThan(angleTolerance);
      const lean = (landmark(truth, 1).x - (right.x + left.x) / 2) / pixelsPerCm;
      if (pose.yaw) expect(Math.sign(lean)).toBe(Math.sign(pose.yaw));
    }
  });

  it('hides the far half of a turned face', () => {
    const truth = soleTruth(shoot('gus', { pose: { yaw: 55 } }));
    expect(truth.visible[50]).toBe(1);
    expect(truth.visible[352]).toBe(0);
    const seen = faceOval.filter((v) => truth.visible[v]).length;
    expect(seen).toBeLessThan(faceOval.length * 0.7);
  });

  it('moves the iris with the gaze, and the dark pupil with it', () => {
    const right = shoot('gus', { gaze: { yaw: 22 } });
    const left = shoot('gus', { gaze: { yaw: -22 } });
    const [toRight, toLeft] = [soleTruth(right).irises[0], soleTruth(left).irises[0]];
    expect(toRight.x - toLeft.x).toBeGreaterThan(0.6 * pixelsPerCm);
    expect(soleTruth(right).gaze.direction[0]).toBeGreaterThan(0.3);
    expect(luma(pixelAt(right, toRight))).toBeLessThan(luma(pixelAt(left, toRight)) - 30);
  });
});

/** Degrees; perspective alone bends the measured angles by about one. */
const angleTolerance = 1.6;
const apart = (measured: number, told = 0): number => Math.abs(measured - told);

/** Nod of the line from the forehead to the chin, degrees. */
function tiltOf(truth: PersonTruth): number {
  const [top, chin] = [landmark(truth, 10), landmark(truth, 152)];
  return (-Math.atan2(top.z - chin.z, (chin.y - top.y) / pixelsPerCm) * 180) / Math.PI;
}

/** Occluder shares of the nine pixels around a place. */
function sharesAround({ truth, width }: Portrait, { x, y }: { x: number; y: number }): number[] {
  const centre = Math.floor(y) * width + Math.floor(x);
  return [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => truth.occluderMask[centre + row * width + column]!));
}

describe('a hand before the face', () => {
  const hand = { x: 3, y: -13, z: 11, roll: -20 };
  let bare: Portrait;
  let covered: Portrait;
  beforeAll(() => {
    bare = shoot('gus');
    covered = shoot('gus', { hand });
  });

  it('is exactly where its mask says: whatever the face does under it does not show', () => {
    const grimace = shoot('gus', { hand, expression: { mouthOpen: 1, blinkRight: 1, blinkLeft: 1 } });
    expect(digest(grimace.truth.occluderMask)).toBe(digest(covered.truth.occluderMask));
    let inside = 0;
    let changedInside = 0;
    let changedOutside = 0;
    covered.truth.occluderMask.forEach((share, pixel) => {
      const changed = Math.abs(covered.rgb[3 * pixel]! - grimace.rgb[3 * pixel]!) > 8;
      if (share === 255) inside++;
      if (changed && share === 255) changedInside++;
      if (changed && share === 0) changedOutside++;
    });
    expect(inside).toBeGreaterThan(3000);
    expect(changedInside).toBeLessThan(inside * 0.005);
    expect(changedOutside).toBeGreaterThan(200);
  });

  it('takes the landmarks under it out of sight and no others', () => {
    const [before, after] = [soleTruth(bare), soleTruth(covered)];
    let hidden = 0;
    for (let v = 0; v < 468; v++) {
      const shares = sharesAround(covered, landmark(after, v));
      const under = shares.every((share) => share === 255);
      if (under) expect(after.visible[v]).toBe(0);
      if (under && before.visible[v]) hidden++;
      if (shares.every((share) => share === 0)) expect(after.visible[v]).toBe(before.visible[v]);
    }
    expect(hidden).toBeGreaterThan(80);
    expect(Math.max(...bare.truth.occluderMask)).toBe(0);
  });
});
