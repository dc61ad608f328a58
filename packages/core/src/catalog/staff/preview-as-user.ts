import type { ClipDetail, Language } from '@semblante/contracts';
import { AppError, type UserId } from '../../kernel/index.ts';
import type { CatalogDeps } from '../catalog-deps.ts';
import { findWholeClip } from '../clip.queries.ts';
import { type ClipPart, detailOf, partOfClip } from '../get-clip.ts';
import { addressForStaff } from './show-staff-clip.ts';

/** What a user would see, in whatever state the clip is, with files from where staff may fetch them. Counts nothing. */
export async function previewAsUser(
  deps: CatalogDeps,
  asked: { id: string; userId: UserId; language: Language },
): Promise<ClipDetail> {
  const { userId, language } = asked;
  return await detailOf(deps, await getClip(deps, asked.id), { userId, language, address: addressForStaff(asked.id) });
}

export async function staffFileOfClip(
  deps: Pick<CatalogDeps, 'db'>,
  asked: { id: string; part: ClipPart },
): Promise<string> {
  return partOfClip(await getClip(deps, asked.id), asked.part);
}

async function getClip(deps: Pick<CatalogDeps, 'db'>, id: string) {
  const found = await findWholeClip(deps.db, id);
  if (!found) throw new AppError('catalog.not_found');
  return found;
}
