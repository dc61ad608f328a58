import { mutate, randomFrom } from '../media/mutate.ts';

/** Where pictures keep their sizes, tables and the lengths of what follows. */
const headerBytes = 240;

/**
 * A copy of a good picture with one fault, always the same for one seed: every other one has it in its header, where it
 * does most harm.
 */
export function mutateImage(good: Buffer, seed: number): { fault: string; bytes: Buffer } {
  if (seed % 2 === 0) return mutate(good, seed);
  const random = randomFrom(seed);
  const bytes = Buffer.from(good);
  const times = 1 + Math.floor(random() * 4);
  for (let i = 0; i < times; i++)
    bytes.writeUInt8(Math.floor(random() * 256), Math.floor(random() * Math.min(headerBytes, bytes.length)));
  return { fault: 'header overwritten', bytes };
}
