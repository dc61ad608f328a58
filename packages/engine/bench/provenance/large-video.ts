import { randomBytes } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeClip } from '@semblante/media/testing';

/** A real clip with so many random bytes behind it that it is as large as an upload may be. */
export async function makeLargeVideo(folder: string, bytes: number): Promise<string> {
  const small = join(folder, 'small.mp4');
  await makeClip({
    file: small,
    width: 320,
    height: 180,
    frames: 50,
    picture: (i) => new Uint8Array(320 * 180 * 3).fill(i * 4),
  });
  const start = await readFile(small);
  const file = join(folder, 'large.mp4');
  const handle = await open(file, 'w');
  try {
    const header = Buffer.alloc(8);
    header.writeUInt32BE(bytes - start.length, 0);
    header.write('mdat', 4, 'latin1');
    await handle.write(Buffer.concat([start, header]));
    for (let left = bytes - start.length - header.length; left > 0;)
      left -= (await handle.write(randomBytes(Math.min(left, 1 << 24)))).bytesWritten;
  } finally {
    await handle.close();
  }
  return file;
}
