import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { issueCertificate } from './issue-certificate.ts';
import { readCertificate } from './signing-certificate.ts';

const name = { organisation: 'Semblante', commonName: 'A signer' };
const issuerKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const dates = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2030-01-01T00:00:00Z') };

function pairOf(keys: {
  publicKey: ReturnType<typeof generateKeyPairSync>['publicKey'];
  privateKey: ReturnType<typeof generateKeyPairSync>['privateKey'];
}) {
  const chain = issueCertificate({
    subject: name,
    subjectKey: keys.publicKey,
    issuer: name,
    issuerKey,
    role: 'signer',
    ...dates,
  });
  return { chain, key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

const refusal = (pem: { chain: string; key: string }) => {
  try {
    readCertificate(pem);
  } catch (error) {
    return error instanceof EngineError ? error.code : error;
  }
  return 'accepted';
};

describe('a configured certificate', () => {
  it('tells which algorithm its key signs with', () => {
    expect(readCertificate(pairOf(generateKeyPairSync('ec', { namedCurve: 'P-384' }))).algorithm).toBe('es384');
    expect(readCertificate(pairOf(generateKeyPairSync('ed25519'))).algorithm).toBe('ed25519');
    expect(readCertificate(pairOf(generateKeyPairSync('rsa', { modulusLength: 2048 }))).algorithm).toBe('ps256');
  });

  it('is refused with a code when it could not sign', () => {
    const pair = pairOf(generateKeyPairSync('ed25519'));
    const other = pairOf(generateKeyPairSync('ed25519'));
    expect(refusal({ chain: pair.chain, key: other.key })).toBe('engine.input_invalid');
    expect(refusal({ chain: '', key: pair.key })).toBe('engine.input_invalid');
    expect(refusal({ chain: pair.chain.replace(/M/, 'N'), key: pair.key })).toBe('engine.input_invalid');
    expect(refusal({ chain: pair.chain, key: 'nothing' })).toBe('engine.input_invalid');
    expect(refusal(pairOf(generateKeyPairSync('ec', { namedCurve: 'secp256k1' })))).toBe('engine.input_invalid');
    expect(refusal(pair)).toBe('accepted');
  });
});
