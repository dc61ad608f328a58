import { constants, sign, X509Certificate } from 'node:crypto';
import type { SignatureAlgorithm, SigningCertificate } from '../../certificate/index.ts';

/** COSE's numbers of the algorithms (RFC 9053) and how many bytes a signature takes; RSA's depends on the key. */
const algorithms: Readonly<
  Record<SignatureAlgorithm, { number: number; hash: string | undefined; bytes: number | undefined }>
> = {
  es256: { number: -7, hash: 'sha256', bytes: 64 },
  es384: { number: -35, hash: 'sha384', bytes: 96 },
  es512: { number: -36, hash: 'sha512', bytes: 132 },
  ps256: { number: -37, hash: 'sha256', bytes: undefined },
  ed25519: { number: -8, hash: undefined, bytes: 64 },
};

const x5chain = 33; // RFC 9360

/** Tag 18 (COSE_Sign1) and an array of four: protected header, unprotected header, payload, signature. */
const envelopeStart = Buffer.from([0xd2, 0x84]);
/** An empty unprotected header, and no payload because the claim stands elsewhere. */
const nothingBetween = Buffer.from([0xa0, 0xf6]);

/**
 * A whole COSE_Sign1 over a C2PA claim. Chain and algorithm sit in the protected header and there is no padding:
 * every byte of it is either signed or the signature itself, so none can be flipped unnoticed.
 */
export function signClaim(claim: Uint8Array, certificate: SigningCertificate): Buffer {
  const header = protectedHeader(certificate);
  const toBeSigned = Buffer.concat([
    head(4, 4),
    text('Signature1'),
    bytes(header),
    bytes(Buffer.alloc(0)),
    bytes(claim),
  ]);
  return envelope(header, signatureOf(toBeSigned, certificate));
}

/** The same for every claim, so that a manifest can be laid out before it is signed. */
export function signatureSize(certificate: SigningCertificate): number {
  const { bytes: fixed } = algorithms[certificate.algorithm];
  const size = fixed ?? (certificate.key.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  return envelope(protectedHeader(certificate), Buffer.alloc(size)).length;
}

function envelope(header: Buffer, signature: Buffer): Buffer {
  return Buffer.concat([envelopeStart, bytes(header), nothingBetween, bytes(signature)]);
}

function protectedHeader({ chain, algorithm }: SigningCertificate): Buffer {
  const certificates = chain.map((pem) => new X509Certificate(pem));
  // The trust anchor itself is not sent along (C2PA 2.2, 14.5): whoever trusts it has it.
  const sent = certificates
    .filter((certificate, i) => i === 0 || certificate.subject !== certificate.issuer)
    .map((certificate) => bytes(certificate.raw));
  const { number } = algorithms[algorithm];
  return Buffer.concat([
    head(5, 2),
    head(0, 1),
    head(1, -1 - number),
    head(0, x5chain),
    sent.length === 1 ? sent[0]! : Buffer.concat([head(4, sent.length), ...sent]),
  ]);
}

function signatureOf(content: Buffer, { key, algorithm }: SigningCertificate): Buffer {
  const { hash } = algorithms[algorithm];
  if (algorithm === 'ps256')
    return sign(hash, content, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });
  return sign(hash, content, { key, dsaEncoding: 'ieee-p1363' });
}

function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  if (value < 0x100) return Buffer.from([type | 24, value]);
  if (value < 0x10000) return Buffer.from([type | 25, value >> 8, value & 0xff]);
  const long = Buffer.from([type | 26, 0, 0, 0, 0]);
  long.writeUInt32BE(value, 1);
  return long;
}

const bytes = (content: Uint8Array) => Buffer.concat([head(2, content.length), content]);

function text(content: string): Buffer {
  const encoded = Buffer.from(content, 'utf8');
  return Buffer.concat([head(3, encoded.length), encoded]);
}

/**
 * Whether the parts of a signature that nothing signs are exactly as written here: its frame, no unprotected header, no
 * payload.
 */
export function isExactEnvelope(signature: Buffer): boolean {
  const header = stringAt(signature, envelopeStart.length);
  if (!header || !signature.subarray(0, envelopeStart.length).equals(envelopeStart)) return false;
  const value = stringAt(signature, header.end + nothingBetween.length);
  return (
    value?.end === signature.length &&
    signature.subarray(header.end, header.end + nothingBetween.length).equals(nothingBetween)
  );
}

function stringAt(content: Buffer, at: number): { end: number } | undefined {
  const short = (content[at] ?? 0) - 0x40;
  if (short >= 0 && short < 24) return { end: at + 1 + short };
  if (short === 24 && at + 2 <= content.length) return { end: at + 2 + content[at + 1]! };
  if (short === 25 && at + 3 <= content.length) return { end: at + 3 + content.readUInt16BE(at + 1) };
  return undefined;
}
