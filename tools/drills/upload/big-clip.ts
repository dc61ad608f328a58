import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { makeActorClip } from '@semblante/engine/testing';

/**
 * A real video of exactly so many bytes: a short clip, then a box that players skip, full of what cannot be compressed.
 */
export async function makeBigClip(file: string, bytes: number): Promise<{ content: Buffer; sha256: string }> {
  await makeActorClip({ file, scene: 'frontal', seconds: 2, width: 320, height: 180 });
  const clip = await readFile(file);
  const box = Buffer.alloc(bytes - clip.length);
  randomBytes(box.length).copy(box);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'latin1');
  const content = Buffer.concat([clip, box]);
  return { content, sha256: createHash('sha256').update(content).digest('hex') };
}
