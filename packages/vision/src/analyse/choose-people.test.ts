import { describe, expect, it } from 'vitest';
import { EngineError } from '@semblante/media';
import { choosePeople, type ChoiceSettings } from './choose-people.ts';

const people = [
  { id: 'p1', gender: 'female', medianFaceWidth: 60, frames: 300 },
  { id: 'p2', gender: 'male', medianFaceWidth: 120, frames: 200 },
  { id: 'p3', gender: 'unknown', medianFaceWidth: 90, frames: 100 },
  { id: 'p4', gender: 'male', medianFaceWidth: 18, frames: 90 },
] as const;
const everybody: ChoiceSettings = { mode: 'all', gender: 'any' };

function refusal(
  chosenFrom: Parameters<typeof choosePeople>[0]['people'],
  settings: ChoiceSettings,
): string | undefined {
  try {
    choosePeople({ people: chosenFrom }, settings);
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error.code;
    throw error;
  }
}

describe('the people to swap', () => {
  it('are all whose face is large enough', () => {
    expect(choosePeople({ people }, everybody)).toEqual(['p1', 'p2', 'p3']);
  });

  it('are the one whose face fills most of the video', () => {
    expect(choosePeople({ people }, { mode: 'largest', gender: 'any' })).toEqual(['p2']);
    expect(choosePeople({ people }, { mode: 'largest', gender: 'female' })).toEqual(['p1']);
  });

  it('are those chosen', () => {
    expect(choosePeople({ people }, { mode: 'chosen', gender: 'any', people: ['p3', 'p1'] })).toEqual(['p1', 'p3']);
  });

  it('are those of whose gender the analysis is sure', () => {
    expect(choosePeople({ people }, { mode: 'all', gender: 'male' })).toEqual(['p2']);
  });
});

describe('nobody to swap', () => {
  it.each([
    ['swap.no_face', [], everybody],
    ['swap.face_too_small', [people[3]], everybody],
    ['swap.face_too_small', people, { mode: 'chosen', gender: 'any', people: ['p4'] }],
    ['swap.all_filtered', [people[0], people[2]], { mode: 'all', gender: 'male' }],
    ['swap.all_filtered', people, { mode: 'chosen', gender: 'female', people: ['p2'] }],
    ['swap.unknown_person', people, { mode: 'chosen', gender: 'any', people: ['p1', 'p9'] }],
    ['swap.nothing_mapped', people, { mode: 'chosen', gender: 'any', people: [] }],
  ] as const)('is refused with %s', (code, chosenFrom, settings) => {
    expect(refusal(chosenFrom, settings)).toBe(code);
  });
});
