import { past, type Address, type Heap } from '@semblante/media/kernels';
import { colourCoefficients, type ColourSpace, type YuvPicture } from '@semblante/media/picture';

/** A square of the picture, turned clockwise by `angle` radians around its centre. Pixel coordinates. */
export interface Region {
  cx: number;
  cy: number;
  size: number;
  angle: number;
  /** As in a mirror, left for right: a network's second glance at the same thing. Only `Network.look` knows it. */
  isMirrored?: boolean;
}

/**
 * What a network wants to see: a square of so many pixels, each colour · gain + offset, at this address of the heap.
 */
export interface CropTarget {
  side: number;
  gain: number;
  offset: number;
  address: Address<'network input'>;
}

type PlaneName = 'luma' | 'u' | 'v';
type Halved<Of extends PlaneName> = `halved ${Of}`;

/** The functions of assembly/crop.ts, where each is explained. */
interface CropKernels {
  crop(job: Address<'job'>): void;
  halve(
    source: Address<PlaneName | Halved<PlaneName>>,
    stride: number,
    width: number,
    height: number,
    target: Address<Halved<PlaneName>>,
    targetStride: number,
  ): void;
}

/** How a job begins; floats follow. */
type JobIntegers = readonly [
  luma: Address<'luma' | Halved<'luma'>>,
  lumaStride: number,
  lumaWidth: number,
  lumaHeight: number,
  u: Address<'u' | Halved<'u'>>,
  v: Address<'v' | Halved<'v'>>,
  chromaStride: number,
  chromaWidth: number,
  chromaHeight: number,
  side: number,
  target: Address<'network input'>,
];

/** One plane, or a part of it, in the heap. */
interface HeapPlane<Of extends PlaneName> {
  address: Address<Of | Halved<Of>>;
  stride: number;
  width: number;
  height: number;
}

/**
 * Pictures are halved until one pixel of the result covers no more than this many of theirs: beyond it bilinear
 * sampling starts to alias.
 */
const shrinkMax = 1.6;
const halvingsMax = 6;
const jobIntegers = 11;
const jobFloats = 18;
/** Of the kernel's tables for a square that is not turned: of columns, and of rows of the planes. */
const tablesOfColumns = 5;

/**
 * Cuts turned squares out of pictures, straight into the input of a network: float RGB planes, black outside of the
 * picture.
 */
export class PictureCropper {
  readonly #heap: Heap;
  readonly #kernels: CropKernels;
  readonly #job: Address<'job'>;

  constructor(heap: Heap) {
    this.#heap = heap;
    this.#kernels = heap.kernels<CropKernels>('crop');
    this.#job = heap.allocate(4 * (jobIntegers + jobFloats + 1));
  }

  crop(picture: YuvPicture, region: Region, target: CropTarget): void {
    const step = region.size / target.side;
    const halvings = halvingsFor(step);
    const part = partOf(picture, { region, halvings });
    if (!part) {
      const first = target.address >> 2;
      this.#heap.f32.fill(target.offset, first, first + 3 * target.side * target.side);
      return;
    }
    const [luma, chromaU, chromaV, chromaScale] = this.#planes(picture, { part, halvings });
    const scale = 1 / 2 ** halvings;
    const stepX = Math.cos(region.angle) * step * scale;
    const stepY = Math.sin(region.angle) * step * scale;
    const first = (1 - target.side) / 2;
    const startX = (region.cx - part.left) * scale + first * (stepX - stepY) - 0.5;
    const startY = (region.cy - part.top) * scale + first * (stepX + stepY) - 0.5;
    const edges = [-part.left, -part.top, picture.width - part.left, picture.height - part.top].map(
      (edge) => edge * scale - 0.5,
    );
    const integers: JobIntegers = [
      luma.address,
      luma.stride,
      luma.width,
      luma.height,
      chromaU.address,
      chromaV.address,
      chromaU.stride,
      chromaU.width,
      chromaU.height,
      target.side,
      target.address,
    ];
    const floats = [
      startX,
      startY,
      stepX,
      stepY,
      chromaScale,
      0.5 * chromaScale - 0.5,
      ...edges,
      ...colourJob(picture.colour),
    ];
    floats.push(target.gain, target.offset);
    const rowPixels = luma.width + 2 * chromaU.width + 3 * 32;
    const scratch = this.#heap.reserve('crop scratch', tablesOfColumns * 4 * (target.side + 3) + 2 * rowPixels);
    this.#heap.i32.set(integers, this.#job >> 2);
    this.#heap.f32.set(floats, (this.#job >> 2) + jobIntegers);
    this.#heap.i32[(this.#job >> 2) + jobIntegers + jobFloats] = scratch;
    this.#kernels.crop(this.#job);
  }

  /** Copies the rows that the part touches into the heap and halves them as often as asked. */
  #planes(
    picture: YuvPicture,
    { part, halvings }: { part: Part; halvings: number },
  ): readonly [HeapPlane<'luma'>, HeapPlane<'u'>, HeapPlane<'v'>, number] {
    const { chromaShift } = picture;
    const chroma = { left: part.left >> chromaShift, top: part.top >> chromaShift, width: 0, height: 0 };
    chroma.width = Math.min((part.width + chromaShift) >> chromaShift, chromaWidthOf(picture) - chroma.left);
    chroma.height = (part.height + chromaShift) >> chromaShift;
    const luma = this.#copyIn('luma', { plane: picture.y, stride: picture.yStride, part });
    const u = this.#copyIn('u', { plane: picture.u, stride: picture.chromaStride, part: chroma });
    const v = this.#copyIn('v', { plane: picture.v, stride: picture.chromaStride, part: chroma });
    const chromaHalvings = Math.max(0, halvings - chromaShift);
    // Chroma of a clip is halved as it comes, so it lies on its own coarser grid only while luma is not halved.
    const chromaScale = halvings < chromaShift ? 0.5 : 1;
    return [
      this.#halved('luma', luma, halvings),
      this.#halved('u', u, chromaHalvings),
      this.#halved('v', v, chromaHalvings),
      chromaScale,
    ];
  }

  #copyIn<Of extends PlaneName>(
    name: Of,
    { plane, stride, part }: { plane: Uint8Array; stride: number; part: Part },
  ): HeapPlane<Of> {
    const from = part.top * stride;
    // The last row of a plane may end before its stride does.
    const rows = plane.subarray(from, Math.min(plane.length, from + part.height * stride));
    const address = this.#heap.reserve<Of>(`crop ${name}`, part.height * stride);
    this.#heap.u8.set(rows, address);
    return { address: past(address, part.left), stride, width: part.width, height: part.height };
  }

  #halved<Of extends PlaneName>(name: Of, plane: HeapPlane<Of>, times: number): HeapPlane<Of> {
    let current = plane;
    for (let i = 1; i <= times; i++) {
      const width = current.width >> 1;
      const height = current.height >> 1;
      const stride = (width + 15) & ~7;
      const address = this.#heap.reserve<Halved<Of>>(`crop ${name} / ${2 ** i}`, stride * height);
      this.#kernels.halve(current.address, current.stride, current.width, current.height, address, stride);
      current = { address, stride, width, height };
    }
    return current;
  }
}

function halvingsFor(step: number): number {
  let halvings = 0;
  while (step / 2 ** halvings > shrinkMax && halvings < halvingsMax) halvings++;
  return halvings;
}

interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The upright rectangle a region lies in, cut to the picture and widened so that its corners fall on whole pixels after
 * halving.
 */
function partOf(picture: YuvPicture, { region, halvings }: { region: Region; halvings: number }): Part | undefined {
  const block = 2 ** (halvings + 1);
  const half = ((Math.abs(Math.cos(region.angle)) + Math.abs(Math.sin(region.angle))) * region.size) / 2 + block;
  const along = (centre: number, size: number) => {
    const start = Math.max(0, Math.floor((centre - half) / block) * block);
    const end = Math.min(size, Math.ceil((centre + half) / block) * block);
    return { start, length: end - start };
  };
  const columns = along(region.cx, picture.width);
  const rows = along(region.cy, picture.height);
  // Two pixels of each plane, after halving, are needed to blend between.
  const least = Math.max(4, block);
  if (columns.length < least || rows.length < least) return undefined;
  return { left: columns.start, top: rows.start, width: columns.length, height: rows.length };
}

const chromaWidthOf = ({ width, chromaShift }: YuvPicture) => (width + chromaShift) >> chromaShift;

function colourJob(colour: ColourSpace): number[] {
  const { kr, kg, kb, lumaScale, chromaScale, black } = colourCoefficients(colour);
  const redFromV = (2 * (1 - kr)) / chromaScale;
  const blueFromU = (2 * (1 - kb)) / chromaScale;
  return [black, 1 / lumaScale, redFromV, (-kb * blueFromU) / kg, (-kr * redFromV) / kg, blueFromU];
}
