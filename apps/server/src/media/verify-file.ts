import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileVerdict } from '@semblante/contracts';
import { AppError } from '@semblante/core/kernel';
import { knownResults, type Recognised } from '@semblante/core/reports';
import type { Db } from '@semblante/db';
import { EngineError, type Verification } from '@semblante/engine';
import type { EngineRoom } from './engine-room.ts';
import { createRecogniseCopy } from './recognise-copy.ts';

/** Somebody waits for the answer: a film that takes longer to look at is told apart by its label only. */
const limits = { seconds: 75, silentSeconds: 60, memoryMb: 1800 };
/** They are looked at one after another; who would wait for more than this is asked to come back. */
const waitingMax = 6;

export type VerifyFile = (file: string) => Promise<FileVerdict>;

export function createVerifyFile(room: Pick<EngineRoom, 'verifier' | 'signing'>, db: Db): VerifyFile {
  let waiting = 0;
  const recognise = createRecogniseCopy(room.verifier, limits);
  return async (file) => {
    if (waiting >= waitingMax) throw new AppError('verify.busy');
    waiting += 1;
    try {
      const found = await room.verifier.run(
        'verify',
        { file, certificates: await certificatesOf(room.signing) },
        { limits },
      );
      if (isProven(found)) return verdictFrom(found, undefined);
      return verdictFrom(found, await recognise(file, knownResults(db)));
    } catch (cause) {
      if (cause instanceof EngineError)
        throw new AppError(cause.code === 'engine.disk_full' ? 'service.disk_full' : 'verify.busy', {}, { cause });
      throw cause;
    } finally {
      waiting -= 1;
    }
  };
}

/** The signature itself says that it is ours: no need to compare pictures. */
function isProven(found: Verification): boolean {
  return found.verdict === 'valid' ? found.ours : found.verdict === 'tampered' && (found.claimed?.ours ?? false);
}

/** What is signed by us is believed; what only says so is not; and what looks like ours without a word is a copy. */
export function verdictFrom(found: Verification, recognised: Recognised | undefined): FileVerdict {
  const was_compared = recognised === undefined || recognised.kind === 'compared';
  if (found.verdict === 'valid' && found.ours)
    return { verdict: 'intact', action: actionOf(found.action), made_at: momentOf(found.when), was_compared };
  if (found.verdict === 'tampered' && found.claimed?.ours)
    return {
      verdict: 'changed',
      action: actionOf(found.claimed.action),
      made_at: momentOf(found.claimed.when),
      was_compared,
    };
  const nothing = { action: null, made_at: null, was_compared };
  if (recognised?.kind === 'compared' && recognised.likely.length > 0) return { verdict: 'copy', ...nothing };
  return { verdict: saysOurs(found) ? 'claims' : 'none', ...nothing };
}

/** Marks of ours without a signature that holds, or somebody else's signature in our name. */
function saysOurs(found: Verification): boolean {
  if (found.verdict === 'tampered') return found.claimed === undefined || found.claimed.generator === 'Semblante';
  return found.verdict === 'unknown' && found.reason === 'unknown_signer' && found.claimed.generator === 'Semblante';
}

const actionOf = (action: string | undefined): FileVerdict['action'] =>
  action === 'face_swapped' || action === 'background_removed' || action === 'enhanced' ? action : null;

function momentOf(when: string | undefined): string | null {
  const moment = when === undefined ? Number.NaN : Date.parse(when);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}

/** Whom to believe. The development pair shares a file with its key, and the key stays where it is. */
async function certificatesOf(signing: EngineRoom['signing']): Promise<string[]> {
  const file =
    signing.kind === 'configured'
      ? signing.chainFile
      : join(signing.folder, 'development-signing-key-and-certificate.pem');
  const pem = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    // Nothing was signed here yet.
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
  return pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
}
