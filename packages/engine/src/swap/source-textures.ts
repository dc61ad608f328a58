import { isBrow, isFeature, isLip } from '@semblante/vision/geometry';
import type { Address, Heap } from '@semblante/media/kernels';
import {
  noseFoldDepth,
  shrink,
  type Mip,
  type Planes,
  type SourceFace,
  spreadOverFace,
  unwrapTable,
} from '../photo/index.ts';
import type { BorrowedBrows } from './borrowed-brows.ts';
import type { Calibration } from './calibration.ts';
import { compositeKernels, type PlaneAddresses } from './composite-kernels.ts';
import { cellCount, cellSide, faceCells, socketCells } from './face-cells.ts';
import type { Focus } from './focus.ts';
import { highlightShare } from './highlights.ts';
import { turned } from './hue-turn.ts';
import type { Look } from './look.ts';
import type { LowFrequencies } from './low-frequencies.ts';
import type { SourceCells } from './source-cells.ts';

/** One size of the source's texture in the heap, as sharp as it is and as soft as the next size. */
interface TextureLevel {
  side: number;
  chromaSide: number;
  /** Texels of the first level that one of this level covers. */
  scale: number;
  /** Byte planes; luma is `side` wide, chroma half of it. */
  sharp: PlaneAddresses<'sharp'>;
  soft: PlaneAddresses<'soft'>;
  /** The luma without its detail of up to four texels. */
  plain: Address<'plain y'>;
}

/** What one frame reads, once it was mixed. */
export interface ChosenTexture extends PlaneAddresses<'texture'> {
  side: number;
  chromaSide: number;
  choice: Choice;
}

/** Sharpness between two levels goes in this many steps. */
const mixSteps = 128;
/** Detail is raised by so many of them at a time: frames that hardly differ in sharpness share a texture. */
const raisedStep = 4;

/** A level, its share of the next one, and how much of its detail is laid on top, both in steps. */
interface Choice {
  level: number;
  soft: number;
  raised: number;
}

/** The photo with everything done to it that does not change from frame to frame. */
export class SourceTextures {
  readonly #heap: Heap;
  readonly #source: SourceFace;
  readonly #mips: readonly Mip[];
  readonly #levels: TextureLevel[];
  readonly #mixed: PlaneAddresses<'texture'>;
  #mixedFrom: Choice | undefined;
  /** By level, made when first asked for: a picture needs few of them. */
  #finish: (mip: Mip) => FinishedMip = () => {
    throw new Error('textures are mixed before they are written');
  };
  #finished: (FinishedMip | undefined)[] = [];
  #isWritten: boolean[] = [];

  constructor(heap: Heap, source: SourceFace) {
    this.#heap = heap;
    this.#source = source;
    const planesOf = <Of extends string>(side: number, chromaSide: number): PlaneAddresses<Of> => ({
      y: heap.allocate(side * side),
      u: heap.allocate(chromaSide * chromaSide),
      v: heap.allocate(chromaSide * chromaSide),
    });
    this.#mips = [...source.mips, ...smallerMips(source.mips.at(-1)!)];
    this.#levels = this.#mips.map(({ width: side, scale }) => {
      const chromaSide = (side + 1) >> 1;
      return {
        side,
        chromaSide,
        scale,
        sharp: planesOf(side, chromaSide),
        soft: planesOf(side, chromaSide),
        plain: heap.allocate(side * side),
      };
    });
    this.#mixed = planesOf(this.#levels[0]!.side, this.#levels[0]!.chromaSide);
  }

  /** Texels along the side of what `mix` gives. */
  sideFor(faceWidth: number, focus: Focus): number {
    return this.#levels[this.#choose(faceWidth, focus).level]!.side;
  }

  /** The texture for a face `faceWidth` pixels wide in a focus, for `mix`. */
  choose(faceWidth: number, focus: Focus): ChosenTexture {
    const choice = this.#choose(faceWidth, focus);
    const { side, chromaSide } = this.#levels[choice.level]!;
    return { side, chromaSide, ...this.#mixed, choice };
  }

  /** Writes its planes; they are valid until the next call. */
  mix({ choice, side, chromaSide }: ChosenTexture): void {
    const mixed = this.#mixedFrom;
    const isColourMixed = mixed?.level === choice.level && mixed.soft === choice.soft;
    if (isColourMixed && mixed.raised === choice.raised) return;
    this.#writeLevel(choice.level);
    const { sharp, soft, plain } = this.#levels[choice.level]!;
    const kernels = compositeKernels(this.#heap);
    const sharpSteps = mixSteps - choice.soft;
    for (const plane of isColourMixed ? [] : (['u', 'v'] as const))
      kernels.mixPlanes(
        sharp[plane],
        soft[plane],
        sharpSteps,
        choice.soft,
        this.#mixed[plane],
        chromaSide * chromaSide,
      );
    kernels.raiseDetail(
      sharp.y,
      soft.y,
      plain,
      sharpSteps + choice.raised,
      choice.soft,
      choice.raised,
      this.#mixed.y,
      side * side,
    );
    this.#mixedFrom = choice;
  }

  #choose(faceWidth: number, { blur, sharpening }: Focus): Choice {
    const wanted = (this.#source.faceWidth / faceWidth) * blur;
    const raised = raisedStep * Math.round((mixSteps / raisedStep) * sharpening);
    const last = this.#levels.length - 1;
    let level = 0;
    while (level < last && this.#levels[level + 1]!.scale <= wanted) level++;
    if (level === last) return { level, soft: 0, raised };
    const { scale } = this.#levels[level]!;
    const way = Math.log(wanted / scale) / Math.log(this.#levels[level + 1]!.scale / scale);
    return { level, soft: Math.round(mixSteps * Math.max(0, way)), raised };
  }

  /** How the texture looks from now on. */
  write(cells: SourceCells, low: LowFrequencies, calibration: Calibration, look: Look): void {
    const [source, side] = [this.#source, this.#mips[0]!.width];
    this.#finish = (mip) => finish(mip, { source, cells, low, calibration, look, maps: featureMaps(side) });
    this.#finished = [];
    this.#isWritten = [];
    this.#mixedFrom = undefined;
  }

  #writeLevel(level: number): void {
    if (this.#isWritten[level]) return;
    this.#isWritten[level] = true;
    const { side, chromaSide, sharp, soft, plain } = this.#levels[level]!;
    const own = this.#finishedAt(level);
    const next = this.#finishedAt(Math.min(level + 1, this.#levels.length - 1));
    this.#writePlane(plain, withoutDetail(own.luma, side), side, side);
    for (const [plane, from] of [
      ['y', 'luma'],
      ['u', 'u'],
      ['v', 'v'],
    ] as const) {
      const texels = plane === 'y' ? side : chromaSide;
      this.#writePlane(sharp[plane], own[from], texels, texels);
      this.#writePlane(soft[plane], next[from], plane === 'y' ? next.side : next.chromaSide, texels);
    }
    // A level is read for itself and for the one before it.
    for (const read of [level, level + 1])
      if (this.#isWritten[read] && (read === 0 || this.#isWritten[read - 1])) this.#finished[read] = undefined;
  }

  #finishedAt(level: number): FinishedMip {
    return (this.#finished[level] ??= this.#finish(this.#mips[level]!));
  }

  #writePlane(address: Address, plane: Float32Array, side: number, wantedSide: number): void {
    const { u8 } = this.#heap;
    for (let row = 0, at: number = address; row < wantedSide; row++) {
      for (let column = 0; column < wantedSide; column++, at++) {
        u8[at] = byte(
          side === wantedSide ? plane[row * side + column]! : resampled(plane, side, row, column, wantedSide),
        );
      }
    }
  }
}

/** A small, blurred face in the clip wants a softer texture than the photo's smallest. */
const smallerScales = [Math.SQRT2, 2, 2 * Math.SQRT2, 4];

function smallerMips(last: Mip): Mip[] {
  return smallerScales.map((scale) => {
    const side = Math.round(last.width / scale);
    const sizes = { from: last, to: { width: side, height: side } };
    return {
      width: side,
      height: side,
      scale: (last.scale * last.width) / side,
      planes: last.planes.map((plane) => shrink(plane, sizes)) as Planes,
    };
  });
}

const byte = (value: number) => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value));

interface FinishedMip {
  side: number;
  luma: Float32Array;
  chromaSide: number;
  u: Float32Array;
  v: Float32Array;
}

interface FinishingOptions {
  source: SourceFace;
  cells: SourceCells;
  low: LowFrequencies;
  calibration: Calibration;
  look: Look;
  maps: FeatureMaps;
}

/**
 * Contrast, colourfulness and lips as the calibration wants them; the luma brought near the clip's so that its bytes
 * lose nothing.
 */
function finish(mip: Mip, { source, cells, low, calibration, look, maps }: FinishingOptions): FinishedMip {
  const side = mip.width;
  const { black } = source;
  const { detailGain, browDepth, borrowedBrows, lumaScale, noseFolds, chromaGain, saturation, hueTurn, lipTint } =
    calibration;
  const bright = highlightShare(lumaScale);
  const shade = shadeOver(calibration);
  const luma = new Float32Array(side * side);
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++) {
      const base = resampled(low.luma, cellSide, row, column, side);
      const gain = detailGain + resampled(cells.beard, cellSide, row, column, side) * (1 - detailGain);
      const folds = noseFolds * resampled(maps.noseFolds, maps.side, row, column, side);
      const smooth = folds > 0 ? resampled(cells.colour[0], cellSide, row, column, side) : 0;
      const brow = 1 + (browDepth - 1) * resampled(maps.brow, maps.side, row, column, side);
      const own = mip.planes[0][at]!;
      const detail = own + folds * (smooth - own) - base;
      const painted = gain * (detail > 0 ? bright : brow) * detail;
      const drawn = withBorrowed(borrowedBrows, 0, painted, { row, column, side });
      luma[at] = black + resampled(shade, cellSide, row, column, side) * lumaScale * (base + drawn - black);
    }
  }
  const chromaSide = (side + 1) >> 1;
  const [u, v] = [new Float32Array(chromaSide * chromaSide), new Float32Array(chromaSide * chromaSide)];
  for (let row = 0, at = 0; row < chromaSide; row++) {
    for (let column = 0; column < chromaSide; column++, at++) {
      const cellAt = (plane: Float32Array) => resampled(plane, cellSide, row, column, chromaSide);
      const own = [blockMean(mip.planes[1], side, row, column), blockMean(mip.planes[2], side, row, column)] as const;
      const base = [cellAt(low.chroma[0]), cellAt(low.chroma[1])] as const;
      const lip = resampled(maps.lip, maps.side, row, column, chromaSide);
      const feature = resampled(maps.feature, maps.side, row, column, chromaSide);
      const hair = cellAt(cells.beard);
      const contrast =
        (1 - look.socketPallor * cellAt(faceCells().socket)) *
        (chromaGain + hair * (look.chromaLift * saturation - chromaGain)) *
        (look.skinChroma + (1 - look.skinChroma) * Math.max(feature, hair));
      const detail = turned(hueTurn, own[0] - base[0], own[1] - base[1]);
      for (const [axis, finished] of [u, v].entries() as Iterable<[0 | 1, Float32Array]>) {
        const skin = contrast * detail[axis];
        const tinted = lipTint[axis] + look.lipTexture * saturation * (own[axis] - cells.lips[(axis + 1) as 1]);
        const painted = skin + lip * (tinted - skin);
        const place = { row, column, side: chromaSide };
        finished[at] = base[axis] + withBorrowed(borrowedBrows, axis === 0 ? 1 : 2, painted, place);
      }
    }
  }
  return { side, luma, chromaSide, u, v };
}

/** What is painted over plain skin, with its share of the clip's brows: of two hairs the darker one is seen. */
function withBorrowed(
  brows: BorrowedBrows | undefined,
  plane: 0 | 1 | 2,
  painted: number,
  { row, column, side }: { row: number; column: number; side: number },
): number {
  const share = brows ? resampled(brows.share, brows.side, row, column, side) : 0;
  if (!brows || share === 0) return painted;
  const lent = resampled(brows.detail[plane], brows.side, row, column, side);
  return painted + share * ((plane === 0 ? Math.min(painted, lent) : lent) - painted);
}

/** By cell, softened: the middle of a cell's neighbours counts as much as itself. */
function shadeOver({ socketShade }: Calibration): Float32Array {
  const { socket } = faceCells();
  const shade = new Float32Array(cellCount).fill(1);
  if (socketShade.length === 0) return shade;
  socketCells().forEach((cell, k) => (shade[cell] = socketShade[k]!));
  return shade.map((_, cell) => {
    if (socket[cell] === 0) return 1;
    let [sum, weights] = [0, 0];
    for (const step of [0, -1, 1, -cellSide, cellSide]) {
      const weight = step === 0 ? 4 : 1;
      sum += weight * shade[cell + step]!;
      weights += weight;
    }
    return 1 + socket[cell]! * (sum / weights - 1);
  });
}

interface FeatureMaps {
  side: number;
  lip: Float32Array;
  feature: Float32Array;
  brow: Float32Array;
  noseFolds: Float32Array;
}

/** The last one made: they depend on nothing but the side. */
let knownMaps: FeatureMaps | undefined;

function featureMaps(side: number): FeatureMaps {
  if (knownMaps?.side === side) return knownMaps;
  const table = unwrapTable(side);
  const feature = spreadOverFace(table, isFeature);
  const lip = spreadOverFace(table, isLip);
  table.texel.forEach((at, entry) => {
    if (!table.kind[entry]) return;
    feature[at] = 1;
    lip[at] = 0;
  });
  return (knownMaps = {
    side,
    lip,
    feature,
    brow: spreadOverFace(table, isBrow),
    noseFolds: spreadOverFace(table, noseFoldDepth),
  });
}

function blockMean(plane: Float32Array, side: number, row: number, column: number): number {
  const [left, top] = [2 * column, 2 * row];
  const right = Math.min(side - 1, left + 1);
  const bottom = Math.min(side - 1, top + 1);
  return (
    (plane[top * side + left]! +
      plane[top * side + right]! +
      plane[bottom * side + left]! +
      plane[bottom * side + right]!) /
    4
  );
}

/** The value of a square plane at the middle of a texel of another square over the same face. */
function resampled(plane: Float32Array, side: number, row: number, column: number, ofSide: number): number {
  const x = Math.max(0, Math.min(side - 1.001, ((column + 0.5) * side) / ofSide - 0.5));
  const y = Math.max(0, Math.min(side - 1.001, ((row + 0.5) * side) / ofSide - 0.5));
  const [left, top] = [x | 0, y | 0];
  const [dx, dy] = [x - left, y - top];
  const at = top * side + left;
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * dx;
  const lower = plane[at + side]! + (plane[at + side + 1]! - plane[at + side]!) * dx;
  return upper + (lower - upper) * dy;
}

/** Texels between the taps of the two rounds: together they take away what is up to four texels wide. */
const detailReaches = [1, 2] as const;

function withoutDetail(luma: Float32Array, side: number): Float32Array {
  let plain = luma;
  for (const reach of detailReaches) plain = blurred(blurred(plain, reach), reach * side);
  return plain;
}

/** A bell of five taps along rows or columns. Rows run on into each other: nothing of the face lies at the edge. */
function blurred(plane: Float32Array, step: number): Float32Array {
  const out = plane.slice();
  for (let at = 2 * step; at < plane.length - 2 * step; at++) {
    out[at] =
      (6 * plane[at]! + 4 * (plane[at - step]! + plane[at + step]!) + plane[at - 2 * step]! + plane[at + 2 * step]!) /
      16;
  }
  return out;
}
