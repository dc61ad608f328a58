import { describe, expect, it } from 'vitest';
import { chooseReferences, ReferenceKeeper, referencesMax, referenceScore } from './reference-frames.ts';
import { stagedMesh, stagedPicture } from './staged-sight.ts';

const mesh = stagedMesh({ who: 'ana', x: 301.5, y: 181.5 });
const picture = stagedPicture([]);

describe('pictures kept of a face', () => {
  it('are spread over the time it is shown, and of each stretch the best', () => {
    const keeper = new ReferenceKeeper();
    const scoreAt = (frame: number) => (frame % 50 === 7 ? 30 : 20);
    for (let frame = 0; frame < 1000; frame++) {
      const offered = { frame, score: scoreAt(frame) };
      if (keeper.wants(offered)) keeper.offer(picture, { ...offered, mesh });
    }
    const kept = keeper.take();
    expect(kept.length).toBeLessThanOrEqual(64);
    expect(kept.length).toBeGreaterThanOrEqual(referencesMax);
    expect(kept.filter(({ score }) => score === 30)).toHaveLength(20);
    expect(kept.at(-1)!.frame - kept[0]!.frame).toBeGreaterThan(900);
  });

  it('begin on even pixels and hold what the frame held', () => {
    const keeper = new ReferenceKeeper();
    keeper.offer(picture, { frame: 0, score: 1, mesh });
    const [{ box, picture: copy }] = keeper.take() as [ReturnType<ReferenceKeeper['take']>[number]];
    expect([box.left % 2, box.top % 2, box.width % 2, box.height % 2]).toEqual([0, 0, 0, 0]);
    expect([copy.width, copy.height, copy.u.length]).toEqual([
      box.width,
      box.height,
      (box.width / 2) * (box.height / 2),
    ]);
    expect(copy.y[5 * copy.yStride + 9]).toBe(picture.y[(box.top + 5) * picture.yStride + box.left + 9]);
  });
});

describe('references chosen', () => {
  const candidates = (shot: number, from: number, scores: readonly number[]) =>
    scores.map((score, i) => ({ shot, frame: from + i, score }));

  it('are at most 24, from every shot by its length, and the best of each', () => {
    const long = candidates(
      0,
      0,
      Array.from({ length: 60 }, (_, i) => (i % 5 < 2 ? 25 : 15)),
    );
    const dark = candidates(
      1,
      100,
      Array.from({ length: 20 }, (_, i) => (i % 5 < 2 ? 14 : 8)),
    );
    const scores = new Map([
      [0, long.map(({ score }) => score)],
      [1, dark.map(({ score }) => score)],
    ]);
    const chosen = chooseReferences([...long, ...dark], scores);
    expect(chosen.length).toBeLessThanOrEqual(referencesMax);
    expect(chosen.filter(({ shot }) => shot === 0)).toHaveLength(18);
    expect(chosen.filter(({ shot }) => shot === 1)).toHaveLength(6);
    expect(chosen.filter(({ shot, score }) => shot === 0 && score < 25)).toHaveLength(0);
    expect(chosen.map(({ frame }) => frame)).toEqual(chosen.map(({ frame }) => frame).sort((a, b) => a - b));
  });

  it('leave out the frames in which a hand covers the face', () => {
    const covered = candidates(
      0,
      0,
      Array.from({ length: 40 }, (_, i) => (i > 10 && i < 25 ? 18 : 26)),
    );
    const chosen = chooseReferences(covered, new Map([[0, covered.map(({ score }) => score)]]));
    expect(chosen.every(({ score }) => score === 26)).toBe(true);
  });

  it('like a face that looks at the camera', () => {
    expect(referenceScore({ confidence: 25, yaw: 0 })).toBeGreaterThan(referenceScore({ confidence: 26, yaw: -40 }));
  });
});
