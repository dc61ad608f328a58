import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { Heap, type Address } from '../kernels/index.ts';

/** The functions of assembly/png.ts, where each is explained. */
interface PngKernels {
  filterRows(
    source: Address<'rows'>,
    rowBytes: number,
    pixelBytes: number,
    rows: number,
    target: Address<'filtered'>,
  ): void;
  adler(sum: number, at: Address<'filtered'>, bytes: number): number;
}

export interface Pixels {
  width: number;
  height: number;
  /** Three or four bytes a pixel, sRGB. */
  pixels: Uint8Array;
}

/** One for all pictures: nothing stays in it from one piece to the next. */
const heap = new Heap();
const deflated = promisify(deflateRaw);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/**
 * Of filtered bytes: enough of them that pieces deflated apart lose nothing, few enough that a picture of two
 * megapixels keeps several cores busy.
 */
const pieceBytes = 1_000_000;
/**
 * Runs only: rows filtered by Paeth are noise and runs of nothing. On a real cut-out of 2 megapixels 63 ms against 109
 * of level 2, and 2.51 MB against 2.40.
 */
const strategy = constants.Z_RLE;
/** All of a piece at once: between smaller chunks zlib would wait for this thread, which is busy with the next rows. */
const chunkSize = pieceBytes + 65_536;

export async function writePng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const png = new PngStream({ width, height, pixelBytes: pixels.length / (width * height) });
  png.addRows(pixels, height);
  return await png.finish();
}

/**
 * A PNG of sRGB pixels and nothing else. Its pieces are deflated at the same time, each in a data chunk of its own, and
 * while whoever gives the rows works on the next ones; sharp does it in one thread afterwards, which took longer than
 * all else that follows the network (bench cutout).
 */
export class PngStream {
  readonly #size: { width: number; height: number; pixelBytes: number };
  readonly #rowBytes: number;
  readonly #rowsOfPiece: number;
  readonly #pieces: Promise<Buffer>[] = [];
  #done = 0;
  #sum = 1;

  constructor(size: { width: number; height: number; pixelBytes: number }) {
    this.#size = size;
    this.#rowBytes = size.pixelBytes * size.width;
    this.#rowsOfPiece = Math.max(1, Math.floor(pieceBytes / this.#rowBytes));
  }

  /**
   * Rows before `end` are as they are to be; they are added up to there, except for some that wait for a whole piece.
   */
  addRows(pixels: Uint8Array, end: number): void {
    const rows = end - this.#done;
    const pieces =
      end === this.#size.height ? Math.ceil(rows / this.#rowsOfPiece) : Math.floor(rows / this.#rowsOfPiece);
    for (let piece = 0; piece < pieces; piece++) this.#addPiece(pixels, Math.min(end, this.#done + this.#rowsOfPiece));
  }

  async finish(): Promise<Buffer> {
    const data = await Promise.all(this.#pieces);
    const [head, tail] = [Buffer.from([0x78, 0x5e]), Buffer.alloc(4)];
    tail.writeUInt32BE(this.#sum >>> 0);
    const chunks = data.flatMap((piece, n) =>
      chunkOf('IDAT', [...(n === 0 ? [head] : []), piece, ...(n === data.length - 1 ? [tail] : [])]),
    );
    return Buffer.concat([
      signature,
      ...chunkOf('IHDR', [headerOf(this.#size)]),
      ...chunkOf('sRGB', [Buffer.from([perceptual])]),
      ...chunks,
      ...chunkOf('IEND', []),
    ]);
  }

  #addPiece(pixels: Uint8Array, end: number): void {
    const kernels = heap.kernels<PngKernels>('png');
    const { height, pixelBytes } = this.#size;
    const [top, rows, rowBytes] = [this.#done, end - this.#done, this.#rowBytes];
    heap.clear();
    // A row above, and room past the end: see the kernel.
    const source = heap.reserve<'rows'>('rows', (pixelBytes + rowBytes) * (rows + 1) + 8);
    const target = heap.reserve<'filtered'>('filtered', (rowBytes + 1) * rows + 8);
    for (let y = top - 1; y < end; y++) {
      const at = source + (pixelBytes + rowBytes) * (y - top + 1) + pixelBytes;
      heap.u8.fill(0, at - pixelBytes, at);
      if (y < 0) heap.u8.fill(0, at, at + rowBytes);
      else heap.u8.set(pixels.subarray(rowBytes * y, rowBytes * (y + 1)), at);
    }
    kernels.filterRows(source, rowBytes, pixelBytes, rows, target);
    const bytes = (rowBytes + 1) * rows;
    this.#sum = kernels.adler(this.#sum, target, bytes);
    const filtered = Buffer.from(heap.u8.subarray(target, target + bytes));
    this.#pieces.push(
      deflated(filtered, {
        strategy,
        chunkSize,
        finishFlush: end === height ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      }),
    );
    this.#done = end;
  }
}

const perceptual = 0;
const colourKinds: Readonly<Record<number, number>> = { 3: 2, 4: 6 };

function headerOf({ width, height, pixelBytes }: { width: number; height: number; pixelBytes: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(colourKinds[pixelBytes]!, 9);
  return header;
}

function chunkOf(type: string, data: readonly Buffer[]): Buffer[] {
  const [length, checksum, name] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.from(type, 'latin1')];
  length.writeUInt32BE(data.reduce((sum, { length: bytes }) => sum + bytes, 0));
  checksum.writeUInt32BE(data.reduce((sum, part) => crc32(part, sum), crc32(name)));
  return [length, name, ...data, checksum];
}
