import { faceVertexCount, faceWidthOf, type FaceMesh } from '../geometry/index.ts';
import type { Heap } from '../kernels/heap.ts';
import type { SourceFace } from '../photo/source-face.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import type { Calibration } from './calibration.ts';
import { compositeKernels } from './composite-kernels.ts';
import type { EyeWarp } from './eye-warp.ts';
import { copyIn, faceBoxOf, type BoxPlanes } from './face-box.ts';
import { FaceMap, layoutSide } from './face-map.ts';
import { blurFor } from './focus.ts';
import { LightField, type Light } from './light-field.ts';
import type { Look } from './look.ts';
import type { MixedTexture, PhotoTextures } from './photo-textures.ts';
import { targetDetail } from './target-detail.ts';
import { alphaOf } from './vertex-alpha.ts';

export interface FrameInput {
  target: FaceMesh;
  /** 128 × 128 in atlas layout, 1 where the face is bare and 0 where something is in front of it. */
  mask?: Float32Array | undefined;
}

/** What is fixed for a photo and a clip. */
export interface Cast {
  source: SourceFace;
  look: Look;
  fixedAlpha: Float32Array;
  /** Of the photo, see `smileOf`. */
  smile: number;
  textures: PhotoTextures;
  eyes: EyeWarp;
  /** Address of the photo's cells, see `weighCells`. */
  statics: number;
  /** Of the boxes by which light is averaged, in cells. */
  lightRadius: number;
}

/** A frame with the photo's face warped and lit beside it, not yet laid over it: what changes the face before that changes `planes.warped`. */
export interface WarpedFrame {
  planes: BoxPlanes;
  faceWidth: number;
  /** Of the target's face, see `targetDetail`. */
  detail: number;
  light: Light;
}

/** Levels of luma from which on fine detail of the target counts as an edge of its brows, lids or glasses rather than as grain. */
const grainLimit = 7;

const stages = new WeakMap<Heap, FrameStage>();

/** The buffers through which every frame of every renderer of a heap goes. */
export class FrameStage {
  readonly light: LightField;
  readonly #map: FaceMap;
  readonly #heap: Heap;
  readonly #alpha = new Float32Array(faceVertexCount);
  readonly #fieldPlace: number;

  static of(heap: Heap): FrameStage {
    let stage = stages.get(heap);
    if (!stage) stages.set(heap, (stage = new FrameStage(heap)));
    return stage;
  }

  constructor(heap: Heap) {
    this.#heap = heap;
    this.#map = new FaceMap(heap);
    this.light = new LightField(heap);
    this.#fieldPlace = heap.allocate(16);
  }

  /** Undefined when too little of the face is in the picture or it is turned away. */
  warp(picture: YuvPicture, { target, mask }: FrameInput, cast: Cast, calibration: Calibration): WarpedFrame | undefined {
    const { source, look, textures, statics, lightRadius } = cast;
    const box = faceBoxOf(target, picture);
    if (!box) return undefined;
    const faceWidth = faceWidthOf(target);
    const planes = copyIn(this.#heap, picture, box);
    const detail = targetDetail(this.#heap, planes, { mesh: target, mask });
    const blur = calibration.focusCurve.length > 0 && detail > 0 ? blurFor(calibration.focusCurve, look.sharpness * detail) : calibration.blur;
    const mip = textures.sizeFor(faceWidth, blur);
    this.#map.setPlaces({ target, box, photo: source.mesh, mip });
    const alpha = alphaOf(target, { facing: this.#map.facing(), fixed: cast.fixedAlpha, sourceSmile: cast.smile, look }, this.#alpha);
    if (alpha.every((value) => value <= 0)) return undefined;
    this.#map.setAlphas(alpha);
    const light = this.light.estimate({ planes, vertices: this.#map.vertices, statics, spread: calibration.skinSpread, mask, black: source.black, radius: lightRadius, doubt: look.skinDoubt });
    this.#map.draw(planes);
    cast.eyes.apply(this.#map, { target, planes, scale: mip.scale });
    this.#drawWarped(planes, { light, texture: textures.mix(faceWidth, blur), grain: calibration.grain });
    return { planes, faceWidth, detail, light };
  }

  /** Lays the warped face over the target's planes. */
  blend({ planes: { target, warped, shares, lumaBytes, chromaBytes } }: WarpedFrame): void {
    const kernels = compositeKernels(this.#heap);
    kernels.blendPlane(target.y, warped.y, shares.luma, target.y, lumaBytes);
    kernels.blendPlane(target.u, warped.u, shares.chroma, target.u, chromaBytes);
    kernels.blendPlane(target.v, warped.v, shares.chroma, target.v, chromaBytes);
  }

  #drawWarped({ box, stride, blockColumns, blockRows, target, warped, shares }: BoxPlanes, { light, texture, grain }: { light: Light; texture: MixedTexture; grain: number }): void {
    const kernels = compositeKernels(this.#heap);
    const grains = this.#heap.reserve('composite.grain', stride * 2 * blockRows);
    if (grain > 0) kernels.grainOf(target.y, stride, light.halfLuma, box.width >> 1, box.height >> 1, grainLimit, grains);
    const { pixels, bits } = this.#map;
    const blocks = (stride >> 1) * blockRows * 4;
    const factors = this.#heap.reserve('composite.factors', blocks + 64) + 64;
    const shifts = this.#heap.reserve('composite.shifts', blocks + 64) + 64;
    const visible = this.#heap.reserve('composite.visible', blocks + 64) + 64;
    this.#heap.f32.set([light.side / (layoutSide << bits), -0.5], this.#fieldPlace >> 2);
    kernels.warpChroma(
      blockColumns, blockRows, stride >> 1, pixels, bits, texture.u, texture.v, texture.chromaWidth,
      light.field, light.side, this.#fieldPlace, warped.u, warped.v, shares.chroma, factors, shifts, visible,
    ); // prettier-ignore
    kernels.warpLuma(box.width, box.height, stride, pixels, bits, texture.y, texture.width, factors, shifts, visible, blockRows, grains, grain, warped.y, shares.luma);
  }
}
