import { createHash } from 'node:crypto';
import { EngineError } from '../../engine-error.ts';
import { signClaim } from '../c2pa/cose-signature.ts';
import { activeManifest } from '../c2pa/jumbf.ts';
import { memoryBlob } from '../c2pa/library.ts';
import { openManifest, signerOf, type ManifestContent } from '../c2pa/manifest.ts';
import { findManifest } from '../c2pa/read-manifest.ts';
import type { SigningCertificate } from '../../certificate/index.ts';
import { BmffHash } from './bmff-hash.ts';
import { box } from './boxes.ts';

/** What stands between the box's UUID and the manifest store: version and flags, purpose, and no Merkle tree. */
export const manifestBoxPreamble = Buffer.concat([Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8)]);
export const manifestStoreOffset = 8 + 16 + manifestBoxPreamble.length;

const format = 'video/mp4';

export interface ManifestBox {
  /** Known before the file is, so that everything behind the box can be placed. */
  size: number;
  /** The box as it goes into a file with this hash. */
  seal(fileHash: Buffer): Buffer;
}

/**
 * The library signs a video only with all of it in memory. So it signs a video of nothing, and of that manifest we
 * exchange the one hash that speaks of the file's bytes: in its assertion, then the assertion's hash in the claim, then
 * the signature over the claim. All keep their length. `undefined` where readers would not accept the certificate.
 */
export async function findManifestBox(content: Omit<ManifestContent, 'format'>): Promise<ManifestBox | undefined> {
  const { certificate } = content;
  const start = box('ftyp', Buffer.from('isom\0\0\0\0isom'));
  const end = box('mdat', Buffer.alloc(8));
  const builder = await openManifest({ ...content, format });
  const signed = Buffer.from(
    await builder.sign(signerOf(certificate), format, memoryBlob(Buffer.concat([start, end]), format)),
  );
  builder.free();
  const report = await findManifest(memoryBlob(signed, format), { format, knownSigners: [certificate.chain[0]!] });
  if (report?.state !== 'Trusted') return undefined;
  const template = signed.subarray(start.length, signed.length - end.length);
  const templateHash = hashOf(end, signed.length - end.length);
  return {
    size: template.length,
    seal: (fileHash) => seal(Buffer.from(template), { templateHash, fileHash, certificate }),
  };
}

function hashOf(onlyBox: Buffer, start: number): Buffer {
  const hash = new BmffHash();
  hash.startBox(start);
  hash.update(onlyBox);
  return hash.digest();
}

function seal(
  sealed: Buffer,
  { templateHash, fileHash, certificate }: { templateHash: Buffer; fileHash: Buffer; certificate: SigningCertificate },
): Buffer {
  const parts = activeManifest(sealed.subarray(manifestStoreOffset))?.children ?? [];
  const assertion = parts
    .find(({ label }) => label === 'c2pa.assertions')
    ?.children.find(({ label }) => label.startsWith('c2pa.hash.bmff'));
  const claim = parts.find(({ label }) => label.startsWith('c2pa.claim'))?.payload;
  const signature = parts.find(({ label }) => label === 'c2pa.signature')?.payload;
  if (!assertion || !claim || !signature) throw unexpected('boxes');
  const assertionHash = sha256(assertion.content);
  exchange(assertion.content, templateHash, fileHash);
  exchange(claim, assertionHash, sha256(assertion.content));
  const resigned = signClaim(claim, certificate);
  if (resigned.length !== signature.length) throw unexpected('signature');
  resigned.copy(signature);
  return sealed;
}

/**
 * Exactly one place must hold the old hash: anything else would mean that the library lays its manifests out
 * differently now.
 */
function exchange(within: Buffer, before: Buffer, after: Buffer): void {
  const at = within.indexOf(before);
  if (at < 0 || within.indexOf(before, at + 1) >= 0) throw unexpected('hash');
  after.copy(within, at);
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest();

const unexpected = (what: string) => new EngineError('engine.crashed', { what: `manifest ${what}` });
