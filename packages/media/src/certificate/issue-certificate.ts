import { createHash, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto';
import { bits, explicit, implicit, integer, objectId, octets, sequence, set, time, utf8, yes } from './der.ts';

const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'));

export interface CertificateName {
  commonName: string;
  organisation: string;
}

interface IssueOptions {
  subject: CertificateName;
  subjectKey: KeyObject;
  issuer: CertificateName;
  /** An ECDSA P-256 private key; the only algorithm issued with. */
  issuerKey: KeyObject;
  role: 'authority' | 'signer';
  from: Date;
  until: Date;
}

/**
 * An X.509 v3 certificate with what C2PA asks of a claim signer (spec 2.2, 14.5.1): usage, purpose and both key
 * identifiers.
 */
export function issueCertificate({ subject, subjectKey, issuer, issuerKey, role, from, until }: IssueOptions): string {
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(serialNumber()),
    ecdsaWithSha256,
    nameOf(issuer),
    sequence(time(from), time(until)),
    nameOf(subject),
    spkiOf(subjectKey),
    explicit(3, sequence(...extensionsOf({ role, subjectKey, issuerKey }))),
  );
  const certificate = sequence(
    body,
    ecdsaWithSha256,
    bits(sign('sha256', body, { key: issuerKey, dsaEncoding: 'der' })),
  );
  return pemOf(certificate);
}

function extensionsOf({
  role,
  subjectKey,
  issuerKey,
}: Pick<IssueOptions, 'role' | 'subjectKey' | 'issuerKey'>): Buffer[] {
  const subjectKeyId = sequence(objectId('2.5.29.14'), octets(octets(keyIdOf(subjectKey))));
  const issuerKeyId = sequence(objectId('2.5.29.35'), octets(sequence(implicit(0, keyIdOf(issuerKey)))));
  if (role === 'authority') {
    const isAuthority = sequence(objectId('2.5.29.19'), yes(), octets(sequence(yes())));
    const signsCertificates = sequence(
      objectId('2.5.29.15'),
      yes(),
      octets(bits(Buffer.from([0b0000_0110]), { unused: 1 })),
    );
    return [isAuthority, signsCertificates, subjectKeyId];
  }
  const isNoAuthority = sequence(objectId('2.5.29.19'), yes(), octets(sequence()));
  const signsContent = sequence(objectId('2.5.29.15'), yes(), octets(bits(Buffer.from([0b1000_0000]), { unused: 7 })));
  // Document signing (RFC 9336) and e-mail protection: C2PA validators accept either, older ones know only the second.
  const purposes = sequence(objectId('1.3.6.1.5.5.7.3.4'), objectId('1.3.6.1.5.5.7.3.36'));
  return [isNoAuthority, signsContent, sequence(objectId('2.5.29.37'), octets(purposes)), subjectKeyId, issuerKeyId];
}

/** Positive and without a leading zero byte, which DER forbids and which a random number has once in 256 times. */
function serialNumber(): Buffer {
  const bytes = randomBytes(16);
  bytes[0] = 0x40 | (bytes[0]! & 0x3f);
  return bytes;
}

function nameOf({ commonName, organisation }: CertificateName): Buffer {
  const part = (id: string, text: string) => set(sequence(objectId(id), utf8(text)));
  return sequence(part('2.5.4.10', organisation), part('2.5.4.3', commonName));
}

function spkiOf(key: KeyObject): Buffer {
  return (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' });
}

/** Any unique value will do (RFC 5280, 4.2.1.2); the hash of the whole public key is the simplest. */
function keyIdOf(key: KeyObject): Buffer {
  return createHash('sha1').update(spkiOf(key)).digest();
}

function pemOf(der: Buffer): string {
  const lines = der
    .toString('base64')
    .match(/.{1,64}/g)!
    .join('\n');
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
