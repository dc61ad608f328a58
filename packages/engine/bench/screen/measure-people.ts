import { join } from 'node:path';
import { findFaces } from '@semblante/vision/networks';
import { loadScreenedImage, screenImage, type ScreenEyes } from '@semblante/vision/screen';
import { rounded } from '../cost.ts';
import { ageOf, halfOf, halves, listPeople, type KnownPerson } from './list-people.ts';
import { reasonsOf } from './reasons.ts';
import { skinToneOf, skinTones, type SkinTone } from './skin-tone.ts';

interface ScreenedPerson {
  person: KnownPerson;
  age: number;
  tone: SkinTone | undefined;
  reasons: string[];
}

/** Screens the photos of adults whose age and sex are known: whom the screen holds here it holds by mistake. */
export async function measurePeople(
  folder: string,
  { eyes, say }: { eyes: ScreenEyes; say: (text: string) => void },
): Promise<object> {
  const screened: ScreenedPerson[] = [];
  for (const person of await listPeople(folder)) {
    const picture = await loadScreenedImage(join(folder, person.file));
    const reasons = reasonsOf(await screenImage(picture, { eyes }));
    const [face] = eyes.faces ? await findFaces(eyes.faces.vision, picture) : [];
    const each = { person, age: ageOf(person), tone: face && skinToneOf(picture, face.mesh), reasons };
    screened.push(each);
    if (reasons.length > 0)
      say(
        `held    ${person.name} ${person.sex} ${each.age.toFixed(0)} years, ${each.tone ?? 'no face'}: ${reasons.join(' ')}`,
      );
    if (screened.length % 100 === 0) say(`${screened.length} people`);
  }
  return summaryOf(screened);
}

function summaryOf(screened: readonly ScreenedPerson[]): object {
  const of = (belongs: (each: ScreenedPerson) => boolean) => shareOf(screened.filter(belongs));
  const decades = [...new Set(screened.map(({ age }) => decadeOf(age)))].sort((a, b) => a - b);
  const [women, men] = [of(({ person }) => person.sex === 'F'), of(({ person }) => person.sex === 'M')];
  return {
    ...shareOf(screened),
    women,
    men,
    /** Of the held shares; null where no man is held. */
    women_to_men: men.held > 0 ? rounded(women.held_share / men.held_share, 2) : null,
    over_30: of(({ age }) => age >= 30),
    by_decade: Object.fromEntries(decades.map((decade) => [`${decade}s`, of(({ age }) => decadeOf(age) === decade)])),
    by_decade_and_sex: Object.fromEntries(
      decades.flatMap((decade) =>
        (['F', 'M'] as const).map((sex) => [
          `${sex} ${decade}s`,
          of((each) => each.person.sex === sex && decadeOf(each.age) === decade),
        ]),
      ),
    ),
    by_skin_tone: Object.fromEntries(skinTones.map((tone) => [tone, of((each) => each.tone === tone)])),
    by_half: Object.fromEntries(halves.map((half) => [half, of(({ person }) => halfOf(person.name) === half)])),
    reasons: Object.fromEntries(
      ['content.perhaps_sexual', 'content.perhaps_minor', 'content.sexual'].map((code) => [
        code,
        screened.filter(({ reasons }) => reasons.includes(code)).length,
      ]),
    ),
  };
}

const decadeOf = (age: number): number => Math.floor(age / 10) * 10;

function shareOf(people: readonly ScreenedPerson[]): { count: number; held: number; held_share: number } {
  const held = people.filter(({ reasons }) => reasons.length > 0).length;
  return { count: people.length, held, held_share: people.length > 0 ? rounded(held / people.length, 4) : 0 };
}
