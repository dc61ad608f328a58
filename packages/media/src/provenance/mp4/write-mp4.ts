import type { FileHandle } from 'node:fs/promises';
import { EngineError } from '../../engine-error.ts';
import { BmffHash, isOutsideHash } from './bmff-hash.ts';
import { sizeOf, type Mp4Part } from './plan-mp4.ts';

const copyBytes = 1024 * 1024;

/**
 * Writes the parts and gives the hash of what was written, a megabyte in memory at a time. The manifest's room is left
 * empty.
 */
export async function writeMp4({
  source,
  target,
  parts,
  signal,
}: {
  source: FileHandle;
  target: FileHandle;
  parts: readonly Mp4Part[];
  signal?: AbortSignal | undefined;
}): Promise<Buffer> {
  const hash = new BmffHash();
  const buffer = Buffer.alloc(copyBytes);
  let at = 0;
  for (const part of parts) {
    const isHashed = isInHash(part);
    if (isHashed) hash.startBox(at);
    for await (const bytes of bytesOf(part, { source, buffer })) {
      if (signal?.aborted) throw new EngineError('engine.aborted');
      if (isHashed) hash.update(bytes);
      await target.write(bytes);
    }
    at += sizeOf(part);
  }
  return hash.digest();
}

/** Copied parts are never among the boxes that the hash leaves out: the plan drops those. */
function isInHash(part: Mp4Part): boolean {
  if (part.kind !== 'made') return part.kind === 'copied';
  return !isOutsideHash({ type: part.bytes.toString('latin1', 4, 8), uuid: part.bytes.toString('hex', 8, 24) });
}

async function* bytesOf(
  part: Mp4Part,
  { source, buffer }: { source: FileHandle; buffer: Buffer },
): AsyncGenerator<Buffer> {
  if (part.kind !== 'copied') {
    yield part.kind === 'made' ? part.bytes : Buffer.alloc(part.size);
    return;
  }
  for (let done = 0; done < part.size;) {
    const { bytesRead } = await source.read(buffer, 0, Math.min(buffer.length, part.size - done), part.from + done);
    if (bytesRead === 0) throw new EngineError('media.damaged', { what: 'cut short while it was read' });
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}
