import { Readable } from 'node:stream';
import { AppError, type ByteRange } from '@semblante/core/kernel';

/**
 * A body that breaks off, or says nothing for too long, is asked for again from where it was. The first answer is
 * waited for, so that who asks can still say that it failed.
 */
export async function readSteadily(
  open: (rest: ByteRange) => Promise<Readable>,
  asked: ByteRange,
  { triesMax, silentMs }: { triesMax: number; silentMs: number },
): Promise<Readable> {
  const first = await open(asked);
  return Readable.from(bytesOf(first, open, asked, { triesMax, silentMs }), { objectMode: false });
}

async function* bytesOf(
  first: Readable,
  open: (rest: ByteRange) => Promise<Readable>,
  { start, end }: ByteRange,
  { triesMax, silentMs }: { triesMax: number; silentMs: number },
): AsyncGenerator<Buffer> {
  let [body, at] = [first, start];
  for (let tries = 1; ; tries += 1) {
    try {
      for await (const chunk of notSilent(body, silentMs)) {
        at += chunk.length;
        yield chunk;
      }
      if (at === end + 1) return;
      throw new Error(`the answer ended at byte ${at} of ${end + 1}`);
    } catch (cause) {
      if (tries >= triesMax) throw new AppError('service.unavailable', {}, { cause });
    } finally {
      body.destroy();
    }
    body = await open({ start: at, end });
  }
}

async function* notSilent(body: Readable, silentMs: number): AsyncGenerator<Buffer> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const timer = setTimeout(() => body.destroy(new Error(`no byte for ${silentMs} ms`)), silentMs);
    const next = await chunks.next().finally(() => clearTimeout(timer));
    if (next.done) return;
    yield next.value;
  }
}
