import type { Face } from '@semblante/contracts';
import { requireVisible } from '../blocking/index.ts';
import { AppError, type UserId } from '../kernel/index.ts';
import { findOwnFace, listOwnFaces, listPhotos } from './face.queries.ts';
import type { FaceDeps } from './face-deps.ts';
import { showFaces } from './show-face.ts';

export async function listFaces(deps: FaceDeps, userId: UserId): Promise<Face[]> {
  return await showFaces(deps.db, await listOwnFaces(deps.db, userId), deps.retentionMonths);
}

export async function getFace(deps: FaceDeps, asked: { id: string; userId: UserId }): Promise<Face> {
  const found = await findOwnFace(deps.db, asked);
  const [shown] = found ? await showFaces(deps.db, [found], deps.retentionMonths) : [];
  if (!shown) throw new AppError('faces.not_found');
  return shown;
}

/** The key of a photo's thumbnail; somebody else's does not exist. */
export async function thumbnailOfPhoto(
  deps: FaceDeps,
  asked: { id: string; photoId: string; userId: UserId },
): Promise<string> {
  const found = await findOwnFace(deps.db, asked);
  const photo = found && (await listPhotos(deps.db, [found.face.id])).find(({ id }) => id === asked.photoId);
  if (!photo) throw new AppError('faces.not_found');
  await requireVisible(deps.db, { subject: 'face', id: photo.faceId });
  return photo.thumbnailKey;
}
