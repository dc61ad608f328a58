import type { Reader } from '@semblante/db';
import { listBlocked } from '../blocking/index.ts';
import { findOwnFace, listPhotos } from '../faces/index.ts';
import { AppError, type UserId } from '../kernel/index.ts';
import { listMapping } from './processing.queries.ts';

export interface MappedFace {
  personId: string;
  faceId: string;
  consentId: string;
  photoKeys: string[];
}

export type MappingItem = { person_id: string; face_id: string };

/** Whether each is named once, and can be named at all. */
export function isMappingOf(open: ReadonlySet<string>, mapping: readonly MappingItem[]): boolean {
  const named = mapping.map(({ person_id }) => person_id);
  return new Set(named).size === named.length && named.every((id) => open.has(id));
}

/** Faces that are the caller's to use, each with the declaration that it is used by. */
export async function mapFaces(
  reader: Reader,
  { userId, mapping }: { userId: UserId; mapping: readonly MappingItem[] },
): Promise<MappedFace[]> {
  const blocked = await listBlocked(reader, { subject: 'face', ids: mapping.map(({ face_id: id }) => id) });
  const mapped: MappedFace[] = [];
  for (const { person_id: personId, face_id: id } of mapping) {
    const own = await findOwnFace(reader, { id, userId });
    if (!own) throw new AppError('faces.not_found', {}, { field: 'mapping' });
    if (own.face.state !== 'usable' || own.consent.withdrawnAt || blocked.has(id))
      throw new AppError('faces.not_usable', {}, { field: 'mapping' });
    const photoKeys = await usablePhotos(reader, id);
    if (photoKeys.length === 0) throw new AppError('faces.not_usable', {}, { field: 'mapping' });
    mapped.push({ personId, faceId: id, consentId: own.consent.id, photoKeys });
  }
  return mapped;
}

/** For whoever draws: of each mapped person the photos to use. `gone`: a face was removed since it was ordered. */
export async function photosOfMapping(
  reader: Reader,
  processingId: string,
): Promise<{ person: string; photoKeys: string[] }[] | 'gone'> {
  const mapping: { person: string; photoKeys: string[] }[] = [];
  for (const { personId, faceId } of await listMapping(reader, processingId)) {
    const photoKeys = faceId ? await usablePhotos(reader, faceId) : [];
    if (photoKeys.length === 0) return 'gone';
    mapping.push({ person: personId, photoKeys });
  }
  return mapping;
}

async function usablePhotos(reader: Reader, faceId: string): Promise<string[]> {
  return (await listPhotos(reader, [faceId])).filter(({ state }) => state === 'usable').map(({ fileKey }) => fileKey);
}
