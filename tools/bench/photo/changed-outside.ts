import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

interface Found {
  people: { mesh: number[] }[];
}

/** Share of the face's width that belongs to it on each side: hair, beard and the blend of the edge. */
const around = 0.35;

const pixelsOf = async (file: string | Buffer) => await sharp(file).removeAlpha().raw().toBuffer();

/** Pixels of a result that differ from its source where neither a face nor the label was drawn. */
export async function changedOutside(files: {
  source: string;
  /** Who is where, as `lookAtPhoto` wrote it. */
  people: string;
  result: Buffer;
  /** The same drawn without a label, and with it. */
  plain: string;
  labelled: string;
}): Promise<number> {
  const { width = 0 } = await sharp(files.source).metadata();
  const boxes = (JSON.parse(await readFile(files.people, 'utf8')) as Found).people.map(({ mesh }) => boxOf(mesh));
  const isFace = (x: number, y: number) =>
    boxes.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  const [source, result, plain, labelled] = [
    await pixelsOf(files.source),
    await pixelsOf(files.result),
    await pixelsOf(files.plain),
    await pixelsOf(files.labelled),
  ];
  const differs = (a: Buffer, b: Buffer, at: number) =>
    a[at] !== b[at] || a[at + 1] !== b[at + 1] || a[at + 2] !== b[at + 2];
  let changed = 0;
  for (let at = 0; at < source.length; at += 3) {
    if (!differs(source, result, at) || differs(plain, labelled, at)) continue;
    const pixel = at / 3;
    if (!isFace(pixel % width, Math.floor(pixel / width))) changed += 1;
  }
  return changed;
}

function boxOf(mesh: readonly number[]) {
  const along = (axis: 0 | 1) => mesh.filter((_, i) => i % 3 === axis);
  const [xs, ys] = [along(0), along(1)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = around * (right - left);
  return { left: left - room, right: right + room, top: top - room, bottom: bottom + room };
}
