import { describe, expect, it } from 'vitest';
import { boxOf } from '../geometry/face-size.ts';
import { eyeOf } from '../geometry/eye.ts';
import { FaceFollower, type FaceFollowerOptions, type FollowedFrame } from './face-follower.ts';
import { smoothingRadius } from './smooth-mesh.ts';
import { stagedPicture, StagedSight, type StagedFace } from './staged-sight.ts';

interface Staging extends Partial<FaceFollowerOptions> {
  frames: number;
  facesAt: (frame: number) => StagedFace[];
  patternAt?: (frame: number) => number;
}

async function follow({ frames, facesAt, patternAt = () => 0, ...options }: Staging) {
  const sight = new StagedSight();
  const follower = new FaceFollower({ sight, model: 'fast', fps: 25, ...options });
  const given: FollowedFrame[] = [];
  let heldMax = 0;
  for (let i = 0; i < frames; i++) {
    given.push(...(await follower.step(stagedPicture(facesAt(i), { pattern: patternAt(i) }))));
    heldMax = Math.max(heldMax, follower.heldFrames);
  }
  given.push(...(await follower.finish()));
  return { given, follower, sight, heldMax, centres: (tracklet: number) => centresOf(given, tracklet) };
}

/** By frame the x of a tracklet's face. */
const centresOf = (given: readonly FollowedFrame[], tracklet: number) =>
  new Map(
    given.flatMap(({ frame, faces }) =>
      faces.filter((face) => face.tracklet === tracklet).map(({ mesh }) => [frame, boxOf(mesh).centreX] as const),
    ),
  );

const trackletsOf = (given: readonly FollowedFrame[]) => [
  ...new Set(given.flatMap(({ faces }) => faces.map(({ tracklet }) => tracklet))),
];
const framesOf = (given: readonly FollowedFrame[], tracklet: number) =>
  given.filter(({ faces }) => faces.some((face) => face.tracklet === tracklet)).map(({ frame }) => frame);
const staying: StagedFace = { who: 'ana', x: 300, y: 180 };
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('a face that is followed', () => {
  it('is in every frame, each of which comes back once and in order', async () => {
    const { given } = await follow({ frames: 40, facesAt: (i) => [{ ...staying, x: 300 + 20 * Math.sin(i / 6) }] });
    expect(given.map(({ frame }) => frame)).toEqual(range(0, 40));
    expect(framesOf(given, 0)).toEqual(range(0, 40));
    expect(trackletsOf(given)).toEqual([0]);
  });

  it('is measured in about half of the frames only, and lies within half a percent of where it is', async () => {
    const path = (i: number) => 300 + 20 * Math.sin(i / 6);
    const { sight, centres } = await follow({
      frames: 60,
      facesAt: (i) => [{ ...staying, x: path(i) }],
      describe: 'encounters',
    });
    expect(sight.asked.mesh).toBeLessThan(36);
    const offset =
      boxOf((await follow({ frames: 1, facesAt: () => [staying] })).given[0]!.faces[0]!.mesh).centreX - staying.x;
    for (const [frame, x] of centres(0)) expect(Math.abs(x - path(frame) - offset) / 80).toBeLessThan(0.005);
  });

  it('is measured in every frame while it is thrown about', async () => {
    const path = (i: number) => 300 + 20 * Math.sin(i * 1.1);
    const { given } = await follow({ frames: 40, facesAt: (i) => [{ ...staying, x: path(i) }] });
    const measured = given.filter(({ faces }) => faces[0]?.origin === 'measured').length;
    expect(measured).toBeGreaterThan(34);
  });

  it('shows a blink of two frames, as deep as it was', async () => {
    const { given } = await follow({
      frames: 40,
      facesAt: (i) => [{ ...staying, open: i === 20 || i === 21 ? 0.1 : 1 }],
    });
    const openings = given.map(({ faces }) => eyeOf(faces[0]!.mesh, 0).opening);
    expect(Math.min(...openings.slice(20, 22))).toBeLessThan(0.25 * openings[10]!);
    expect(openings[17]).toBeCloseTo(openings[10]!, 2);
    expect(openings[24]).toBeCloseTo(openings[10]!, 2);
  });

  it('is filled in when it is gone for five frames and back near where it was', async () => {
    const { given } = await follow({ frames: 40, facesAt: (i) => [{ ...staying, isHidden: i >= 15 && i < 20 }] });
    expect(framesOf(given, 0)).toEqual(range(0, 40));
    expect(given[17]!.faces[0]!.origin).toBe('interpolated');
  });

  it('is not made up when it is gone for longer', async () => {
    const { given } = await follow({ frames: 50, facesAt: (i) => [{ ...staying, isHidden: i >= 15 && i < 28 }] });
    expect(framesOf(given, 0)).toEqual(range(0, 15));
    expect(framesOf(given, 1)).toEqual(range(28, 50));
  });

  it('is caught up with over the frames before it was found', async () => {
    const { given } = await follow({ frames: 40, facesAt: (i) => [{ ...staying, isHidden: i < 13 }] });
    expect(framesOf(given, 0)).toEqual(range(13, 40));
  });

  it('is another tracklet after a jump that no head can make', async () => {
    const { given } = await follow({ frames: 40, facesAt: (i) => [{ ...staying, x: i < 20 ? 300 : 360 }] });
    expect(trackletsOf(given)).toHaveLength(2);
    expect(given.every(({ faces }) => faces.length === 1)).toBe(true);
    const [first, second] = [boxOf(given[19]!.faces[0]!.mesh).centreX, boxOf(given[20]!.faces[0]!.mesh).centreX];
    expect(second - first).toBeCloseTo(60, 0);
  });

  it('is not a face when only one frame shows it', async () => {
    const { given } = await follow({ frames: 30, facesAt: (i) => [{ ...staying, isHidden: i !== 10 }] });
    expect(trackletsOf(given)).toEqual([]);
  });

  it('is found in a clip of a single frame', async () => {
    const { given } = await follow({ frames: 1, facesAt: () => [staying] });
    expect(given[0]!.faces).toHaveLength(1);
  });
});

describe('a cut', () => {
  it('ends every tracklet in its last frame, and nothing is smoothed or filled across it', async () => {
    const { given } = await follow({
      frames: 41,
      facesAt: (i) => [{ ...staying, x: i < 21 ? 300 : 312 }],
      patternAt: (i) => (i < 21 ? 0 : 1),
    });
    expect(given.filter(({ isCut }) => isCut).map(({ frame }) => frame)).toEqual([21]);
    expect(framesOf(given, 0)).toEqual(range(0, 21));
    expect(framesOf(given, 1)).toEqual(range(21, 41));
    expect(boxOf(given[21]!.faces[0]!.mesh).centreX - boxOf(given[20]!.faces[0]!.mesh).centreX).toBeCloseTo(12, 3);
  });
});

describe('two people', () => {
  const crossing = (i: number) => ({ front: 150 + 6 * i, back: 450 - 6 * i });

  it('who cross keep their tracklets apart, although the follower of the hidden one slips onto the nearer', async () => {
    const hidesBack = (i: number) => Math.abs(crossing(i).front - crossing(i).back) < 36;
    const { given, follower } = await follow({
      frames: 55,
      facesAt: (i) => [
        { who: 'emi', x: crossing(i).front, y: 180 },
        { who: 'chidi', x: crossing(i).back, y: 180, isHidden: hidesBack(i) },
      ],
    });
    const people = new Map(trackletsOf(given).map((tracklet) => [tracklet, follower.descriptionsOf(tracklet)]));
    for (const [tracklet, descriptions] of people) {
      const who = descriptions[0]!.embedding;
      for (const { embedding } of descriptions) expect(embedding).toEqual(who);
      for (const [frame, x] of centresOf(given, tracklet)) {
        const { front, back } = crossing(frame);
        const isEmi = Math.abs(x - front) < Math.abs(x - back);
        const mayTouch = Math.abs(front - back) < 70;
        expect(mayTouch || isEmi === (who[emiPlace] === Math.max(...who))).toBe(true);
      }
    }
    expect(given.every(({ faces }) => faces.length <= 2)).toBe(true);
    expect(centresOf(given, trackletAt(given[5]!, crossing(5).front)).size).toBe(55);
  });

  it('of whom one vanishes behind the other: the nearer one keeps the tracklet whose face it is', async () => {
    const { given } = await follow({
      frames: 40,
      facesAt: (i) => [
        { who: 'emi', x: 320, y: 180 },
        { who: 'chidi', x: Math.max(320, 480 - 8 * i), y: 180, isHidden: 480 - 8 * i < 350 },
      ],
    });
    const emi = trackletAt(given[5]!, 320);
    expect(framesOf(given, emi)).toEqual(range(0, 40));
    expect(given.slice(25).every(({ faces }) => faces.length === 1)).toBe(true);
  });

  it('whose followers exchanged faces unseen are given new tracklets from where they were nearest', async () => {
    // Both are gone for two frames while they are one behind the other, and come out on the other's side.
    const facesAt = (i: number): StagedFace[] => {
      const isAfter = i >= 22;
      return [
        { who: isAfter ? 'chidi' : 'emi', x: 300, y: 180 },
        { who: isAfter ? 'emi' : 'chidi', x: i > 15 && i < 28 ? 345 : 420, y: 180 },
      ];
    };
    const { follower } = await follow({ frames: 50, facesAt });
    expect(follower.renames.map(({ fromFrame }) => fromFrame >= 14 && fromFrame <= 30)).toContain(true);
  });
});

const emiPlace = [...'emi'].map((letter, i) => (31 * letter.charCodeAt(0) + 7 * i) % 1024)[0]!;
const trackletAt = ({ faces }: FollowedFrame, x: number) =>
  faces.toSorted((a, b) => Math.abs(a.mesh[3]! - x) - Math.abs(b.mesh[3]! - x))[0]!.tracklet;

describe('looking ahead', () => {
  it('holds few pictures, even while a face is lost', async () => {
    const { heldMax } = await follow({ frames: 60, facesAt: (i) => [{ ...staying, isHidden: i % 20 > 12 }] });
    expect(heldMax).toBeLessThanOrEqual(smoothingRadius + 8);
  });

  it('keeps the numbers of frames it is given, when some are missing', async () => {
    const follower = new FaceFollower({ sight: new StagedSight(), model: 'fast', fps: 25 });
    const given: FollowedFrame[] = [];
    for (const frame of [0, 1, 2, 7, 8, 9, 10]) given.push(...(await follower.step(stagedPicture([staying]), frame)));
    given.push(...(await follower.finish()));
    expect(given.map(({ frame }) => frame)).toEqual([0, 1, 2, 7, 8, 9, 10]);
  });
});
