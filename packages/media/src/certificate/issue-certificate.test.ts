import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { issueCertificate } from './issue-certificate.ts';

const day = 24 * 3600 * 1000;
const from = new Date('2026-01-01T00:00:00Z');
const authority = { organisation: 'Semblante', commonName: 'An authority' };
const authorityKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

function issue(options: {
  role: 'authority' | 'signer';
  until: Date;
  key?: ReturnType<typeof generateKeyPairSync>['publicKey'];
}) {
  const subject =
    options.role === 'authority' ? authority : { organisation: 'Semblante', commonName: 'Título com acento' };
  const subjectKey = options.key ?? authorityKeys.publicKey;
  return new X509Certificate(
    issueCertificate({
      subject,
      subjectKey,
      issuer: authority,
      issuerKey: authorityKeys.privateKey,
      role: options.role,
      from,
      until: options.until,
    }),
  );
}

describe('a certificate made here', () => {
  it('is read back by OpenSSL with the names, dates and issuer it was given', () => {
    const signerKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const root = issue({ role: 'authority', until: new Date('2036-01-01T00:00:00Z') });
    const leaf = issue({ role: 'signer', until: new Date('2036-01-01T00:00:00Z'), key: signerKeys.publicKey });
    expect(leaf.subject).toContain('CN=Título com acento');
    expect(leaf.issuer).toBe(root.subject);
    expect([new Date(leaf.validFrom), new Date(leaf.validTo)]).toEqual([from, new Date('2036-01-01T00:00:00Z')]);
    expect(leaf.checkIssued(root)).toBe(true);
    expect(leaf.verify(root.publicKey)).toBe(true);
    expect(root.verify(root.publicKey)).toBe(true);
    expect(leaf.verify(signerKeys.publicKey)).toBe(false);
    expect(leaf.checkPrivateKey(signerKeys.privateKey)).toBe(true);
  });

  it('lets the authority issue and the signer only sign', () => {
    const until = new Date(from.getTime() + day);
    expect(issue({ role: 'authority', until }).ca).toBe(true);
    const leaf = issue({ role: 'signer', until });
    expect(leaf.ca).toBe(false);
    expect(leaf.keyUsage).toEqual(['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36']);
  });

  it('may last beyond 2050, where X.509 writes years with four digits', () => {
    expect(new Date(issue({ role: 'signer', until: new Date('2061-02-03T04:05:06Z') }).validTo)).toEqual(
      new Date('2061-02-03T04:05:06Z'),
    );
  });

  it('always has a serial number that DER allows', () => {
    const serials = Array.from(
      { length: 40 },
      () => issue({ role: 'signer', until: new Date(from.getTime() + day) }).serialNumber,
    );
    expect(serials.every((serial) => /^[4-7][0-9A-F]{31}$/.test(serial))).toBe(true);
    expect(new Set(serials).size).toBe(40);
  });
});
