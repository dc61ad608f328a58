import type { FaceMesh } from '../geometry/index.ts';
import { Heap } from '@semblante/media/kernels';
import {
  isSure,
  type FoundFace,
  likenessOf,
  regionOfMesh,
  viewedFrom,
  type Description,
  type FaceView,
  type Vision,
  Network,
  NetworkDesk,
} from '../networks/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { ensureWeights } from '../weights/index.ts';
import { screenThresholds } from './thresholds.ts';
import type { AgeMoment } from './verdict.ts';

/** How old the faces of a picture look. Reliable for nobody: it may hold something for staff, and never decides. */
export interface AgeReader {
  /** In a video a face that may be young is seen in other frames too, so fewer views of each do. */
  read(picture: YuvPicture, mesh: FaceMesh, medium: Medium): Promise<AgeReading>;
  close(): Promise<void>;
}

export type Medium = 'photo' | 'video';

/** What both networks say of one face in one picture, each the middle of its views. */
export interface AgeReading {
  /**
   * Years by faceres and by gear, corrected for how they err with adults. Where faceres says grown up, gear is not
   * asked, and the same as faceres.
   */
  years: { faceres: number; gear: number };
  /** Probability by gear. */
  under20: number;
  embedding: Float32Array;
}

/** The first is enough for whoever looks grown up; a face that does not is looked at in all of them. */
const views: readonly [FaceView, ...FaceView[]] = [
  { scale: 1, turn: 0, isMirrored: false },
  { scale: 1, turn: 0, isMirrored: true },
  { scale: 0.9, turn: 0.07, isMirrored: false },
  { scale: 0.9, turn: -0.07, isMirrored: true },
  { scale: 1.08, turn: -0.07, isMirrored: false },
];
const furtherViewsOfVideo = 2;
/** Of the mesh network's region. Wider ones gave adults of the test media many wrong "under 20". */
const gearCrop = 0.92;
/** The middle of each of gear's classes, in years: under 20, to 25, to 30, to 40, to 50, to 60 and over. */
const gearYears = [15, 23, 28, 35.5, 45.5, 55.5, 65] as const;

export function openAgeReader({
  vision,
  weightsFolder,
  signal,
}: {
  vision: Vision;
  weightsFolder: string;
  signal?: AbortSignal | undefined;
}): AgeReader {
  const path = async () => (await ensureWeights({ folder: weightsFolder, names: ['gear-age'], signal }))['gear-age'];
  const gear = new Network({ desk: new NetworkDesk(new Heap()), path, input: { side: 198, gain: 1 / 255, offset: 0 } });
  const readClasses = async (picture: YuvPicture, mesh: FaceMesh, view: FaceView): Promise<Float32Array> => {
    const region = viewedFrom(regionOfMesh(mesh), { ...view, scale: view.scale * gearCrop });
    return Object.values(await gear.look(picture, region))[0]!;
  };
  return {
    async read(picture, mesh, medium) {
      const [seen, ...further] = views;
      const descriptions = [await vision.describe(picture, mesh, seen)];
      const { embedding } = descriptions[0]!;
      const faceres = correct('faceres', { years: [descriptions[0]!.age], male: descriptions[0]!.gender });
      if (faceres >= screenThresholds.ageYearsGrownUp)
        return { years: { faceres, gear: faceres }, under20: 0, embedding };
      const classes = [await readClasses(picture, mesh, seen)];
      const reading = () => ({
        years: yearsFrom(descriptions, classes),
        under20: middle(classes.map(([under20]) => under20!)),
        embedding,
      });
      if (yearsOf(reading().years) >= screenThresholds.ageYearsOneView) return reading();
      for (const view of further.slice(0, medium === 'video' ? furtherViewsOfVideo : undefined)) {
        descriptions.push(await vision.describe(picture, mesh, view));
        classes.push(await readClasses(picture, mesh, view));
      }
      return reading();
    },
    close: () => gear.close(),
  };
}

function yearsFrom(descriptions: readonly Description[], classes: readonly Float32Array[]): AgeReading['years'] {
  const male = middle(descriptions.map(({ gender }) => gender));
  const byGear = classes.map((each) => gearYears.reduce((sum, years, i) => sum + years * each[i]!, 0));
  return {
    faceres: correct('faceres', { years: descriptions.map(({ age }) => age), male }),
    gear: correct('gear', { years: byGear, male }),
  };
}

/**
 * One network takes adults for younger than they are and the other for older, women otherwise than men. Nothing is
 * known of how they err with the young, so at `pivot` and below nothing is corrected.
 */
function correct(network: 'faceres' | 'gear', { years, male }: { years: readonly number[]; male: number }): number {
  const { pivot, slope } = screenThresholds.ageCorrection;
  const { women, men } = slope[network];
  const seen = middle(years);
  return seen <= pivot ? seen : pivot + (seen - pivot) * (women + male * (men - women));
}

export const yearsOf = ({ faceres, gear }: AgeReading['years']): number => (faceres + gear) / 2;

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

export const hasAge = (face: FoundFace): boolean => isSure(face) && face.width >= screenThresholds.faceWidth;

interface AgeLook extends AgeMoment {
  years: AgeReading['years'];
}

interface Person {
  embedding: Float32Array;
  looks: AgeLook[];
}

/** Joins the looks at one person: a single look at an adult is wrong by years, the middle of several less so. */
export class AgeLedger {
  readonly #people: Person[] = [];

  add({ frame, seconds }: { frame: number; seconds: number }, { years, under20, embedding }: AgeReading): void {
    const look = { frame, seconds, age: yearsOf(years), under20, years };
    const known = this.#people.find((person) => likenessOf(person.embedding, embedding) >= screenThresholds.samePerson);
    if (known) known.looks.push(look);
    else this.#people.push({ embedding, looks: [look] });
  }

  /** Whether somebody was there just now who may be young and was not seen often enough to say so. */
  isUndecidedAt(seconds: number): boolean {
    const { ageLooks, ageYears, undecidedSeconds } = screenThresholds;
    return this.#people.some(
      ({ looks }) =>
        looks.length < ageLooks &&
        seconds - looks.at(-1)!.seconds <= undecidedSeconds &&
        middleLook(looks).age < ageYears &&
        olderOf(looks) < screenThresholds.ageYearsGrownUp,
    );
  }

  /**
   * For each person who looks too young the look in the middle; of a video every look at them, so that it is known when
   * they were there. In a photo one look, from several views, is all there can be, so it counts in full.
   */
  listYoung(medium: Medium): AgeMoment[] {
    const isWellSeen = (looks: readonly AgeLook[]) => medium === 'photo' || looks.length >= screenThresholds.ageLooks;
    return this.#people.flatMap(({ looks }) =>
      looksYoung(looks, isWellSeen(looks)) ? (medium === 'photo' ? [middleLook(looks)] : looks).map(momentOf) : [],
    );
  }
}

/**
 * Both networks say so, and their mean, of somebody who was well seen. Where one does not, or looks are few, the mean
 * must be plainer, and neither alone may call the person grown up (docs/decisions/0017-apparent-age.md).
 */
function looksYoung(looks: readonly AgeLook[], isWellSeen: boolean): boolean {
  const { ageYears, ageYearsWeakSign, ageYearsGrownUp } = screenThresholds;
  const older = olderOf(looks);
  const areAgreed = isWellSeen && older < ageYears;
  return middleLook(looks).age < (areAgreed ? ageYears : ageYearsWeakSign) && older < ageYearsGrownUp;
}

/** Years by the network that takes a person for older. */
const olderOf = (looks: readonly AgeLook[]): number =>
  Math.max(middle(looks.map(({ years }) => years.faceres)), middle(looks.map(({ years }) => years.gear)));

const middleLook = (looks: readonly AgeLook[]): AgeLook => looks.toSorted((a, b) => a.age - b.age)[looks.length >> 1]!;

const momentOf = ({ frame, seconds, age, under20 }: AgeLook): AgeMoment => ({ frame, seconds, age, under20 });
