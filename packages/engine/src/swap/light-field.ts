import { atlasSize } from '@semblante/vision/geometry';
import type { Address, Heap } from '@semblante/media/kernels';
import { compositeKernels } from './composite-kernels.ts';
import type { BoxPlanes } from './face-box.ts';
import { cellCount, cellSide, placeCellTable, placeMaskTable } from './face-cells.ts';

const bytesPerVector = 16;

/** Middle and spread of a colour of skin: luma, u, v. */
export interface SkinModel {
  middle: readonly [number, number, number];
  spread: readonly [number, number, number];
}

/**
 * Of boxes, in cells, see `boxRadiusOf`: for luma at the rim of the face, on top of that for luma inside it, and for
 * chroma.
 */
export interface LightRadii {
  rim: number;
  inner: number;
  chroma: number;
}

/** How strange a colour of outer skin may be, and how fast it is taken for hair or a hand beyond that. */
export interface SkinDoubt {
  tolerance: number;
  steepness: number;
}

export interface LightRequest {
  planes: BoxPlanes;
  vertices: Address<'vertices'>;
  /** The source's cells, see `weighCells`. */
  statics: Address<'statics'>;
  /** How much skin colour varies over this person's face; its middle is that of the frame. */
  spread: readonly [number, number, number];
  /** 128 × 128 in atlas layout, 1 where the face is bare. */
  mask: Float32Array | undefined;
  black: number;
  /** Factor on every gain. */
  gainScale: number;
  /** How far the target's shade at the rim is followed inwards, see `Calibration`. */
  rimShade: number;
  /** How far the target's shine is followed all over the face. */
  shine: number;
  radii: LightRadii;
  doubt: SkinDoubt;
}

export interface Light {
  /** The field and its side: f32x4 (gain, shift of u, shift of v, visibility). */
  field: Address<'field' | 'fine field'>;
  side: number;
  /** The target's luma at half size. */
  halfLuma: Address<'half y'>;
  /** The target's colour of skin in this frame. */
  skin: SkinModel;
}

/** Estimates the light on the target's face in one frame. One for all renderers of a heap. */
export class LightField {
  readonly #heap: Heap;
  readonly #cells: { address: Address<'cell table'>; count: number };
  readonly #maskTable: Address<'mask table'>;
  readonly #fineMaskTable: Address<'mask table'>;
  readonly #bare: Address<'bare cells'>;
  readonly #mask: Address<'mask'>;
  readonly #maskCells: Address<'bare cells'>;
  readonly #visible: Address<'visible cells'>;
  readonly #softVisible: Address<'soft visible cells'>;
  readonly #numbers: Address<'numbers'>;
  readonly #scratch: Address<'cell scratch'>;
  readonly #fineField: Address<'fine field'>;
  /**
   * f32x4 a cell: what the target shows (luma, u, v, alpha); weighted luma sums, blurred narrowly and widely; weighted
   * chroma sums; the field. Kept for the calibration.
   */
  readonly samples: Address<'samples'>;
  readonly luma: Address<'luma cells'>;
  readonly wideLuma: Address<'wide luma cells'>;
  readonly chroma: Address<'chroma cells'>;
  readonly field: Address<'field'>;

  constructor(heap: Heap) {
    this.#heap = heap;
    this.#cells = placeCellTable(heap);
    this.#maskTable = placeMaskTable(heap, cellSide);
    this.#fineMaskTable = placeMaskTable(heap, 2 * cellSide);
    this.#bare = heap.place(new Float32Array(cellCount).fill(1));
    this.#mask = heap.allocate(atlasSize * atlasSize * 4);
    this.#maskCells = heap.allocate(cellCount * 4);
    this.#visible = heap.allocate(cellCount * 4);
    this.#softVisible = heap.allocate(cellCount * 4);
    this.#numbers = heap.allocate(64);
    this.#scratch = heap.allocate(cellCount * bytesPerVector);
    this.#fineField = heap.allocate(4 * cellCount * bytesPerVector);
    this.samples = heap.allocate(cellCount * bytesPerVector);
    this.luma = heap.allocate(cellCount * bytesPerVector);
    this.wideLuma = heap.allocate(cellCount * bytesPerVector);
    this.chroma = heap.allocate(cellCount * bytesPerVector);
    this.field = heap.allocate(cellCount * bytesPerVector);
  }

  estimate(request: LightRequest): Light {
    const { statics, mask, black, gainScale, rimShade, shine, radii } = request;
    const kernels = compositeKernels(this.#heap);
    const halfLuma = this.#sample(request);
    const skin = this.#skinOf(request);
    this.#heap.f32.set([...interleaved(skin), request.doubt.tolerance, request.doubt.steepness], this.#numbers >> 2);
    if (mask) {
      this.#heap.f32.set(mask, this.#mask >> 2);
      kernels.layMask(this.#mask, atlasSize, this.#maskTable, cellCount, this.#maskCells);
    }
    const bareness = mask ? this.#maskCells : this.#bare;
    kernels.weighCells(
      this.samples,
      statics,
      bareness,
      this.#numbers,
      cellCount,
      this.luma,
      this.chroma,
      this.#visible,
    );
    kernels.meansOf(this.luma, this.chroma, cellCount, this.#numbers);
    kernels.softenCells(this.#visible, cellSide, this.#softVisible);
    kernels.blurCells(this.luma, cellSide, radii.rim, 3, this.#scratch);
    this.#heap.u8.copyWithin(this.wideLuma, this.luma, this.luma + cellCount * bytesPerVector);
    kernels.blurCells(this.wideLuma, cellSide, radii.inner, 3, this.#scratch);
    kernels.blurCells(this.chroma, cellSide, radii.chroma, 3, this.#scratch);
    kernels.lightCells(
      this.luma,
      this.wideLuma,
      this.chroma,
      this.#softVisible,
      statics,
      cellCount,
      this.#numbers,
      black,
      gainScale,
      rimShade,
      shine,
      this.field,
    );
    if (!mask) return { field: this.field, side: cellSide, halfLuma, skin };
    kernels.maskField(this.field, cellSide, this.#mask, atlasSize, this.#fineMaskTable, this.#fineField);
    return { field: this.#fineField, side: 2 * cellSide, halfLuma, skin };
  }

  #sample({ planes: { box, stride, target }, vertices }: LightRequest): Address<'half y'> {
    const kernels = compositeKernels(this.#heap);
    const [width, height] = [box.width >> 1, box.height >> 1];
    const half = this.#heap.reserve<'half y'>('composite.half', (stride >> 1) * (height + 1));
    kernels.halveLuma(target.y, stride, half, stride >> 1, width, height);
    kernels.sampleCells(
      this.#cells.address,
      this.#cells.count,
      vertices,
      half,
      target.u,
      target.v,
      width,
      height,
      stride >> 1,
      this.samples,
    );
    return half;
  }

  #skinOf({ statics, spread }: LightRequest): SkinModel {
    const kernels = compositeKernels(this.#heap);
    const at = this.#numbers >> 2;
    const middle = [0, 4, 8].map((offset) => {
      const seen = kernels.middleOf(this.samples, offset, statics, cellCount, this.#scratch, this.#numbers);
      return seen > 0 ? this.#heap.f32[at]! : 128;
    }) as [number, number, number];
    return { middle, spread };
  }

  /** How much the colour of skin varies over the face of the frame estimated last. */
  spreadOf(statics: Address<'statics'>): [number, number, number] {
    const kernels = compositeKernels(this.#heap);
    return [0, 4, 8].map((offset) => {
      const seen = kernels.middleOf(this.samples, offset, statics, cellCount, this.#scratch, this.#numbers);
      return seen > 0 ? this.#heap.f32[(this.#numbers >> 2) + 1]! : 0;
    }) as [number, number, number];
  }
}

/** Three box means of this radius are near enough a bell of `deviation`. */
export const boxRadiusOf = (deviation: number): number => (Math.sqrt(4 * deviation * deviation + 1) - 1) / 2;

const interleaved = ({ middle, spread }: SkinModel) =>
  [0, 1, 2].flatMap((channel) => [middle[channel as 0], spread[channel as 0]]);
