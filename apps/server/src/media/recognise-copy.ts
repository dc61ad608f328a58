import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Known, RecogniseCopy } from '@semblante/core/reports';
import { compareFingerprints, decodeFingerprint, type Engine, EngineError, type Fingerprint } from '@semblante/engine';
import { isFaultOfFile } from './fault-of-file.ts';

/** What our results are, and so what a copy of one can be. */
type CopyKind = 'video' | 'image';

const limits = { seconds: 900, silentSeconds: 120, memoryMb: 1800 };
/** As alike as the best, within what saving a file once more changes. */
const twinMargin = 0.004;
/** About 2 ms each: other requests of this process wait no longer than for a few of them. */
const comparedAtOnce = 4;

/** By its first bytes, whatever it is called. */
export async function kindOfFile(file: string): Promise<CopyKind | undefined> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const start = buffer.subarray(0, bytesRead);
    const text = (from: number, to: number) => start.toString('latin1', from, to);
    if (text(4, 8) === 'ftyp') return 'video';
    const isJpeg = start[0] === 0xff && start[1] === 0xd8;
    return isJpeg || text(0, 8) === '\x89PNG\r\n\x1a\n' || (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP')
      ? 'image'
      : undefined;
  } finally {
    await handle.close();
  }
}

/** The copy is decoded in the engine's child and nowhere else; comparing is arithmetic on what came out of it. */
export function createRecogniseCopy(engine: Engine, taskLimits: Partial<typeof limits> = {}): RecogniseCopy {
  return async (file, known) => {
    const fingerprint = await fingerprintOf(engine, file, { ...limits, ...taskLimits });
    return fingerprint ? { kind: 'compared', likely: await compareAll(fingerprint, known) } : { kind: 'unreadable' };
  };
}

async function fingerprintOf(
  engine: Engine,
  file: string,
  taskLimits: typeof limits,
): Promise<Fingerprint | undefined> {
  const kind = await kindOfFile(file);
  if (!kind) return undefined;
  try {
    // A copy may be larger or turned: whatever can be looked at is compared.
    const { fingerprint } =
      kind === 'video'
        ? await engine.run(
            'fingerprintVideo',
            { video: file, limits: 'bench', detail: 'search' },
            { limits: taskLimits },
          )
        : await engine.run('fingerprintImage', { image: file }, { limits: taskLimits });
    return decodeFingerprint(Buffer.from(fingerprint, 'base64'));
  } catch (cause) {
    const isOfTheFile = cause instanceof EngineError && (/^(media|image)\./.test(cause.code) || isFaultOfFile(cause));
    if (isOfTheFile) return undefined;
    throw cause;
  }
}

async function compareAll(
  search: Fingerprint,
  known: AsyncIterable<Known[]>,
): Promise<{ id: string; similarity: number }[]> {
  const matches: { id: string; similarity: number }[] = [];
  let compared = 0;
  for await (const page of known) {
    for (const { id, fingerprint } of page) {
      const record = readRecord(fingerprint);
      const match = record && compareFingerprints(record, search);
      if (match?.isMatch) matches.push({ id, similarity: match.similarity });
      if (++compared % comparedAtOnce === 0) await setImmediate();
    }
  }
  const best = Math.max(...matches.map(({ similarity }) => similarity));
  return matches
    .filter(({ similarity }) => similarity >= best - twinMargin)
    .sort((a, b) => b.similarity - a.similarity);
}

/** One record that cannot be read must not hide all others. */
function readRecord(fingerprint: string): Fingerprint | undefined {
  try {
    return decodeFingerprint(Buffer.from(fingerprint, 'base64'));
  } catch (cause) {
    if (cause instanceof EngineError) return undefined;
    throw cause;
  }
}
