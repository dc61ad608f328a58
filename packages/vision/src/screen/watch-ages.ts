import { faceWidthOf } from '../geometry/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { overlapOf, regionOfDetection, regionOfMesh, type Detection, type Vision } from '../networks/index.ts';
import { isSame, type ColourThumbnail } from './colour-thumbnail.ts';
import { AgeLedger, hasAge, yearsOf, type AgeReader } from './apparent-age.ts';
import { screenThresholds } from './thresholds.ts';
import type { AgeMoment } from './verdict.ts';

export interface FacesAt {
  frame: number;
  seconds: number;
  shot: number;
  thumbnail: ColourThumbnail;
  /** Degrees clockwise that the picture is turned by when it is shown. */
  rotation: number;
}

interface GrownUp {
  detection: Detection;
  shot: number;
  readAt: number;
}

/**
 * Looks at the faces of a video every now and then: sooner where a shot began or somebody may be young, and not again
 * at a grown-up who stayed where they were.
 */
export class AgeWatch {
  readonly #vision: Vision;
  readonly #reader: AgeReader;
  readonly #ledger = new AgeLedger();
  #grownUps: GrownUp[] = [];
  /** Everybody in the picture is plainly grown up. */
  #isSettled = false;
  #last: Omit<FacesAt, 'rotation'> | undefined;

  constructor({ vision, ages }: { vision: Vision; ages: AgeReader }) {
    this.#vision = vision;
    this.#reader = ages;
  }

  isDue(at: Omit<FacesAt, 'rotation'>): boolean {
    return !this.#last || at.seconds - this.#last.seconds >= this.#secondsBefore(at, this.#last);
  }

  async see(picture: YuvPicture, at: FacesAt): Promise<void> {
    this.#last = at;
    const grownUps: GrownUp[] = [];
    let faces = 0;
    for (const detection of await this.#vision.detect(picture, {
      model: 'far',
      rotation: (-at.rotation * Math.PI) / 180,
    })) {
      faces++;
      const known = this.#grownUps.find((each) => isStillThere(each, { detection, at }));
      if (known) grownUps.push({ ...known, detection });
      else if (await this.#readsAsGrownUp(picture, { detection, at }))
        grownUps.push({ detection, shot: at.shot, readAt: at.seconds });
    }
    this.#grownUps = grownUps;
    this.#isSettled = grownUps.length === faces;
  }

  listYoung(): AgeMoment[] {
    return this.#ledger.listYoung('video');
  }

  #secondsBefore({ seconds, shot, thumbnail }: Omit<FacesAt, 'rotation'>, last: Omit<FacesAt, 'rotation'>): number {
    const { faceSeconds, faceSecondsInDoubt, faceSecondsNewShot, faceSecondsSettled } = screenThresholds;
    const { faceSecondsStill, stillLevels } = screenThresholds;
    if (this.#ledger.isUndecidedAt(seconds)) return faceSecondsInDoubt;
    if (shot !== last.shot) return faceSecondsNewShot;
    if (!this.#isSettled) return faceSeconds;
    return isSame(last.thumbnail, thumbnail, stillLevels) ? faceSecondsStill : faceSecondsSettled;
  }

  async #readsAsGrownUp(
    picture: YuvPicture,
    { detection, at }: { detection: Detection; at: FacesAt },
  ): Promise<boolean> {
    const { faceWidth, narrowShare, noFaceConfidence } = screenThresholds;
    if (detection.width < narrowShare * faceWidth) return false;
    const rough = await this.#vision.mesh(picture, regionOfDetection(detection));
    if (rough.confidence < noFaceConfidence || faceWidthOf(rough.mesh) < narrowShare * faceWidth) return false;
    const { mesh, confidence } = await this.#vision.mesh(picture, regionOfMesh(rough.mesh));
    if (!hasAge({ mesh, confidence, width: faceWidthOf(mesh) })) return false;
    const reading = await this.#reader.read(picture, mesh, 'video');
    this.#ledger.add(at, reading);
    return yearsOf(reading.years) >= screenThresholds.ageYearsPlain;
  }
}

function isStillThere(
  { detection: known, shot, readAt }: GrownUp,
  { detection, at }: { detection: Detection; at: FacesAt },
): boolean {
  return (
    shot === at.shot &&
    at.seconds - readAt < screenThresholds.grownUpSeconds &&
    overlapOf(known, detection) >= screenThresholds.stillThereOverlap
  );
}
