import { eyeLandmarks, eyeLoops, eyeOf, type EyeSide, type FaceMesh } from '../geometry/index.ts';
import type { Heap } from '../kernels/heap.ts';
import { irisReach, type Eyeball } from '../photo/source-face.ts';
import type { EyeVeil } from './calibration.ts';
import { compositeKernels } from './composite-kernels.ts';
import type { BoxPlanes } from './face-box.ts';
import type { FaceMap } from './face-map.ts';
import type { Look } from './look.ts';

const floatsPerEdge = 5;
const edgeCount = 16;
/**
 * Softness of the edge between eyeball and lid in half widths of the eye, and at least in pixels and over the eye's
 * blur.
 */
const edgeShare = 0.09;
const edgePixelsMin = 0.9;
const edgePerBlur = 0.6;
/** An iris of fewer pixels than this has a fainter catch-light. */
const glintRadius = 5;
/** Luma to which a catch-light lifts at most. */
const glintLuma = 215;
/**
 * Share of the clip's shift of colour that an eye takes: eyes left cold in warm light look pasted in, eyes turned blue
 * look ill.
 */
const shiftShare = { warmer: 0.4, cooler: 0.12 };
/** Share of the eye's blur (`eyeBlurOf`) that its texture takes; the edges of lids and iris take the whole. */
const textureBlur = 0.8;

/**
 * Middle and half width of the fade from the iris to the white, in radii; the fade widens with blur, and a blurred
 * small iris pales: by 0.5 for the blur that eyes have in the soft clips of asl, irises were lost in the white.
 */
const irisEdge = 1.11;
const irisFadeMin = 0.11;
const irisFadePerBlur = 0.35;
const irisLossPerBlur = 0.35;

interface PlacedLevel {
  address: number;
  side: number;
}

export interface EyeScene {
  planes: BoxPlanes;
  map: FaceMap;
  output: FaceMesh;
  gains: number;
  visible: number;
  irisRadius: number;
  blur: number;
  saturation: number;
  /** Shift of u and v from photo to clip, and luma of clip over photo, as the gains are relative to it. */
  shift: readonly [number, number];
  lumaScale: number;
  black: number;
  veil: EyeVeil;
}

/** Draws one eye of the photo into the target's lids. */
export class EyePainter {
  readonly #heap: Heap;
  readonly #side: EyeSide;
  readonly #eyeball: Eyeball;
  readonly #look: Look;
  readonly #levels: PlacedLevel[];
  readonly #numbers: number;
  readonly #edges: number;
  readonly #scratch: number;

  constructor(heap: Heap, { side, eyeball, look }: { side: EyeSide; eyeball: Eyeball; look: Look }) {
    this.#heap = heap;
    this.#side = side;
    this.#eyeball = eyeball;
    this.#look = look;
    this.#levels = eyeball.levels.map(({ side: texels, planes }) => {
      const interleaved = new Float32Array(4 * texels * texels);
      for (let at = 0; at < texels * texels; at++)
        planes.forEach((plane, channel) => (interleaved[4 * at + channel] = plane[at]!));
      return { address: heap.place(interleaved), side: texels };
    });
    this.#numbers = heap.allocate(192);
    this.#edges = heap.allocate(edgeCount * floatsPerEdge * 4);
    this.#scratch = heap.allocate(64);
  }

  paint(scene: EyeScene): void {
    const { planes, map, output, gains, visible } = scene;
    const { box, stride, blockColumns, blockRows, result } = planes;
    const lids = lidPoints(output, this.#side, box);
    const xs = lids.map(([x]) => x);
    const ys = lids.map(([, y]) => y);
    const left = Math.max(0, Math.floor(Math.min(...xs) - 1) & ~7);
    const top = Math.max(0, Math.floor(Math.min(...ys) - 1) & ~1);
    const right = Math.min(box.width, Math.ceil(Math.max(...xs) + 1));
    const bottom = Math.min(box.height, Math.ceil(Math.max(...ys) + 1));
    if (right <= left || bottom <= top) return;
    this.#writeEdges(lids);
    this.#writeNumbers(scene);
    const kernels = compositeKernels(this.#heap);
    kernels.paintEyeLuma(
      this.#numbers,
      left,
      top,
      right,
      bottom,
      stride,
      map.pixels,
      gains,
      visible,
      result.y,
      this.#scratch,
    );
    const [blockRight, blockBottom] = [
      Math.min(blockColumns, (right + 1) >> 1),
      Math.min(blockRows, (bottom + 1) >> 1),
    ];
    kernels.paintEyeChroma(
      this.#numbers,
      left >> 1,
      top >> 1,
      blockRight,
      blockBottom,
      stride >> 1,
      map.pixels,
      visible,
      result.u,
      result.v,
      this.#scratch,
    );
  }

  #writeEdges(lids: readonly (readonly [number, number])[]): void {
    const { f32 } = this.#heap;
    lids.forEach(([x, y], k) => {
      const [nextX, nextY] = lids[(k + 1) % lids.length]!;
      const [alongX, alongY] = [nextX - x, nextY - y];
      f32.set(
        [x, y, alongX, alongY, 1 / (alongX * alongX + alongY * alongY + 1e-9)],
        (this.#edges >> 2) + floatsPerEdge * k,
      );
    });
  }

  /** In the order of assembly/composite/eye.ts. */
  #writeNumbers({
    planes: { box },
    output,
    irisRadius,
    blur,
    saturation,
    shift,
    lumaScale,
    black,
    veil,
  }: EyeScene): void {
    const { f32, i32 } = this.#heap;
    const look = this.#look;
    const eye = eyeOf(output, this.#side);
    const [whiteY, whiteU, whiteV] = this.#eyeball.sclera;
    const level = this.#levelFor(irisRadius, blur);
    const glint = this.#eyeball.hasGlint ? 0 : look.glint * Math.min(1, irisRadius / glintRadius);
    const shiftU = shift[0] * (shift[0] < 0 ? shiftShare.warmer : shiftShare.cooler);
    const shiftV = shift[1] * (shift[1] > 0 ? shiftShare.warmer : shiftShare.cooler);
    const at = this.#numbers >> 2;
    f32.set(
      [
        eye.centreX - box.x, eye.centreY - box.y, eye.axisX, eye.axisY, eye.halfWidth,
        eye.irisX - box.x, eye.irisY - box.y, irisRadius, Math.max(edgePixelsMin, edgeShare * eye.halfWidth, edgePerBlur * blur),
        whiteY, whiteU, whiteV, look.eyeCornerShade,
        look.lidShadow, 1 / (look.lidShadowReach * eye.halfWidth), look.rimShadow, 1 / (look.rimShadowReach * eye.halfWidth),
        glint, glintLuma, black, irisReach, level.share, lumaScale, saturation, shiftU, shiftV,
      ],
      at,
    ); // prettier-ignore
    i32.set(
      [
        level.fine.address,
        level.fine.side,
        level.coarse.address,
        level.coarse.side,
        edgeCount,
        upperLids[this.#side].length - 1,
        this.#edges,
      ],
      at + 26,
    );
    const fade = Math.max(irisFadeMin, (irisFadePerBlur * blur) / irisRadius);
    f32.set(
      [
        irisEdge - fade,
        irisEdge + fade,
        1 / (1 + ((irisLossPerBlur * blur) / irisRadius) ** 2),
        veil.lift,
        veil.lift / veil.white,
      ],
      at + 33,
    );
  }

  #levelFor(irisRadius: number, blur: number): { fine: PlacedLevel; coarse: PlacedLevel; share: number } {
    const texelsPerPixel = (this.#levels[0]!.side - 1) / (2 * irisReach * irisRadius);
    const octaves = Math.max(
      0,
      Math.min(this.#levels.length - 1, Math.log2(texelsPerPixel * Math.max(1, textureBlur * blur))),
    );
    const k = Math.floor(octaves);
    return {
      fine: this.#levels[k]!,
      coarse: this.#levels[Math.min(k + 1, this.#levels.length - 1)]!,
      share: octaves - k,
    };
  }
}

/** Upper lids from corner to corner in the order of `eyeLoops`; the lower lids close the loops. */
const upperLids = ([0, 1] as const).map((side) => {
  const [start] = [eyeLandmarks[side].corners[side === 0 ? 0 : 1]];
  const loop = eyeLoops[side];
  const first = loop.indexOf(start);
  const turned = [...loop.slice(first), ...loop.slice(0, first)];
  return turned.slice(0, turned.indexOf(eyeLandmarks[side].corners[side === 0 ? 1 : 0]) + 1);
}) as [number[], number[]];

const lidLoops = ([0, 1] as const).map((side) => {
  const first = eyeLoops[side].indexOf(upperLids[side][0]!);
  return [...eyeLoops[side].slice(first), ...eyeLoops[side].slice(0, first)];
}) as [number[], number[]];

const lidPoints = (mesh: FaceMesh, side: EyeSide, box: { x: number; y: number }): [number, number][] =>
  lidLoops[side].map((vertex) => [mesh[3 * vertex]! - box.x, mesh[3 * vertex + 1]! - box.y]);
