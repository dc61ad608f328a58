import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { issueCertificate } from '../../certificate/issue-certificate.ts';
import { readCertificate } from '../../certificate/signing-certificate.ts';
import { signImage } from '../sign-image.ts';
import { verifyFile } from '../verify-file.ts';
import { isExactEnvelope, signatureSize, signClaim } from './cose-signature.ts';

const authority = { organisation: 'Somebody', commonName: 'An authority' };
const authorityKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const day = 24 * 3600 * 1000;

function certificateOf(keys: { publicKey: KeyObject; privateKey: KeyObject }, role: 'signer' | 'authority' = 'signer') {
  const dates = { from: new Date(Date.now() - day), until: new Date(Date.now() + 30 * day) };
  const chain = issueCertificate({
    subject: { organisation: 'Semblante', commonName: 'A signer' },
    subjectKey: keys.publicKey,
    issuer: authority,
    issuerKey: authorityKey,
    role,
    ...dates,
  });
  return readCertificate({ chain, key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() });
}

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-cose-'));
  file = join(folder, 'picture.png');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .png()
    .toFile(file);
});
afterEach(() => void vi.useRealTimers());
afterAll(() => rm(folder, { recursive: true }));

describe('a signature', () => {
  it.each([
    ['es256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['es384', () => generateKeyPairSync('ec', { namedCurve: 'P-384' })],
    ['es512', () => generateKeyPairSync('ec', { namedCurve: 'P-521' })],
    ['ps256', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
    ['ed25519', () => generateKeyPairSync('ed25519')],
  ] as const)('made with %s is accepted by the C2PA library', async (algorithm, generate) => {
    const certificate = certificateOf(generate());
    const out = join(folder, `${algorithm}.png`);
    expect(certificate.algorithm).toBe(algorithm);
    expect(await signImage({ file, out, action: 'background_removed', certificate })).toEqual({ signed: true });
    expect(await verifyFile(out, { certificates: [...certificate.chain] })).toMatchObject({ verdict: 'valid' });
  });

  it('has the size it was said to have, and no byte that nothing covers', () => {
    const certificate = certificateOf(generateKeyPairSync('ed25519'));
    const signature = signClaim(Buffer.from('a claim'), certificate);
    expect(signature).toHaveLength(signatureSize(certificate));
    expect(isExactEnvelope(signature)).toBe(true);
    const frame = [0, 1, signature.length - 64 - 4, signature.length - 64 - 3];
    for (const at of frame) {
      const changed = Buffer.from(signature);
      changed[at]! ^= 1;
      expect(isExactEnvelope(changed), `byte ${at}`).toBe(false);
    }
  });

  it('is not made with a certificate that readers would refuse', async () => {
    const certificate = certificateOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'authority');
    const out = join(folder, 'refused.png');
    expect(await signImage({ file, out, action: 'background_removed', certificate })).toEqual({
      signed: false,
      reason: 'certificate_refused',
    });
    expect(await verifyFile(out, { certificates: [...certificate.chain] })).toMatchObject({ verdict: 'unknown' });
  });

  it('is not made after the certificate ended, but what was signed before stays valid', async () => {
    const certificate = certificateOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }));
    const out = join(folder, 'early.png');
    expect(await signImage({ file, out, action: 'background_removed', certificate })).toEqual({ signed: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * day });
    expect(await signImage({ file, out: join(folder, 'late.png'), action: 'background_removed', certificate })).toEqual(
      { signed: false, reason: 'certificate_expired' },
    );
    expect(await verifyFile(out, { certificates: [...certificate.chain] })).toMatchObject({ verdict: 'valid' });
  });
});
