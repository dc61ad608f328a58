import { EngineError } from '@semblante/media';
import type { AnalysedPerson } from './analysis-schema.ts';

/**
 * Whose faces are to be swapped. A gender filter passes only those it is sure of: an 'unknown' can still be chosen by
 * hand.
 */
export interface ChoiceSettings {
  mode: 'all' | 'largest' | 'chosen';
  gender: 'any' | 'female' | 'male';
  /** Ids, for the mode 'chosen'. */
  people?: readonly string[];
}

/** A narrower face has an eye of four pixels: a swap could not be told from none. */
export const swapFaceWidthMin = 24;

type Choosable = Pick<AnalysedPerson, 'id' | 'gender' | 'medianFaceWidth' | 'frames'>;

/** Ids of the people to swap, or the reason why there is nobody. */
export function choosePeople({ people }: { people: readonly Choosable[] }, settings: ChoiceSettings): string[] {
  if (people.length === 0) throw new EngineError('swap.no_face');
  const wanted = wantedPeople(people, settings);
  if (wanted.length === 0)
    throw new EngineError('swap.all_filtered', { people: people.length, gender: settings.gender });
  const large = wanted.filter(({ medianFaceWidth }) => medianFaceWidth >= swapFaceWidthMin);
  if (large.length === 0) {
    const widest = Math.max(...wanted.map(({ medianFaceWidth }) => medianFaceWidth));
    throw new EngineError('swap.face_too_small', { width: Math.round(widest), widthMin: swapFaceWidthMin });
  }
  if (settings.mode !== 'largest') return large.map(({ id }) => id);
  return [large.reduce((largest, person) => (shownArea(person) > shownArea(largest) ? person : largest)).id];
}

function wantedPeople(people: readonly Choosable[], { mode, gender, people: ids = [] }: ChoiceSettings): Choosable[] {
  const isOfGender = (person: Choosable) => gender === 'any' || person.gender === gender;
  if (mode !== 'chosen') return people.filter(isOfGender);
  if (ids.length === 0) throw new EngineError('swap.nothing_mapped');
  const unknown = ids.find((id) => people.every((person) => person.id !== id));
  if (unknown !== undefined) throw new EngineError('swap.unknown_person', { person: unknown });
  return people.filter((person) => ids.includes(person.id) && isOfGender(person));
}

/** Of a face over the whole video: someone who is near for a moment is not the largest. */
const shownArea = ({ medianFaceWidth, frames }: Choosable) => medianFaceWidth ** 2 * frames;
