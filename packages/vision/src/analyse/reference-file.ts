import { open, type FileHandle } from 'node:fs/promises';
import type { ColourSpace, YuvPicture } from '@semblante/media/picture';
import type { PixelBox } from './copy-box.ts';

/** Where a small picture lies in a file, and what it shows. Chroma is halved, as in every clip. */
export interface StoredPicture {
  offset: number;
  box: PixelBox;
}

const chromaSize = ({ width, height }: PixelBox) => ({ width: (width + 1) >> 1, height: (height + 1) >> 1 });

export function storedBytes(box: PixelBox): number {
  const chroma = chromaSize(box);
  return box.width * box.height + 2 * chroma.width * chroma.height;
}

/** Appends small pictures to a file. */
export class PictureWriter {
  readonly #file: FileHandle;
  #offset = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open(path: string): Promise<PictureWriter> {
    return new PictureWriter(await open(path, 'wx'));
  }

  get bytes(): number {
    return this.#offset;
  }

  /** The picture must be tightly packed, as `copyBox` gives it. */
  async append({ y, u, v }: YuvPicture, box: PixelBox): Promise<StoredPicture> {
    const stored = { offset: this.#offset, box };
    for (const plane of [y, u, v]) await this.#file.appendFile(plane);
    this.#offset += storedBytes(box);
    return stored;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

export async function readPictures(
  path: string,
  pictures: readonly StoredPicture[],
  colour: ColourSpace,
): Promise<YuvPicture[]> {
  const file = await open(path, 'r');
  try {
    const read: YuvPicture[] = [];
    for (const picture of pictures) read.push(await readPicture(file, picture, colour));
    return read;
  } finally {
    await file.close();
  }
}

async function readPicture(file: FileHandle, { offset, box }: StoredPicture, colour: ColourSpace): Promise<YuvPicture> {
  const bytes = new Uint8Array(storedBytes(box));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, offset);
  if (bytesRead < bytes.length) throw new RangeError('the reference file ends too early');
  const lumaBytes = box.width * box.height;
  const chroma = chromaSize(box);
  const chromaBytes = chroma.width * chroma.height;
  return {
    width: box.width,
    height: box.height,
    y: bytes.subarray(0, lumaBytes),
    u: bytes.subarray(lumaBytes, lumaBytes + chromaBytes),
    v: bytes.subarray(lumaBytes + chromaBytes),
    yStride: box.width,
    chromaStride: chroma.width,
    chromaShift: 1,
    colour,
  };
}
