import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { Heap } from '../kernels/heap.ts';

/** `assembly/png.ts`. Source, target and `at` are addresses in the heap. */
interface PngKernels {
  filterRows(source: number, rowBytes: number, pixelBytes: number, rows: number, target: number): void;
  adler(before: number, at: number, bytes: number): number;
}

export interface Pixels {
  width: number;
  height: number;
  /** Three or four bytes a pixel, sRGB. */
  pixels: Uint8Array;
}

const deflated = promisify(deflateRaw);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Of filtered bytes: enough of them that pieces deflated apart lose nothing, few enough that a picture of two megapixels keeps several cores busy. */
const pieceBytes = 1_000_000;
const level = 2;

/**
 * A PNG of sRGB pixels and nothing else. Its pieces are deflated at the same time, each in a data chunk of its own; sharp does it in one thread, which
 * took longer than all else that follows the network (bench cutout).
 */
export async function writePng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const heap = new Heap();
  const kernels = heap.kernels<PngKernels>('png');
  const pixelBytes = pixels.length / (width * height);
  const rowBytes = pixelBytes * width;
  const rowsOfPiece = Math.max(1, Math.floor(pieceBytes / rowBytes));
  const stride = pixelBytes + rowBytes;
  // A row above, and room past the end: see the kernel.
  const source = heap.allocate(stride * (rowsOfPiece + 1) + 8);
  const target = heap.allocate((rowBytes + 1) * rowsOfPiece + 8);
  const pieces: Promise<Buffer>[] = [];
  let sum = 1;
  for (let top = 0; top < height; top += rowsOfPiece) {
    const rows = Math.min(rowsOfPiece, height - top);
    for (let y = top - 1; y < top + rows; y++) {
      const at = source + stride * (y - top + 1) + pixelBytes;
      if (y < 0) heap.u8.fill(0, at, at + rowBytes);
      else heap.u8.set(pixels.subarray(rowBytes * y, rowBytes * (y + 1)), at);
    }
    kernels.filterRows(source, rowBytes, pixelBytes, rows, target);
    const bytes = (rowBytes + 1) * rows;
    sum = kernels.adler(sum, target, bytes);
    const isLast = top + rows >= height;
    pieces.push(deflated(Buffer.from(heap.u8.subarray(target, target + bytes)), { level, finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH }));
  }
  const data = await Promise.all(pieces);
  const [head, tail] = [Buffer.from([0x78, 0x5e]), Buffer.alloc(4)];
  tail.writeUInt32BE(sum >>> 0);
  const chunks = data.flatMap((piece, n) => chunkOf('IDAT', [...(n === 0 ? [head] : []), piece, ...(n === data.length - 1 ? [tail] : [])]));
  return Buffer.concat([signature, ...chunkOf('IHDR', [headerOf({ width, height, pixelBytes })]), ...chunkOf('sRGB', [Buffer.from([perceptual])]), ...chunks, ...chunkOf('IEND', [])]);
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
