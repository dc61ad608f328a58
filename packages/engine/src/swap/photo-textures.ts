import type { Heap } from '../kernels/heap.ts';
import type { Mip, SourceFace } from '../photo/source-face.ts';
import { compositeKernels } from './composite-kernels.ts';

/** Addresses of byte planes; chroma is half as wide and high. */
interface TexturePlanes {
  y: number;
  u: number;
  v: number;
}

/** One size of the photo in the heap, as sharp as it is and as soft as the next size. */
interface TextureLevel {
  width: number;
  height: number;
  chromaWidth: number;
  chromaHeight: number;
  /** Pixels of the first level that one of this level covers. */
  scale: number;
  sharp: TexturePlanes;
  soft: TexturePlanes;
}

/** What one frame reads. */
export type MixedTexture = Omit<TextureLevel, 'sharp' | 'soft'> & TexturePlanes;

/** Contrast around a luma of the photo that becomes another one in the clip; chroma is multiplied, so that what has no colour keeps none. */
export interface Tone {
  contrast: number;
  saturation: number;
  from: number;
  to: number;
}

export const toned = (luma: number, { contrast, from, to }: Tone) => to + contrast * (luma - from);
export const tinted = (chroma: number, { saturation }: Tone) => 128 + saturation * (chroma - 128);

/** Sharpness between two levels goes in this many steps. */
const mixSteps = 128;

interface Choice {
  level: number;
  /** Share of the next level, in steps. */
  soft: number;
}

/** The photo in the heap, in the tone of the clip, at every size. */
export class PhotoTextures {
  readonly #heap: Heap;
  readonly #source: SourceFace;
  readonly #levels: TextureLevel[];
  readonly #mixed: TexturePlanes;
  #mixedFrom: Choice | undefined;

  constructor(heap: Heap, source: SourceFace) {
    this.#heap = heap;
    this.#source = source;
    this.#levels = source.mips.map(({ width, height, scale }) => {
      const [chromaWidth, chromaHeight] = [(width + 1) >> 1, (height + 1) >> 1];
      const planes = (): TexturePlanes => ({ y: heap.allocate(width * height), u: heap.allocate(chromaWidth * chromaHeight), v: heap.allocate(chromaWidth * chromaHeight) });
      return { width, height, chromaWidth, chromaHeight, scale, sharp: planes(), soft: planes() };
    });
    const { width, height, chromaWidth, chromaHeight } = this.#levels[0]!;
    // Reads of a run of pixels take a row more than they use.
    this.#mixed = { y: heap.allocate(width * (height + 2)), u: heap.allocate(chromaWidth * (chromaHeight + 2)), v: heap.allocate(chromaWidth * (chromaHeight + 2)) };
  }

  write(tone: Tone): void {
    this.#source.mips.forEach((mip, k) => {
      const { sharp, soft, ...size } = this.#levels[k]!;
      this.#writeMip(sharp, mip, size, tone);
      this.#writeMip(soft, this.#source.mips[k + 1] ?? mip, size, tone);
    });
    this.#mixedFrom = undefined;
  }

  /** Size of what `mix` gives, and of its pixels. */
  sizeFor(faceWidth: number, blur: number): { width: number; height: number; scale: number } {
    return this.#levels[this.#choose(faceWidth, blur).level]!;
  }

  /** The photo for a face `faceWidth` pixels wide; valid until the next call. */
  mix(faceWidth: number, blur: number): MixedTexture {
    const choice = this.#choose(faceWidth, blur);
    const { sharp, soft, ...size } = this.#levels[choice.level]!;
    if (this.#mixedFrom?.level !== choice.level || this.#mixedFrom.soft !== choice.soft) {
      for (const plane of ['y', 'u', 'v'] as const) {
        const bytes = plane === 'y' ? size.width * size.height : size.chromaWidth * size.chromaHeight;
        compositeKernels(this.#heap).mixPlanes(sharp[plane], soft[plane], mixSteps - choice.soft, choice.soft, this.#mixed[plane], bytes);
      }
      this.#mixedFrom = choice;
    }
    return { ...size, ...this.#mixed };
  }

  #choose(faceWidth: number, blur: number): Choice {
    const wanted = (this.#source.faceWidth / faceWidth) * blur;
    const last = this.#levels.length - 1;
    let level = 0;
    while (level < last && this.#levels[level + 1]!.scale <= wanted) level++;
    if (level === last) return { level, soft: 0 };
    const { scale } = this.#levels[level]!;
    const way = Math.log(wanted / scale) / Math.log(this.#levels[level + 1]!.scale / scale);
    return { level, soft: Math.round(mixSteps * Math.max(0, way)) };
  }

  /** Writes a mip as bytes, resampled where the wanted size is another one. */
  #writeMip(to: TexturePlanes, mip: Mip, { width, height, chromaWidth, chromaHeight, scale }: Omit<TextureLevel, 'sharp' | 'soft'>, tone: Tone): void {
    const { u8 } = this.#heap;
    const ratio = scale / mip.scale;
    for (let row = 0, at = to.y; row < height; row++) {
      for (let column = 0; column < width; column++, at++) u8[at] = byte(toned(readMip(mip, 0, (column + 0.5) * ratio, (row + 0.5) * ratio), tone));
    }
    for (const [plane, start] of [[1, to.u], [2, to.v]] as const) {
      for (let row = 0, at = start; row < chromaHeight; row++) {
        for (let column = 0; column < chromaWidth; column++, at++) {
          const own = ratio === 1 ? blockMean(mip, plane, column, row) : readMip(mip, plane, (2 * column + 1) * ratio, (2 * row + 1) * ratio);
          u8[at] = byte(tinted(own, tone));
        }
      }
    }
  }
}

const byte = (value: number) => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value));

function blockMean({ width, height, planes }: Mip, plane: 1 | 2, column: number, row: number): number {
  const [left, top] = [2 * column, 2 * row];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const values = planes[plane];
  return (values[top * width + left]! + values[top * width + right]! + values[bottom * width + left]! + values[bottom * width + right]!) / 4;
}

/** Bilinear, pixel middles at halves, the edge continued. */
export function readMip({ width, height, planes }: Mip, plane: 0 | 1 | 2, x: number, y: number): number {
  const fx = Math.max(0, Math.min(width - 1.001, x - 0.5));
  const fy = Math.max(0, Math.min(height - 1.001, y - 0.5));
  const [column, row] = [fx | 0, fy | 0];
  const at = row * width + column;
  const values = planes[plane];
  const upper = values[at]! + (values[at + 1]! - values[at]!) * (fx - column);
  const lower = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * (fx - column);
  return upper + (lower - upper) * (fy - row);
}
