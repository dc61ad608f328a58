import { open } from 'node:fs/promises';

export interface Box {
  type: string;
  offset: number;
  /** As the box itself says; the file may end before. */
  size: number;
}

/** A fragmented file has two boxes a fragment; one that claims more is not worth walking to its end. */
const boxesMax = 20_000;

/** The outermost boxes of an MP4 or QuickTime file, in order, until the file ends or stops making sense. */
export async function listBoxes(file: string): Promise<{ boxes: Box[]; bytes: number }> {
  const handle = await open(file, 'r');
  try {
    const { size: bytes } = await handle.stat();
    const boxes: Box[] = [];
    const head = Buffer.alloc(16);
    for (let offset = 0; offset + 8 <= bytes && boxes.length < boxesMax;) {
      const { bytesRead } = await handle.read(head, 0, 16, offset);
      const size = boxSize(head.subarray(0, bytesRead), bytes - offset);
      if (size < 8) break;
      boxes.push({ type: head.toString('latin1', 4, 8), offset, size });
      offset += size;
    }
    return { boxes, bytes };
  } finally {
    await handle.close();
  }
}

function boxSize(head: Buffer, rest: number): number {
  const size = head.readUInt32BE(0);
  if (size === 0) return rest;
  if (size !== 1) return size;
  return head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
}

/** An upload that broke off: the last box reaches behind the end of the file. */
export async function isCutShort(file: string): Promise<boolean> {
  const { boxes, bytes } = await listBoxes(file);
  const last = boxes.at(-1);
  return last !== undefined && last.offset + last.size > bytes;
}
