import type { SigningCertificate } from '../certificate/index.ts';
import type { SignedFormat } from './sniff-format.ts';
import { verifyFile } from './verify-file.ts';

/** A parent that was looked at already, which can be done before there is an output. */
export interface KnownParent {
  /** Undefined for everything that is not ours: only "there was one" is said of it. */
  own: { file: string; format: SignedFormat } | undefined;
}

/**
 * Whether a parent is one of our own outputs, whole: only then is its manifest carried on. Other people's manifests may
 * name people.
 */
export async function findParent(
  parent: string | KnownParent | undefined,
  certificate: SigningCertificate | undefined,
): Promise<KnownParent> {
  if (parent === undefined || certificate === undefined) return { own: undefined };
  if (typeof parent !== 'string') return parent;
  const verification = await verifyFile(parent, { certificates: [certificate.chain[0]!] });
  return {
    own:
      verification.verdict === 'valid' && verification.ours ? { file: parent, format: verification.format } : undefined,
  };
}
