import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSample } from './content-sample.ts';

/** Bytes that differ from place to place, so that a sample taken at the wrong offset shows. */
function bytesOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let state = 7;
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}

function sizeBytes(size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(size));
  return bytes;
}

const sampleOf = (bytes: Uint8Array<ArrayBuffer>) => contentSample(new Blob([bytes]), crypto.subtle);

it.each([0, 1, 65_536, 16 * 65_536])('hashes a file of %i bytes whole, after its size', async (size) => {
  const bytes = bytesOf(size);
  expect(await sampleOf(bytes)).toBe(createHash('sha256').update(sizeBytes(size)).update(bytes).digest('hex'));
});

it('hashes a larger file by sixteen samples, from its first byte to its last', async () => {
  const size = 3_000_017;
  const bytes = bytesOf(size);
  const hash = createHash('sha256').update(sizeBytes(size));
  for (let index = 0; index < 16; index += 1) {
    const from = Math.floor((index * (size - 65_536)) / 15);
    hash.update(bytes.subarray(from, from + 65_536));
  }
  expect(await sampleOf(bytes)).toBe(hash.digest('hex'));
});

it('tells two files apart that differ only in their size or in their last byte', async () => {
  const bytes = bytesOf(2_000_000);
  const changed = bytes.slice();
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  const samples = await Promise.all([sampleOf(bytes), sampleOf(changed), sampleOf(bytes.slice(0, -1))]);
  expect(new Set(samples).size).toBe(3);
});
