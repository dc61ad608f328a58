import { faceVertexCount, faceWidthOf, type FaceMesh } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { regionOfMesh, type Region } from '@semblante/vision/networks';
import { faceChange } from './face-change.ts';
import {
  eyeErrorsPercent,
  fittedPoseErrorDegrees,
  landmarkErrorPercent,
  mouthErrorsPercent,
  poseErrorDegrees,
} from './mesh-difference.ts';
import type { PicturePair } from '@semblante/media/testing';
import { seamGradientOf } from '../../src/swap/seam.ts';
import { SecondDifference } from './second-difference.ts';
import { sharpnessOf } from './sharpness.ts';
import { cropRgb } from './square-crop.ts';

/** Recognition is slow and changes little from frame to frame. */
const identityEvery = 8;
/** Flicker is looked for in the inner half of the region that the mesh network sees, at this many pixels. */
const flicker = { share: 0.5, side: 48 } as const;
/**
 * In the clips of bench/pairs.ts a swapped face differs by 6.7 levels and more, one that was only encoded anew by 2.3
 * at most.
 */
const swappedChangeMin = 4;

export interface QualityInstruments {
  /** The face in a region of a picture, by the same network before and after. */
  findMesh(picture: YuvPicture, region: Region): Promise<FaceMesh>;
  /** How far the face is from the one in the photo, by a recogniser that the engine does not use. */
  distanceToPhoto?: ((picture: YuvPicture, mesh: FaceMesh) => Promise<number>) | undefined;
}

export interface QualityFrame extends PicturePair {
  /** Where the swapped person's face is in the clip before. */
  face: FaceMesh;
}

/** Means over the frames in which the face is visible; ratios are after to before, summed over all of them. */
export interface SwapQuality {
  frames: number;
  /** Distance to the photo; undefined without a recogniser. */
  identityBefore: number | undefined;
  identityAfter: number | undefined;
  poseErrorDegrees: number;
  fittedPoseErrorDegrees: number;
  landmarkErrorPercent: number;
  /** Mean of the errors in opening and in width. */
  mouthErrorPercent: number;
  mouthOpeningErrorPercent: number;
  mouthWidthErrorPercent: number;
  eyeOpeningErrorPercent: number;
  gazeErrorPercent: number;
  jitterRatio: number;
  flickerRatio: number;
  sharpnessRatio: number;
  edgeEnergyRatio: number;
  seamRatio: number;
  /** Share of the frames that were swapped at all. */
  coverage: number;
}

class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count += 1;
  }

  get value(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }
}

/** One measure of the clip before and the same one after. */
class Compared {
  readonly before = new Mean();
  readonly after = new Mean();

  get ratio(): number {
    return ratioOf(this);
  }
}

function ratioOf({ before, after }: { before: { value: number }; after: { value: number } }): number {
  return before.value === after.value ? 1 : after.value / before.value;
}

/** Judges a swapped clip against its original, one frame after the other. */
export class SwapQualityMeter {
  readonly #instruments: QualityInstruments;
  #frames = 0;
  readonly #errors = {
    pose: new Mean(),
    fittedPose: new Mean(),
    landmark: new Mean(),
    mouthOpening: new Mean(),
    mouthWidth: new Mean(),
    eyeOpening: new Mean(),
    gaze: new Mean(),
  };
  readonly #identity = new Compared();
  readonly #sharpness = new Compared();
  readonly #edgeEnergy = new Compared();
  readonly #seam = new Compared();
  readonly #coverage = new Mean();
  readonly #jitter = { before: new SecondDifference(), after: new SecondDifference() };
  readonly #flicker = { before: new SecondDifference(), after: new SecondDifference() };

  constructor(instruments: QualityInstruments) {
    this.#instruments = instruments;
  }

  async add({ before, after, face }: QualityFrame): Promise<void> {
    const region = regionOfMesh(face);
    const meshes = {
      before: await this.#instruments.findMesh(before, region),
      after: await this.#instruments.findMesh(after, region),
    };
    this.#addErrors(meshes);
    this.#addSteadiness({ before, after }, { meshes, region });
    this.#addLooks({ before, after }, face);
    const { distanceToPhoto } = this.#instruments;
    if (distanceToPhoto && this.#frames % identityEvery === 0) {
      this.#identity.before.add(await distanceToPhoto(before, meshes.before));
      this.#identity.after.add(await distanceToPhoto(after, meshes.after));
    }
    this.#frames += 1;
  }

  /** A cut, or a frame without the face: steadiness is not measured across it. */
  interrupt(): void {
    for (const { before, after } of [this.#jitter, this.#flicker]) {
      before.interrupt();
      after.interrupt();
    }
  }

  result(): SwapQuality {
    const { pose, fittedPose, landmark, mouthOpening, mouthWidth, eyeOpening, gaze } = this.#errors;
    return {
      frames: this.#frames,
      identityBefore: this.#instruments.distanceToPhoto && this.#identity.before.value,
      identityAfter: this.#instruments.distanceToPhoto && this.#identity.after.value,
      poseErrorDegrees: pose.value,
      fittedPoseErrorDegrees: fittedPose.value,
      landmarkErrorPercent: landmark.value,
      mouthErrorPercent: (mouthOpening.value + mouthWidth.value) / 2,
      mouthOpeningErrorPercent: mouthOpening.value,
      mouthWidthErrorPercent: mouthWidth.value,
      eyeOpeningErrorPercent: eyeOpening.value,
      gazeErrorPercent: gaze.value,
      jitterRatio: ratioOf(this.#jitter),
      flickerRatio: ratioOf(this.#flicker),
      sharpnessRatio: this.#sharpness.ratio,
      edgeEnergyRatio: this.#edgeEnergy.ratio,
      seamRatio: this.#seam.ratio,
      coverage: this.#coverage.value,
    };
  }

  #addErrors(meshes: { before: FaceMesh; after: FaceMesh }): void {
    this.#errors.pose.add(poseErrorDegrees(meshes));
    this.#errors.fittedPose.add(fittedPoseErrorDegrees(meshes));
    this.#errors.landmark.add(landmarkErrorPercent(meshes));
    const mouth = mouthErrorsPercent(meshes);
    this.#errors.mouthOpening.add(mouth.opening);
    this.#errors.mouthWidth.add(mouth.width);
    for (const side of [0, 1] as const) {
      const eye = eyeErrorsPercent(meshes, side);
      this.#errors.eyeOpening.add(eye.opening);
      if (eye.gaze !== undefined) this.#errors.gaze.add(eye.gaze);
    }
  }

  #addSteadiness(
    pair: PicturePair,
    { meshes, region }: { meshes: { before: FaceMesh; after: FaceMesh }; region: Region },
  ): void {
    const inner = { ...region, size: region.size * flicker.share };
    for (const time of ['before', 'after'] as const) {
      this.#jitter[time].add(pointsOf(meshes[time]), { scale: 1 / faceWidthOf(meshes[time]) });
      this.#flicker[time].add(cropRgb(pair[time], inner, flicker.side));
    }
  }

  #addLooks(pair: PicturePair, face: FaceMesh): void {
    for (const time of ['before', 'after'] as const) {
      const { mean, energy } = sharpnessOf(pair[time], face);
      this.#sharpness[time].add(mean);
      this.#edgeEnergy[time].add(energy);
      this.#seam[time].add(seamGradientOf(pair[time], face));
    }
    this.#coverage.add(faceChange(pair, face) >= swappedChangeMin ? 1 : 0);
  }
}

function pointsOf(mesh: FaceMesh): Float32Array {
  const points = new Float32Array(2 * faceVertexCount);
  for (let i = 0; i < faceVertexCount; i++) {
    points[2 * i] = mesh[3 * i]!;
    points[2 * i + 1] = mesh[3 * i + 1]!;
  }
  return points;
}
