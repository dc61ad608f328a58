import type { SigningCertificate } from './certificate/signing-certificate.ts';
import type { SignedFormat } from './sniff-format.ts';
import { verifyFile } from './verify-file.ts';

/** A parent that is one of our own outputs, whole: only then is its manifest carried on. Other people's manifests may name people. */
export async function findOwnParent(parent: string | undefined, certificate: SigningCertificate): Promise<{ file: string; format: SignedFormat } | undefined> {
  if (parent === undefined) return undefined;
  const verification = await verifyFile(parent, { certificates: [certificate.chain[0]!] });
  return verification.verdict === 'valid' && verification.ours ? { file: parent, format: verification.format } : undefined;
}
