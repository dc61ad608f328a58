import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { contentSamples } from '@semblante/contracts';

/** Of what really arrived; the page's claim is only a question. */
export async function hashContent(file: string): Promise<{ contentHash: string; sample: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), hash);
  return { contentHash: hash.digest('hex'), sample: await sampleOf(file) };
}

/** The same sums as the page makes before it sends anything: see the contract. */
async function sampleOf(file: string): Promise<string> {
  const { count, bytes } = contentSamples;
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(size));
    const hash = createHash('sha256').update(length);
    const spots =
      size <= count * bytes
        ? [0]
        : Array.from({ length: count }, (_, i) => Math.floor((i * (size - bytes)) / (count - 1)));
    const wanted = size <= count * bytes ? size : bytes;
    for (const position of spots) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, position);
      hash.update(buffer.subarray(0, bytesRead));
    }
    return hash.digest('hex');
  } finally {
    await handle.close();
  }
}
