import type { FaceMesh } from '@semblante/vision/geometry';
import type { PicturePair } from '@semblante/media/testing';
import type { YuvPicture } from '@semblante/media/picture';
import { medianOf, rounded } from '../cost.ts';
import type { Ages } from '../judges/age-reader.ts';
import type { Expression } from '../judges/expression-reader.ts';
import type { Judges } from '../judges/open-judges.ts';
import { browShare } from './brow-share.ts';
import { eyeOpeningError, gazeError, gazeFollowingError, lidsOpened, mouthOpenError } from './expression-errors.ts';
import { intrudingShare } from './intruding-share.ts';
import { lineUp, type LineUpResult } from './line-up.ts';
import { maskOfFace, parseFace } from './parsed-face.ts';
import { skinPlaces, skinToneStep } from './skin-tone.ts';
import { teethOnClosedLips } from './teeth.ts';

export interface BelievabilityFrame extends PicturePair {
  index: number;
  /** Where the swapped person's face is in the clip before. */
  face: FaceMesh;
}

export interface SourcePhoto {
  picture: YuvPicture;
  mesh: FaceMesh;
}

/**
 * Scales of the face's outline: what counts as face, where its skin is compared, and beyond which no swap changes
 * anything.
 */
const outlines = { face: 0.95, inner: 0.8, outer: 1.1 } as const;
/** Expressions are read in every second frame, which misses no blink; the slower judges look this often. */
const expressionEvery = 2;
const looksWanted = 10;
/** A photo whose brows are hidden by hair says nothing of them. */
const browShareMin = 0.005;

export type BelievabilityReport = ReturnType<BelievabilityMeter['report']>;

/** What people see of a swap and landmarks, seams and flicker do not tell. */
export class BelievabilityMeter {
  readonly #judges: Judges;
  readonly #photo: { description: Float32Array; brows: number; ages: Ages };
  readonly #others: readonly Float32Array[];
  readonly #lookEvery: number;
  readonly #descriptions = { before: [] as Float32Array[], after: [] as Float32Array[] };
  readonly #expressions: { before: Expression; after: Expression }[] = [];
  readonly #values = new Map<string, number[]>();

  private constructor(
    judges: Judges,
    {
      photo,
      others,
      frames,
    }: {
      photo: { description: Float32Array; brows: number; ages: Ages };
      others: readonly Float32Array[];
      frames: number;
    },
  ) {
    this.#judges = judges;
    this.#photo = photo;
    this.#others = others;
    this.#lookEvery = expressionEvery * Math.max(1, Math.floor(frames / looksWanted / expressionEvery));
  }

  /** `others` are SFace's descriptions of all photos at hand. */
  static async open(
    judges: Judges,
    { photo, others, frames }: { photo: SourcePhoto; others: readonly Float32Array[]; frames: number },
  ): Promise<BelievabilityMeter> {
    const { parts } = await parseFace(judges.parser, photo.picture, photo.mesh);
    const known = {
      description: await judges.sface.describe(photo.picture, photo.mesh),
      brows: browShare(parts, maskOfFace(photo.mesh, outlines.face)),
      ages: await judges.ages.read(photo.picture, photo.mesh),
    };
    return new BelievabilityMeter(judges, { photo: known, others, frames });
  }

  /** Gives the expression before where it was read. */
  async add(frame: BelievabilityFrame): Promise<Expression | undefined> {
    if (frame.index % expressionEvery !== 0) return undefined;
    const expressions = {
      before: await this.#judges.expressions.read(frame.before, frame.face),
      after: await this.#judges.expressions.read(frame.after, frame.face),
    };
    this.#expressions.push(expressions);
    this.#note('eyeOpening', eyeOpeningError(expressions));
    this.#note('lidsOpened', lidsOpened(expressions));
    this.#note('gaze', gazeError(expressions));
    this.#note('mouthOpen', mouthOpenError(expressions));
    if (frame.index % this.#lookEvery === 0) await this.#look(frame);
    return expressions.before;
  }

  report() {
    return {
      ...this.#lineUp(),
      intruding_share: this.#mean('intruding', 4),
      intruding_glasses_share: this.#mean('intrudingGlasses', 4),
      brow_area_ratio: this.#photo.brows < browShareMin ? null : this.#median('brows', 2),
      gaze_error_pct: this.#mean('gaze', 2),
      gaze_following_error_pct: roundedOrNull(gazeFollowingError(this.#expressions)),
      eye_opening_error_pct: this.#mean('eyeOpening', 2),
      lids_opened_pct: this.#mean('lidsOpened', 1),
      mouth_open_error_pct: this.#mean('mouthOpen', 2),
      teeth_on_closed_lips: this.#mean('teeth', 4),
      skin_tone_step: this.#median('skinTone', 2),
      age_shift: this.#median('age', 1),
      age_shift_faceres: this.#median('ageFaceres', 1),
      age_shift_gear: this.#median('ageGear', 1),
    };
  }

  async #look({ before, after, face }: BelievabilityFrame): Promise<void> {
    const { sface, parser, ages } = this.#judges;
    this.#descriptions.before.push(await sface.describe(before, face));
    this.#descriptions.after.push(await sface.describe(after, face));
    const parsed = { before: await parseFace(parser, before, face), after: await parseFace(parser, after, face) };
    const masks = {
      face: maskOfFace(face, outlines.face),
      inner: maskOfFace(face, outlines.inner),
      outer: maskOfFace(face, outlines.outer),
    };
    const intruding = intrudingShare({ before: parsed.before.parts, after: parsed.after.parts, face: masks.face });
    this.#note('intruding', intruding.all);
    this.#note('intrudingGlasses', intruding.glasses);
    this.#note('brows', browShare(parsed.after.parts, masks.face) / Math.max(browShareMin, this.#photo.brows));
    this.#note('teeth', teethOnClosedLips(parsed));
    const places = skinPlaces(parsed.before, masks);
    if (places) this.#note('skinTone', skinToneStep(parsed.after, places) - skinToneStep(parsed.before, places));
    const looks = await ages.read(after, face);
    const shift = { faceres: looks.faceres - this.#photo.ages.faceres, gear: looks.gear - this.#photo.ages.gear };
    this.#note('ageFaceres', shift.faceres);
    this.#note('ageGear', shift.gear);
    this.#note('age', (shift.faceres + shift.gear) / 2);
  }

  #lineUp(): LineUpResult | Record<keyof LineUpResult, null> {
    if (this.#descriptions.after.length === 0)
      return {
        line_up_first: null,
        line_up_first_of_photos: null,
        nearer_to_photo: null,
        sface_to_photo: null,
        sface_to_original: null,
      };
    return lineUp({ ...this.#descriptions, photo: this.#photo.description, others: this.#others });
  }

  #note(measure: string, value: number | undefined): void {
    if (value === undefined) return;
    const known = this.#values.get(measure);
    if (known) known.push(value);
    else this.#values.set(measure, [value]);
  }

  #mean(measure: string, digits: number): number | null {
    const values = this.#values.get(measure);
    return values ? rounded(values.reduce((sum, value) => sum + value, 0) / values.length, digits) : null;
  }

  #median(measure: string, digits: number): number | null {
    const values = this.#values.get(measure);
    return values ? rounded(medianOf(values), digits) : null;
  }
}

const roundedOrNull = (value: number | undefined): number | null => (value === undefined ? null : rounded(value, 2));
