import { faceVertexCount, faceWidthOf, isLip, type EyeSide, type FaceMesh } from '@semblante/vision/geometry';
import { past, type Address, type Heap } from '@semblante/media/kernels';
import { foldWeights, type SourceFace } from '../photo/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import type { Calibration } from './calibration.ts';
import { closedEyes, coveredShare, keepLids } from './closed-eyes.ts';
import { eyeLuma, skinLuma } from './eye-luma.ts';
import { compositeKernels } from './composite-kernels.ts';
import { copyIn, faceBoxOf, type BoxPlanes } from './face-box.ts';
import { FaceMap } from './face-map.ts';
import { focusFor, type Focus } from './focus.ts';
import { LightField, type Light, type LightRadii } from './light-field.ts';
import type { Look } from './look.ts';
import { reshapeFace, type Person, type Reshaping } from './output-mesh.ts';
import type { ChosenTexture, SourceTextures } from './source-textures.ts';
import { targetDetail } from './target-detail.ts';
import { alphaOf } from './vertex-alpha.ts';

export interface FrameInput {
  target: FaceMesh;
  /** 128 × 128 in atlas layout, 1 where the face is bare and 0 where something is in front of it. */
  mask?: Float32Array | undefined;
}

/** What is fixed for a source and a person. */
export interface Cast {
  source: SourceFace;
  person: Person;
  look: Look;
  shape: Reshaping;
  fixedAlpha: Float32Array;
  /** By vertex: 1 on the photo's skin, 0 in its beard. */
  shaven: Float32Array;
  textures: SourceTextures;
  statics: Address<'statics'>;
  radii: LightRadii;
}

/** A frame after the maps were drawn and the light estimated, ready to be blended. */
export interface StagedFrame {
  planes: BoxPlanes;
  output: FaceMesh;
  faceWidth: number;
  /** Of the target's face, see `targetDetail`, and how sharp the source is drawn for it. */
  detail: number;
  focus: Focus;
  light: Light;
  texture: ChosenTexture;
  /** Whose texture it is: it is mixed when it is blended, not where the light is measured only. */
  textures: SourceTextures;
  /** f32 scale x, y and shift x, y from texels to cells of light. */
  fieldPlace: Address<'field place'>;
  gains: Address<'gains'>;
  visible: Address<'visible'>;
}

export interface LumaOptions {
  black: number;
  grain: number;
  grainLimit: number;
}

const stages = new WeakMap<Heap, FrameStage>();

/** The buffers through which every frame of every renderer of a heap goes. */
export class FrameStage {
  readonly map: FaceMap;
  readonly light: LightField;
  readonly #heap: Heap;
  readonly #output = new Float32Array(3 * 478);
  /** Of the frame prepared last: how much of the source each vertex shows. */
  readonly alpha = new Float32Array(faceVertexCount);
  /** Of the frame prepared last: what closed and covered eyes leave of the source around them. */
  readonly lids = new Float32Array(faceVertexCount);
  readonly #keep = new Float32Array(faceVertexCount);
  readonly #fieldPlace: Address<'field place'>;

  static of(heap: Heap): FrameStage {
    let stage = stages.get(heap);
    if (!stage) stages.set(heap, (stage = new FrameStage(heap)));
    return stage;
  }

  constructor(heap: Heap) {
    this.#heap = heap;
    this.map = new FaceMap(heap);
    this.light = new LightField(heap);
    this.#fieldPlace = heap.allocate(16);
  }

  /** Undefined when too little of the face is in the picture or it is turned away. */
  prepare(
    picture: YuvPicture,
    { target, mask }: FrameInput,
    cast: Cast,
    calibration: Calibration,
  ): StagedFrame | undefined {
    const { source, look, textures, statics, radii } = cast;
    const output = reshapeFace(target, cast.shape, this.#output);
    const box = faceBoxOf([target, output], picture);
    if (!box) return undefined;
    const faceWidth = faceWidthOf(target);
    const { skinSpread, lumaScale, rimShade } = calibration;
    const planes = copyIn(this.#heap, picture, box);
    const detail = targetDetail(this.#heap, planes, { mesh: target, mask });
    const focus =
      calibration.focusCurve.length > 0 && detail > 0
        ? focusFor(calibration.focusCurve, look.sharpness * detail)
        : calibration.focus;
    this.map.setPlaces({ target, output, box, textureSide: textures.sideFor(faceWidth, focus) });
    const alpha = alphaOf(target, { facing: this.map.facing(), fixed: cast.fixedAlpha, look }, this.alpha);
    const view = { planes, plane: planes.target.y, mesh: target, black: source.black };
    const coveredOf = (side: EyeSide) =>
      coveredShare(eyeLuma(this.#heap, view, side), skinLuma(this.#heap, view, side));
    const closed = closedEyes(target, cast.person.neutralOpening);
    keepLids(this.lids.fill(1), { closed, covered: [coveredOf(0), coveredOf(1)] });
    for (let vertex = 0; vertex < faceVertexCount; vertex++) alpha[vertex] = alpha[vertex]! * this.lids[vertex]!;
    if (alpha.every((value) => value <= 0)) return undefined;
    this.map.setAlphas(alpha, keptLuma(cast, target, this.#keep));
    const { vertices } = this.map;
    const light = this.light.estimate({
      planes,
      vertices,
      statics,
      spread: skinSpread,
      mask,
      black: source.black,
      gainScale: 1 / lumaScale,
      rimShade,
      shine: look.shine,
      radii,
      doubt: look.skinDoubt,
    });
    this.map.draw(planes);
    const texture = textures.choose(faceWidth, focus);
    const blocks = (planes.stride >> 1) * planes.blockRows * 4;
    const gains = past(this.#heap.reserve<'gains'>('composite.gains', blocks + 64), 64);
    const visible = past(this.#heap.reserve<'visible'>('composite.visible', blocks + 64), 64);
    return {
      planes,
      output,
      faceWidth,
      detail,
      focus,
      light,
      texture,
      textures,
      fieldPlace: this.#placeField(light, texture),
      gains,
      visible,
    };
  }

  /** Comes first: it mixes the texture that `blendLuma` reads too. */
  blendChroma({ planes, light, texture, textures, fieldPlace, gains, visible }: StagedFrame): void {
    textures.mix(texture);
    const { blockColumns, blockRows, stride, target, result } = planes;
    compositeKernels(this.#heap).blendChroma(
      blockColumns, blockRows, stride >> 1, this.map.pixels, this.map.bits,
      texture.u, texture.v, texture.chromaSide, light.field, light.side, fieldPlace,
      target.u, target.v, result.u, result.v, gains, visible,
    ); // oxfmt-ignore
  }

  blendLuma({ planes, light, texture, gains, visible }: StagedFrame, { black, grain, grainLimit }: LumaOptions): void {
    const { box, stride, blockRows, target, result } = planes;
    const kernels = compositeKernels(this.#heap);
    const grains = this.#heap.reserve<'grain'>('composite.grain', stride * 2 * blockRows);
    if (grain > 0)
      kernels.grainOf(target.y, stride, light.halfLuma, box.width >> 1, box.height >> 1, grainLimit, grains);
    kernels.blendLuma(
      box.width, box.height, stride, this.map.pixels, this.map.bits,
      texture.y, texture.side, gains, visible, blockRows, black, target.y, grains, grain, result.y,
    ); // oxfmt-ignore
  }

  #placeField({ side }: Light, texture: ChosenTexture): Address<'field place'> {
    const scale = side / texture.side;
    const shift = 0.5 * scale - 0.5;
    const unit = scale / (1 << this.map.bits);
    this.#heap.f32.set([unit, unit, shift, shift], this.#fieldPlace >> 2);
    return this.#fieldPlace;
  }
}

/**
 * Share of the source in the luma: less on the lips and, where only one of both faces smiles, in the folds beside them;
 * a beard over them comes along whole.
 */
function keptLuma(
  { source, shaven, look: { lipDetail, lipDetailOpen } }: Pick<Cast, 'source' | 'shaven' | 'look'>,
  target: FaceMesh,
  out: Float32Array<ArrayBuffer>,
): Float32Array {
  const folds = foldWeights(source, target, out);
  const lips = lipDetail + source.openMouth * (lipDetailOpen - lipDetail);
  for (let vertex = 0; vertex < faceVertexCount; vertex++)
    out[vertex] = 1 - Math.min(1, folds[vertex]! * shaven[vertex]! + lips * isLip[vertex]!);
  return out;
}
