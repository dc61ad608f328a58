import { describe, expect, it } from 'vitest';
import { clusterPeople, type Stretch } from './cluster-people.ts';
import { stagedEmbedding } from './staged-sight.ts';
import { toUnitLength } from './identities.ts';

const fps = 25;
const place = { centreX: 300, centreY: 180, faceWidth: 80 };

function stretch(who: string, firstFrame: number, lastFrame: number, more: Partial<Stretch> = {}): Stretch {
  return {
    firstFrame,
    lastFrame,
    shot: 0,
    embedding: stagedEmbedding(who),
    weight: 1,
    quality: 0.8,
    start: place,
    end: place,
    ...more,
  };
}

/** An embedding whose likeness to the person's own is as given. */
function likeThem(who: string, likeness: number): Float32Array {
  const own = stagedEmbedding(who);
  const other = new Float32Array(own.length);
  other[1000] = 1;
  return toUnitLength(own.map((value, i) => likeness * value + Math.sqrt(1 - likeness ** 2) * other[i]!));
}

describe('stretches of faces', () => {
  it('of one person are joined across cuts', () => {
    const stretches = [
      stretch('dora', 0, 34),
      stretch('ben', 35, 69, { shot: 1 }),
      stretch('dora', 70, 99, { shot: 2 }),
    ];
    expect(clusterPeople(stretches, { fps })).toEqual([[0, 2], [1]]);
  });

  it('are different people when both are in the picture at once, however alike', () => {
    expect(clusterPeople([stretch('ana', 0, 50), stretch('ana', 40, 90)], { fps })).toHaveLength(2);
  });

  it('that are not joined keep others from being joined with both', () => {
    const stretches = [
      stretch('ana', 0, 50),
      stretch('ana', 40, 90),
      stretch('ana', 100, 150, { shot: 1 }),
      stretch('ana', 100, 150, { shot: 1 }),
    ];
    const people = clusterPeople(stretches, { fps });
    expect(people).toHaveLength(2);
    for (const members of people) expect(members).toHaveLength(2);
  });

  it('less alike than two looks at one person stay apart, unless the face is back where it left', () => {
    const away = { start: { ...place, centreX: 600 } };
    const later = stretch('ana', 60, 90, { embedding: likeThem('ana', 0.62) });
    expect(clusterPeople([stretch('ana', 0, 50), { ...later, ...away }], { fps })).toHaveLength(2);
    expect(clusterPeople([stretch('ana', 0, 50), { ...later, shot: 1 }], { fps })).toHaveLength(2);
    expect(clusterPeople([stretch('ana', 0, 50), later], { fps })).toHaveLength(1);
  });

  it('are told apart by the better looks: a poor one weighs little', () => {
    const poor = stretch('ana', 60, 90, { shot: 1, embedding: likeThem('ana', 0.72), weight: 0.05 });
    expect(
      clusterPeople(
        [stretch('ana', 0, 50), poor, stretch('ana', 100, 150, { shot: 2, embedding: likeThem('ana', 0.75) })],
        { fps },
      ),
    ).toHaveLength(1);
  });

  it('may be none', () => {
    expect(clusterPeople([], { fps })).toEqual([]);
  });
});
