import type { Heap } from '../kernels/heap.ts';
import type { SourceFace } from '../photo/source-face.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import { measureFocus, measureTone, type CalibrationSample } from './calibrate.ts';
import { neutralCalibration, type Calibration } from './calibration.ts';
import { EyeWarp } from './eye-warp.ts';
import { copyOut, type FaceBox } from './face-box.ts';
import { cellSide } from './face-cells.ts';
import { FrameStage, type Cast, type FrameInput } from './frame-stage.ts';
import { boxRadiusOf } from './light-field.ts';
import { defaultLook, type Look } from './look.ts';
import { PhotoTextures, type Tone } from './photo-textures.ts';
import { faceWidthOverSide, sourceCellsOf, staticsOf, type SourceCells } from './source-cells.ts';
import { fixedAlphaOf } from './vertex-alpha.ts';

export interface RendererOptions {
  source: SourceFace;
  look?: Partial<Look>;
  /** From an earlier `calibrate` with the same source, person and look. */
  calibration?: Calibration;
}

/**
 * Puts one photo's face on one person of a clip: the photo warped by the person's mesh, in the person's light. A frame's result depends on
 * that frame and the calibration alone: frames can be rendered in any order and by any process.
 */
export class FaceRenderer {
  readonly #heap: Heap;
  readonly #stage: FrameStage;
  readonly #cast: Cast;
  readonly #cells: SourceCells;
  #calibration: Calibration;

  constructor(heap: Heap, { source, look: changes, calibration = neutralCalibration }: RendererOptions) {
    const look = { ...defaultLook, ...changes };
    this.#heap = heap;
    this.#stage = FrameStage.of(heap);
    this.#cells = sourceCellsOf(source);
    this.#cast = {
      source,
      look,
      fixedAlpha: fixedAlphaOf(source, look),
      smile: source.smile,
      textures: new PhotoTextures(heap, source),
      eyes: new EyeWarp(heap, source.mesh),
      statics: heap.allocate(staticsOf(this.#cells, this.#toneOf(calibration)).byteLength),
      lightRadius: boxRadiusOf(look.lightRadius * faceWidthOverSide * cellSide),
    };
    this.#calibration = calibration;
    this.#writePhoto();
  }

  get calibration(): Calibration {
    return this.#calibration;
  }

  /** Fits contrast, tone and sharpness to the person as a few frames (5 to 24, spread over the clip) show them. */
  calibrate(samples: readonly CalibrationSample[]): Calibration {
    if (samples.length === 0) return this.#calibration;
    const parts = { heap: this.#heap, stage: this.#stage, cast: this.#cast, cells: this.#cells };
    this.#calibration = measureTone(samples, parts);
    this.#writePhoto();
    this.#calibration = measureFocus(samples, parts, this.#calibration);
    return this.#calibration;
  }

  /** Draws into the picture's planes; gives the box outside of which they are untouched, or undefined when nothing was drawn. */
  render(picture: YuvPicture, input: FrameInput): FaceBox | undefined {
    const frame = this.#stage.warp(picture, input, this.#cast, this.#calibration);
    if (!frame) return undefined;
    this.#stage.blend(frame);
    copyOut(this.#heap, picture, frame.planes);
    return frame.planes.box;
  }

  #toneOf({ contrast, saturation, brightening }: Calibration): Tone {
    const [luma] = this.#cells.middle;
    return { contrast, saturation, from: luma, to: luma + brightening };
  }

  #writePhoto(): void {
    const tone = this.#toneOf(this.#calibration);
    this.#cast.textures.write(tone);
    this.#heap.f32.set(staticsOf(this.#cells, tone), this.#cast.statics >> 2);
  }
}
