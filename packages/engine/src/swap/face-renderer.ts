import type { Heap } from '@semblante/media/kernels';
import { shapeField, type SourceFace, faceWidthOverSide } from '../photo/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { alignShape, type FaceReader } from './align-shape.ts';
import { borrowBrows } from './borrow-brows.ts';
import { neutralCalibration, type Calibration } from './calibration.ts';
import type { CalibrationSample } from './calibration-samples.ts';
import { copyOut, type FaceBox } from './face-box.ts';
import { cellSide } from './face-cells.ts';
import { FrameStage, type Cast, type FrameInput } from './frame-stage.ts';
import { HeadTurnFinder } from './head-turn.ts';
import { boxRadiusOf, type LightRadii } from './light-field.ts';
import { defaultLook, type Look } from './look.ts';
import { lowFrequenciesOf, type LowFrequencies } from './low-frequencies.ts';
import { measureColours } from './measure-colours.ts';
import { measureRimShade } from './measure-rim-shade.ts';
import { measureSharpness } from './measure-sharpness.ts';
import { noseAway } from './nose.ts';
import type { Person } from './output-mesh.ts';
import { showOwnEye } from './own-eyes.ts';
import { shavenOf, sourceCellsOf, staticsOf, type SourceCells } from './source-cells.ts';
import { withoutProportions } from './split-shape.ts';
import { SourceTextures } from './source-textures.ts';
import { behindVeil } from './veil.ts';
import { fixedAlphaOf } from './vertex-alpha.ts';

/** Bells one after the other make a wider one: their squares add up. */
function radiiOf({ rimLightRadius, lightRadius, chromaRadius }: Look): LightRadii {
  const cellsPerFace = faceWidthOverSide * cellSide;
  const boxOf = (deviation: number) => boxRadiusOf(deviation * cellsPerFace);
  return {
    rim: boxOf(rimLightRadius),
    inner: boxOf(Math.sqrt(Math.max(0, lightRadius ** 2 - rimLightRadius ** 2))),
    chroma: boxOf(chromaRadius),
  };
}

export interface RendererOptions {
  source: SourceFace;
  person: Person;
  look?: Partial<Look>;
  /** See `veilOf`. */
  veil?: number;
  /** From an earlier `calibrate` with the same source, person and look. */
  calibration?: Calibration;
}

/**
 * Puts one photo's face on one person of a clip. A frame's result depends on that frame and the calibration alone:
 * frames can be rendered in any order and by any process.
 */
export class FaceRenderer {
  readonly #heap: Heap;
  readonly #stage: FrameStage;
  readonly #cast: Cast;
  readonly #cells: SourceCells;
  readonly #low: LowFrequencies;
  #calibration: Calibration;

  constructor(heap: Heap, options: RendererOptions) {
    const { person, calibration = neutralCalibration } = options;
    const look = { ...defaultLook, ...options.look };
    const source = behindVeil(options.source, options.veil ?? 0);
    this.#heap = heap;
    this.#stage = FrameStage.of(heap);
    const fixedAlpha = fixedAlphaOf(source, look);
    this.#cells = sourceCellsOf(source, fixedAlpha);
    const radii = radiiOf(look);
    this.#low = lowFrequenciesOf(heap, this.#cells, { fixedAlpha, radii });
    this.#cast = {
      source,
      person,
      look,
      shape: {
        field: withoutProportions(shapeField(source, person.neutral), person.neutral, 1 - look.proportions),
        strength: look.shapeStrength,
        turns: new HeadTurnFinder(person.neutral),
        noseAway: (target) => noseAway(target, look),
      },
      fixedAlpha,
      shaven: shavenOf(this.#cells),
      textures: new SourceTextures(heap, source),
      statics: heap.place(staticsOf(this.#cells)),
      radii,
    };
    this.#calibration = calibration;
    this.#writeTextures();
  }

  get calibration(): Calibration {
    return this.#calibration;
  }

  /** Fits contrast, colour and sharpness to the person as a few frames (5 to 24, spread over the clip) show them. */
  calibrate(samples: readonly CalibrationSample[]): Calibration {
    if (samples.length === 0) return this.#calibration;
    const parts = { heap: this.#heap, stage: this.#stage, cast: this.#cast };
    this.#calibration = measureColours(samples, { ...parts, cells: this.#cells, low: this.#low });
    const borrowedBrows = borrowBrows(samples, { ...parts, low: this.#low }, this.#calibration);
    this.#calibration = { ...this.#calibration, borrowedBrows };
    this.#writeTextures();
    this.#calibration = measureSharpness(samples, parts, this.#calibration);
    this.#calibration = measureRimShade(samples, this.#calibration, (picture, sample) => this.render(picture, sample));
    return this.#calibration;
  }

  /** After `calibrate`: sees to it that the face appears where it is meant to be, see `alignShape`. */
  async align(samples: readonly CalibrationSample[], read: FaceReader): Promise<void> {
    await alignShape(
      samples,
      { shape: this.#cast.shape, draw: (picture, sample) => this.render(picture, sample) },
      read,
    );
  }

  /**
   * Draws into the picture's planes; gives the box outside of which they are untouched, or undefined when nothing was
   * drawn.
   */
  render(picture: YuvPicture, input: FrameInput): FaceBox | undefined {
    const frame = this.#stage.prepare(picture, input, this.#cast, this.#calibration);
    if (!frame) return undefined;
    this.#stage.blendChroma(frame);
    const { source, look } = this.#cast;
    this.#stage.blendLuma(frame, { black: source.black, grain: this.#calibration.grain, grainLimit: look.grainLimit });
    const scene = { planes: frame.planes, map: this.#stage.map, target: input.target, output: frame.output };
    for (const side of [0, 1] as const) showOwnEye(this.#heap, { ...scene, black: source.black }, side);
    copyOut(this.#heap, picture, frame.planes);
    return frame.planes.box;
  }

  /** Of the frame drawn last, by vertex: what closed and covered eyes leave of the photo around them. */
  get lids(): Float32Array {
    return this.#stage.lids;
  }

  #writeTextures(): void {
    this.#cast.textures.write(this.#cells, this.#low, this.#calibration, this.#cast.look);
  }
}
