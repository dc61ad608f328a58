import { expect, it } from 'vitest';
import type { ContentScores } from './content-networks.ts';
import { heldMoments, type WeighedLook } from './evidence.ts';
import { judge, type ContentLook, type Opinions } from './look-at-content.ts';
import { Findings } from './verdict.ts';

const scores = (sexual: number, sexy = 0): ContentScores => ({
  drawing: 0,
  hentai: 0,
  neutral: 1 - sexual - sexy,
  porn: sexual,
  sexy,
});
const opinions = (first: number, second: number): Opinions => ({ first: scores(first), second: scores(second) });

/**
 * A clip looked at every 0.4 s; at some of the looks both networks gave these probabilities, the same in both views.
 */
function clip(
  looks: number,
  agreed: Readonly<Record<number, readonly [first: number, second: number]>>,
  shotOf: (look: number) => number = () => 0,
): WeighedLook[] {
  return Array.from({ length: looks }, (_, i) => {
    const pair = agreed[i];
    const judged = pair && judge([opinions(...pair), opinions(...pair)]);
    const strength = judged && judged.outcome !== 'doubted' ? judged.strength : undefined;
    const seconds = 0.4 * i;
    return {
      shot: shotOf(i),
      seconds,
      strength,
      moment:
        strength === undefined ? undefined : { frame: i, seconds, first: scores(pair![0]), second: scores(pair![1]) },
    };
  });
}

const spike = [0.7, 0.8] as const;

it('does not hold a clip for one odd look, nor for several far apart', () => {
  expect(heldMoments(clip(40, { 9: spike }))).toEqual([]);
  expect(heldMoments(clip(40, { 3: spike, 9: spike, 20: spike, 31: spike }))).toEqual([]);
});

it('does not add up looks of different shots', () => {
  const agreed = { 9: spike, 10: spike };
  expect(heldMoments(clip(40, agreed))).toHaveLength(2);
  expect(heldMoments(clip(40, agreed, (look) => Math.floor(look / 10)))).toEqual([]);
});

it('does not hold a stretch in which the networks mostly disagree', () => {
  expect(heldMoments(clip(40, { 10: spike, 12: spike, 14: spike }))).toHaveLength(3);
  expect(
    heldMoments(
      clip(40, { 10: spike }).concat(
        clip(3, {}).map((look) => ({ ...look, seconds: 4.1 + look.seconds / 10 })),
        clip(1, { 0: spike }).map((look) => ({ ...look, seconds: 4.5 })),
      ),
    ),
  ).toEqual([]);
});

it('wants more of a long clip, which has more chances to be wrong', () => {
  const weak = [0.55, 0.72] as const;
  expect(heldMoments(clip(30, { 9: weak, 10: weak }))).toHaveLength(2);
  expect(heldMoments(clip(1500, { 9: weak, 10: weak }))).toEqual([]);
});

it('holds half a second that both networks see, however long the clip is', () => {
  expect(heldMoments(clip(1500, { 9: spike, 10: spike }))).toHaveLength(2);
  for (const looks of [30, 1500, 9000])
    expect(heldMoments(clip(looks, { 9: [0.85, 0.95], 10: [0.85, 0.95] }))).toHaveLength(2);
});

it('shows the doubted moments, the strongest stretch first', () => {
  const moments = heldMoments(clip(60, { 9: spike, 10: spike, 30: [0.9, 0.97], 31: [0.9, 0.97] }));
  expect(moments.map(({ frame }) => frame)).toEqual([30, 31, 9, 10]);
});

it('takes bare skin alone for nothing: the better network has to see more, from near too', () => {
  expect(judge([{ first: scores(0.1, 0.85), second: scores(0.1, 0.8) }]).outcome).toBe('doubted');
  expect(judge([opinions(0.7, 0.8), opinions(0.2, 0.1)]).outcome).toBe('doubted');
  expect(judge([{ first: scores(0.2, 0.75), second: scores(0.9) }]).outcome).toBe('agreed');
  expect(judge([opinions(0.93, 0.96)]).outcome).toBe('undoubted');
});

it('refuses nothing of which the networks are less sure when it is turned, but holds it for a person', () => {
  const upright = [opinions(0.95, 0.98), opinions(0.95, 0.99)];
  const [sure, unlessTurned] = [judge(upright, [opinions(0.93, 0.97)]), judge(upright, [opinions(0.86, 0.45)])];
  expect([sure.outcome, unlessTurned.outcome]).toEqual(['undoubted', 'certain']);
  const verdictOf = (judged: typeof sure) => {
    const findings = new Findings();
    for (const frame of [0, 1, 2])
      findings.add({ frame, seconds: 5 * frame, shot: frame }, {
        ...judged,
        strength: 2.2,
        first: scores(0.95),
        second: scores(0.98),
      } as ContentLook);
    return findings.finish({ frames: 3, young: [] }).verdict;
  };
  expect([verdictOf(sure), verdictOf(unlessTurned)]).toEqual(['refuse', 'review']);
});

it('holds what both networks see upright, whatever they say of it turned', () => {
  const upright = [opinions(0.6, 0.92), opinions(0.7, 0.95)];
  expect(judge(upright).outcome).toBe('agreed');
  expect(judge(upright, [opinions(0.03, 0.05), opinions(0.12, 0.6)])).toEqual(judge(upright));
  expect(judge(upright, [opinions(0.9, 0.99)])).toEqual(judge(upright));
  expect(judge([opinions(0.6, 0.8), opinions(0.1, 0.1)], [opinions(0.9, 0.99), opinions(0.9, 0.99)]).outcome).toBe(
    'doubted',
  );
});

it('names moments from the first to the last where there are more than anybody looks at', () => {
  const findings = new Findings();
  for (let i = 0; i < 60; i++)
    findings.add(
      { frame: i, seconds: 0.4 * i, shot: 0 },
      { outcome: 'agreed', first: scores(0.85), second: scores(0.85), strength: 1.7 },
    );
  const verdict = findings.finish({ frames: 60, young: [] });
  const moments = verdict.verdict === 'review' ? verdict.reasons[0]!.moments : [];
  expect(moments).toHaveLength(24);
  expect([moments[0]!.frame, moments.at(-1)!.frame]).toEqual([0, 59]);
  expect(Math.max(...moments.slice(1).map(({ seconds }, i) => seconds - moments[i]!.seconds))).toBeLessThan(1.3);
});
