import { generateKeyPairSync } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { issueCertificate } from './issue-certificate.ts';
import { readCertificate, type SigningCertificate } from './signing-certificate.ts';

export const developmentPairFile = 'development-signing-key-and-certificate.pem';
const validYears = 10;
const authority = { organisation: 'Semblante', commonName: 'Semblante development authority' };
const signer = { organisation: 'Semblante', commonName: 'Semblante development signer, not for production' };

/**
 * The folder's development pair, made on first use. Key and chain share one file, so there is never one without the
 * other.
 */
export async function openDevelopmentCertificate(folder: string): Promise<SigningCertificate> {
  const file = join(folder, developmentPairFile);
  const pem = (await findText(file)) ?? (await create(folder, file));
  return readCertificate({ chain: pem, key: pem, origin: 'development' });
}

async function create(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${developmentPairFile}.${randomUUID()}`);
  try {
    await writeFile(unfinished, makeDevelopmentPair(new Date()), { mode: 0o600, flag: 'wx' });
    // A hard link, unlike a rename, fails where the name is taken: of two processes starting at once both end up with
    // the first one's pair.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return readFile(file, 'utf8');
}

/** The text of the file: for a deployment whose processes share no folder. */
export function makeDevelopmentPair(now: Date): string {
  const from = new Date(now.getTime() - 24 * 3600 * 1000); // clocks differ: valid since yesterday
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + validYears);
  // The authority's key is forgotten at once: nothing else can ever be issued by it.
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuedBy = { issuer: authority, issuerKey: root.privateKey, from, until };
  const leaf = issueCertificate({ ...issuedBy, subject: signer, subjectKey: own.publicKey, role: 'signer' });
  const issuer = issueCertificate({ ...issuedBy, subject: authority, subjectKey: root.publicKey, role: 'authority' });
  return `${leaf}${issuer}${own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()}`;
}

async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
