import { blockSide } from './cosine-blocks.ts';

/** The steps that JPEG has rounded each frequency to, row by row. */
export interface Quantisation {
  luma: Float32Array;
  chroma: Float32Array;
}

const startOfImage = 0xffd8;
const startOfScan = 0xda;
const tables = 0xdb;

/** Of a JPEG as it was sent; undefined for anything else. */
export function findQuantisation(bytes: Uint8Array): Quantisation | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== startOfImage) return undefined;
  const found: Float32Array[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1]!;
    if (marker === startOfScan) break;
    if (marker === tables) readTables(view, { at: at + 4, end: at + 2 + view.getUint16(at + 2), found });
  }
  const [luma, chroma = luma] = found;
  return luma && chroma && { luma, chroma };
}

function readTables(view: DataView, { at, end, found }: { at: number; end: number; found: Float32Array[] }): void {
  const stop = Math.min(end, view.byteLength);
  while (at < stop) {
    const [isWide, id] = [view.getUint8(at) >> 4 > 0, view.getUint8(at) & 15];
    const bytes = isWide ? 2 : 1;
    if (at + 1 + 64 * bytes > stop) return;
    const steps = new Float32Array(64);
    for (let i = 0; i < 64; i++) {
      const value = isWide ? view.getUint16(at + 1 + 2 * i) : view.getUint8(at + 1 + i);
      steps[zigzag[i]!] = value;
    }
    found[id] = steps;
    at += 1 + 64 * bytes;
  }
}

/** Where the frequencies lie, in the order JPEG writes them: along the diagonals, there and back. */
const zigzag = Array.from({ length: 2 * blockSide - 1 }, (_, diagonal) => {
  const rows = Array.from({ length: blockSide }, (_row, y) => y).filter(
    (y) => diagonal - y >= 0 && diagonal - y < blockSide,
  );
  const ordered = diagonal % 2 === 0 ? rows.reverse() : rows;
  return ordered.map((y) => y * blockSide + diagonal - y);
}).flat();
