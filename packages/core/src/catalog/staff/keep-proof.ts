import { open, stat } from 'node:fs/promises';
import { staffClipLimits } from '@semblante/contracts';
import { AppError, newId, type UserId } from '../../kernel/index.ts';
import { folderOfVideo } from '../../videos/index.ts';
import type { CatalogDeps } from '../catalog-deps.ts';
import { findWholeClip } from '../clip.queries.ts';
import { editClip } from './edit-clip.ts';

const heads = [
  { ending: 'pdf', bytes: Buffer.from('%PDF-') },
  { ending: 'png', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { ending: 'jpg', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;
const nameLengthMax = 120;

/** The paper behind the licence: seen by staff only. The one before goes once the new one is written down. */
export async function keepProof(
  deps: CatalogDeps,
  proof: { id: string; by: UserId; file: string; fileName: string },
): Promise<void> {
  if ((await stat(proof.file)).size > staffClipLimits.proofBytesMax)
    throw new AppError('catalog.proof_too_large', {}, { field: 'file' });
  const ending = await endingOf(proof.file);
  if (!(await findWholeClip(deps.db, proof.id))) throw new AppError('catalog.not_found');
  const proofKey = `${folderOfVideo(proof.id)}/proof-${newId()}.${ending}`;
  await deps.files.take(proofKey, proof.file);
  const proofName = `${
    proof.fileName
      .replace(/\.[^.]*$/, '')
      .replaceAll(/[^\p{L}\p{N} _.-]/gu, '')
      .slice(0, nameLengthMax) || 'proof'
  }.${ending}`;
  let old: string | null = null;
  try {
    await editClip(deps, proof, async (_tx, clip) => {
      old = clip.proofKey;
      return {
        action: 'clip.proof_kept',
        set: { proofKey, proofName },
        before: { proof: clip.proofName },
        after: { proof: proofName },
      };
    });
  } catch (cause) {
    await deps.files.remove(proofKey);
    throw cause;
  }
  if (old) await deps.files.remove(old);
}

/** By its first bytes, whatever it is called. */
async function endingOf(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    const head = heads.find(({ bytes }) => buffer.subarray(0, bytes.length).equals(bytes));
    if (!head) throw new AppError('catalog.proof_type', {}, { field: 'file' });
    return head.ending;
  } finally {
    await handle.close();
  }
}

export async function proofOfClip(deps: Pick<CatalogDeps, 'db'>, id: string): Promise<{ key: string; name: string }> {
  const clip = (await findWholeClip(deps.db, id))?.clip;
  if (!clip?.proofKey) throw new AppError('catalog.not_found');
  return { key: clip.proofKey, name: clip.proofName ?? 'proof' };
}
