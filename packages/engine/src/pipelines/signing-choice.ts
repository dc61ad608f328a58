import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { EngineError } from '@semblante/media';
import type { SigningCertificate } from '@semblante/media/certificate';

/**
 * Whose certificate signs an output. Files and not the key itself, so that no secret travels in a task or is held by a
 * child that decodes strangers' files before it is needed. `none`: the output is only labelled, and the report says so.
 */
export const SigningChoice = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    /** A folder whose development pair is made on first use. */
    z.object({ kind: z.literal('development'), folder: z.string() }),
    /** PEM files: the chain, signer first, and its private key. */
    z.object({ kind: z.literal('configured'), chainFile: z.string(), keyFile: z.string() }),
  ])
  .default({ kind: 'none' });
export type SigningChoice = z.output<typeof SigningChoice>;

/** Loads the signing library only when something is signed: this file is read by servers too. */
export async function openCertificate(choice: SigningChoice): Promise<SigningCertificate | undefined> {
  if (choice.kind === 'none') return undefined;
  const { openDevelopmentCertificate, readCertificate } = await import('@semblante/media/certificate');
  if (choice.kind === 'development') return openDevelopmentCertificate(choice.folder);
  const [chain, key] = await Promise.all([readPem(choice.chainFile), readPem(choice.keyFile)]);
  return readCertificate({ chain, key });
}

async function readPem(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw new EngineError(
      'engine.input_invalid',
      { what: 'certificate', why: 'a file of it cannot be read' },
      { cause },
    );
  }
}
