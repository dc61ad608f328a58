import { X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevelopmentCertificate } from './development-certificate.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-certificate-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the development certificate', () => {
  it('is made once, even by several at the same moment, and found again', async () => {
    const made = join(folder, 'at', 'once');
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDevelopmentCertificate(made)));
    const later = await openDevelopmentCertificate(made);
    expect(new Set([...opened, later].map(({ chain }) => chain[0])).size).toBe(1);
    expect(await readdir(made)).toEqual(['development-signing-key-and-certificate.pem']);
  });

  it('can be read by its owner only and says that it is not for production', async () => {
    const certificate = await openDevelopmentCertificate(join(folder, 'private'));
    const { mode } = await stat(join(folder, 'private', 'development-signing-key-and-certificate.pem'));
    expect(mode & 0o777).toBe(0o600);
    expect(certificate.origin).toBe('development');
    const [leaf, root] = certificate.chain.map((pem) => new X509Certificate(pem));
    expect(leaf?.subject).toContain('not for production');
    expect(leaf?.verify(root!.publicKey)).toBe(true);
  });
});
