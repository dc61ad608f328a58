import type { Heap } from '../kernels/heap.ts';
import { shapeField } from '../photo/shape-field.ts';
import type { SourceFace } from '../photo/source-face.ts';
import { faceWidthOverSide } from '../photo/unwrap-face.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import { alignShape, type FaceReader } from './align-shape.ts';
import { neutralCalibration, type Calibration } from './calibration.ts';
import type { CalibrationSample } from './calibration-samples.ts';
import { EyePainter } from './eye-painter.ts';
import { copyOut, type FaceBox } from './face-box.ts';
import { cellSide } from './face-cells.ts';
import { eyeBlurOf } from './focus.ts';
import { FrameStage, type Cast, type FrameInput, type StagedFrame } from './frame-stage.ts';
import { HeadTurnFinder } from './head-turn.ts';
import { boxRadiusOf, type LightRadii } from './light-field.ts';
import { defaultLook, type Look } from './look.ts';
import { lowFrequenciesOf, type LowFrequencies } from './low-frequencies.ts';
import { measureEyeVeil } from './measure-eye-veil.ts';
import { measureColours } from './measure-colours.ts';
import { measureRimShade } from './measure-rim-shade.ts';
import { measureSharpness } from './measure-sharpness.ts';
import type { Person } from './output-mesh.ts';
import { shavenOf, sourceCellsOf, staticsOf, type SourceCells } from './source-cells.ts';
import { withoutProportions } from './split-shape.ts';
import { SourceTextures } from './source-textures.ts';
import { fixedAlphaOf } from './vertex-alpha.ts';

/** Vertices of the lids whose least alpha decides whether an eye is drawn at all. */
const eyeVertices = [
  [159, 145, 33, 133],
  [386, 374, 263, 362],
] as const;
const eyeAlphaMin = 0.03;
/** Where the eyes lie among the cells of light. */
const eyeCentreVertices = [
  [33, 133],
  [362, 263],
] as const;

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
  readonly #eyes: readonly [EyePainter, EyePainter];
  #calibration: Calibration;

  constructor(heap: Heap, { source, person, look: changes, calibration = neutralCalibration }: RendererOptions) {
    const look = { ...defaultLook, ...changes };
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
      },
      fixedAlpha,
      shaven: shavenOf(this.#cells),
      textures: new SourceTextures(heap, source),
      statics: heap.place(staticsOf(this.#cells)),
      radii,
    };
    this.#eyes = [
      new EyePainter(heap, { side: 0, eyeball: source.eyes[0], look }),
      new EyePainter(heap, { side: 1, eyeball: source.eyes[1], look }),
    ];
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
    this.#writeTextures();
    this.#calibration = measureSharpness(samples, parts, this.#calibration);
    this.#calibration = measureRimShade(samples, this.#calibration, (picture, sample) => this.render(picture, sample));
    this.#calibration = measureEyeVeil(samples, this.#calibration, (picture, sample) => this.render(picture, sample));
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
    for (const side of [0, 1] as const) this.#paintEye(frame, side);
    copyOut(this.#heap, picture, frame.planes);
    return frame.planes.box;
  }

  #paintEye({ planes, output, faceWidth, focus, gains, visible }: StagedFrame, side: 0 | 1): void {
    const { map, alpha } = this.#stage;
    if (eyeVertices[side].some((vertex) => alpha[vertex]! < eyeAlphaMin)) return;
    const { saturation, lumaScale, eyeVeil } = this.#calibration;
    const { person, source } = this.#cast;
    this.#eyes[side].paint({
      planes, map, output, gains, visible,
      irisRadius: person.irisRatio * faceWidth,
      blur: eyeBlurOf(focus), saturation, lumaScale,
      shift: this.#stage.light.shiftAt(eyeCentreVertices[side]),
      black: source.black,
      veil: eyeVeil,
    }); // prettier-ignore
  }

  #writeTextures(): void {
    this.#cast.textures.write(this.#cells, this.#low, this.#calibration, this.#cast.look);
  }
}
