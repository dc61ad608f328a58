import type { Video, VideoPerson } from '@semblante/contracts';
import { describe, expect, it } from 'vitest';
import {
  chooseFace,
  eligiblePeople,
  findNextPair,
  findOnlyPair,
  firstMomentOf,
  fitDraft,
  mappingOf,
  newDraft,
  offeredBy,
  startBodyOf,
  trimOf,
  withOffered,
} from './swap-draft.ts';

const ana = '00000000-0000-4000-8000-00000000000a';
const bia = '00000000-0000-4000-8000-00000000000b';

function person(id: string, facts: Partial<VideoPerson> = {}): VideoPerson {
  return {
    id,
    thumbnail_url: '',
    share: 0.5,
    seconds: 10,
    ranges: [],
    gender: 'unknown',
    face_width: 100,
    hardest: [],
    ...facts,
  };
}

const people = [
  person('p1', { gender: 'female', seconds: 4, face_width: 80 }),
  person('p2', { gender: 'male', seconds: 9, face_width: 60 }),
  person('p3', { gender: 'male', seconds: 2, face_width: 200 }),
];
const video = {
  id: '00000000-0000-4000-8000-0000000000ff',
  people,
  settings: { detection_model: 'fast', face_angle: 'auto' },
  probe: { seconds: 20 } as Video['probe'],
} satisfies Pick<Video, 'id' | 'people' | 'settings' | 'probe'>;
const draft = newDraft(video);

describe('who may be swapped', () => {
  it('lists everyone, those longest on screen first', () => {
    expect(eligiblePeople(people, draft).map(({ id }) => id)).toEqual(['p2', 'p1', 'p3']);
  });

  it('keeps to the chosen gender, and to those of whom it is not known', () => {
    const four = [...people, person('p4', { seconds: 1 })];
    expect(eligiblePeople(four, { ...draft, gender: 'female' }).map(({ id }) => id)).toEqual(['p1', 'p4']);
  });

  it('is only who fills most of the picture for most of the time in that mode, and nobody where there is nobody', () => {
    expect(eligiblePeople(people, { ...draft, mode: 'largest' }).map(({ id }) => id)).toEqual(['p3']);
    const brief = people.map((each) => (each.id === 'p3' ? { ...each, share: 0.1 } : each));
    expect(eligiblePeople(brief, { ...draft, mode: 'largest' }).map(({ id }) => id)).toEqual(['p1']);
    expect(eligiblePeople([], { ...draft, mode: 'largest' })).toEqual([]);
  });
});

describe('who becomes whom', () => {
  it('names each person with a chosen face, and leaves the others alone', () => {
    const chosen = chooseFace(chooseFace(draft, 'p1', ana), 'p3', bia);
    expect(mappingOf(chosen, people)).toEqual([
      { person_id: 'p1', face_id: ana },
      { person_id: 'p3', face_id: bia },
    ]);
    expect(mappingOf(chooseFace(chosen, 'p1', undefined), people)).toEqual([{ person_id: 'p3', face_id: bia }]);
  });

  it('gives everyone the one face of the mode "all"', () => {
    const all = { ...draft, mode: 'all', everyone: ana } as const;
    expect(mappingOf(all, people).map(({ face_id }) => face_id)).toEqual([ana, ana, ana]);
  });

  it('forgets a person that the settings leave out', () => {
    expect(mappingOf({ ...chooseFace(draft, 'p1', ana), gender: 'male' }, people)).toEqual([]);
  });

  it('never names more people than may be swapped in one video', () => {
    const crowd = Array.from({ length: 100 }, (_, index) => person(`p${index + 1}`));
    expect(mappingOf({ ...draft, mode: 'all', everyone: ana }, crowd)).toHaveLength(20);
  });

  it('is asked for together with the look at the video that found the people', () => {
    const body = startBodyOf({ ...chooseFace(draft, 'p1', ana), trim: { from: 1, to: 5 } }, video);
    expect(body).toEqual({
      kind: 'video',
      video_id: video.id,
      mapping: [{ person_id: 'p1', face_id: ana }],
      settings: {
        detection_model: 'fast',
        face_angle: 'auto',
        detection_mode: 'chosen',
        gender: 'any',
        trim: { from: 1, to: 5 },
      },
    });
  });
});

describe('a draft kept from before', () => {
  const kept = { ...chooseFace(chooseFace(draft, 'p1', ana), 'p2', bia), trim: { from: 2, to: 8 } };

  it('comes back as it was', () => {
    expect(fitDraft(kept, { video, usableFaceIds: new Set([ana, bia]) })).toEqual(kept);
    expect(fitDraft(kept, { video, usableFaceIds: undefined })).toEqual(kept);
  });

  it('loses faces and people that are gone', () => {
    expect(fitDraft(kept, { video, usableFaceIds: new Set([bia]) }).faces).toEqual({ p2: bia });
    expect(fitDraft(kept, { video: { ...video, people: people.slice(0, 1) }, usableFaceIds: undefined }).faces).toEqual(
      { p1: ana },
    );
  });

  it('starts over after another look, which may number the people otherwise, but keeps the part', () => {
    const seenAgain = { ...video, settings: { detection_model: 'far', face_angle: 'auto' } as const };
    expect(fitDraft(kept, { video: seenAgain, usableFaceIds: undefined })).toEqual({
      ...newDraft(seenAgain),
      trim: kept.trim,
    });
  });

  it('loses a part that ends beyond the video', () => {
    expect(fitDraft({ ...kept, trim: { from: 2, to: 21 } }, { video, usableFaceIds: undefined }).trim).toBeUndefined();
  });
});

it('asks for the whole video without naming a part', () => {
  expect(trimOf({ from: 0, to: 20 }, 20)).toBeUndefined();
  expect(trimOf({ from: 0, to: 19.9 }, 20)).toEqual({ from: 0, to: 19.9 });
});

it('never asks for more than the ten minutes that are allowed', () => {
  expect(trimOf({ from: 1, to: 600.3 }, 600.3)).toEqual({ from: 1, to: 600 });
});

describe('a link that continues where somebody was', () => {
  const offered = (query: string) => offeredBy(new URLSearchParams(query));

  it('brings the same mapping back', () => {
    const restored = withOffered(draft, people, offered(`video=x&faces=p1.${ana},p3.${bia}`));
    expect(mappingOf(restored, people)).toEqual([
      { person_id: 'p1', face_id: ana },
      { person_id: 'p3', face_id: bia },
    ]);
  });

  it('gives one face to whoever is seen most', () => {
    expect(mappingOf(withOffered(draft, people, offered(`face=${ana}`)), people)).toEqual([
      { person_id: 'p2', face_id: ana },
    ]);
  });

  it('changes nothing that was chosen here meanwhile', () => {
    const chosen = chooseFace(draft, 'p1', bia);
    expect(withOffered(chosen, people, offered(`faces=p1.${ana}`))).toBe(chosen);
  });

  it('is no more than an address: what it should not say is not heard', () => {
    expect(offered('')).toBeUndefined();
    expect(offered('faces=p1.nobody,__proto__.x&face=nobody')).toBeUndefined();
  });
});

describe('what needs no choosing', () => {
  const face = (id: string, kind: 'self' | 'invented' = 'self', state: 'usable' | 'held' = 'usable') => ({
    id,
    state,
    consent: { kind, text_version: '', declared_at: '' },
  });

  it('maps one person and one face by themselves', () => {
    expect(findOnlyPair([person('p1')], [face(ana)])).toEqual({ personId: 'p1', faceId: ana });
    expect(findOnlyPair([person('p1')], [face(ana), face(bia)])).toBeUndefined();
    expect(findOnlyPair(people, [face(ana)])).toBeUndefined();
    expect(findOnlyPair([person('p1')], [face(ana, 'self', 'held')])).toBeUndefined();
  });

  it('takes one’s own face before the invented one, and the invented one where there is no other', () => {
    expect(findOnlyPair([person('p1')], [face(bia, 'invented'), face(ana)])).toEqual({ personId: 'p1', faceId: ana });
    expect(findOnlyPair([person('p1')], [face(bia, 'invented')])).toEqual({ personId: 'p1', faceId: bia });
  });

  it('gives way to one’s own face that comes after the invented one, and to no other', () => {
    const one = [person('p1')];
    const paired = chooseFace(draft, 'p1', bia);
    expect(findNextPair(draft, { people: one, faces: [face(bia, 'invented')], pairedFaceId: undefined })).toEqual({
      personId: 'p1',
      faceId: bia,
    });
    expect(findNextPair(paired, { people: one, faces: [face(bia, 'invented')], pairedFaceId: bia })).toBeUndefined();
    expect(findNextPair(paired, { people: one, faces: [face(bia, 'invented'), face(ana)], pairedFaceId: bia })).toEqual(
      { personId: 'p1', faceId: ana },
    );
    expect(
      findNextPair(paired, { people: one, faces: [face(bia, 'invented'), face(ana)], pairedFaceId: undefined }),
    ).toBeUndefined();
    expect(
      findNextPair(chooseFace(draft, 'p1', ana), { people: one, faces: [face(ana), face(bia)], pairedFaceId: ana }),
    ).toBeUndefined();
  });

  it('draws the middle of the longest time on screen', () => {
    const seen = person('p1', {
      ranges: [
        { from: 0, to: 1 },
        { from: 4, to: 9 },
      ],
    });
    expect(firstMomentOf([{ person_id: 'p1', face_id: ana }], [seen])).toBe(6.5);
    expect(firstMomentOf([], [seen])).toBe(0);
  });
});
