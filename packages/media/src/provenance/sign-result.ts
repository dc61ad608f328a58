import { X509Certificate } from 'node:crypto';
import type { SigningCertificate } from '../certificate/index.ts';

/**
 * Whether an output carries a manifest. Without one it still carries its metadata, and the reason goes to whoever asked
 * for it.
 */
export type SignResult = { signed: true } | { signed: false; reason: UnsignedReason };

/**
 * `certificate_refused`: C2PA's rules for signers (purpose, key, issuer) do not allow it, so no reader would accept the
 * manifest.
 */
export type UnsignedReason = 'no_certificate' | 'certificate_expired' | 'certificate_refused';

export function findReasonAgainst(
  certificate: SigningCertificate | undefined,
  now = new Date(),
): UnsignedReason | undefined {
  if (!certificate) return 'no_certificate';
  const { validFrom, validTo } = new X509Certificate(certificate.chain[0]!);
  return now < new Date(validFrom) || now > new Date(validTo) ? 'certificate_expired' : undefined;
}
