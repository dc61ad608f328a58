import type { Face, UpdateFaceBody } from '@semblante/contracts';
import { AppError, type UserId } from '../kernel/index.ts';
import { updateOwnFace } from './face.queries.ts';
import type { FaceDeps } from './face-deps.ts';
import { getFace } from './list-faces.ts';

export async function updateFace(
  deps: FaceDeps,
  asked: { id: string; userId: UserId },
  change: UpdateFaceBody,
): Promise<Face> {
  if (!(await updateOwnFace(deps.db, asked, change))) throw new AppError('faces.not_found');
  return await getFace(deps, asked);
}
