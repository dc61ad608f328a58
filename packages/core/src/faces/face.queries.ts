import type { PhotoHint, UpdateFaceBody } from '@semblante/contracts';
import type { Db, Reader, Tx } from '@semblante/db';
import { faceConsents, facePhotos, faces, processingFaces, processings } from '@semblante/db/schema';
import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm';
import type { ConsentId, FaceId, ProcessingId, UserId } from '../kernel/index.ts';

export interface FaceRow {
  face: typeof faces.$inferSelect;
  consent: typeof faceConsents.$inferSelect;
}
export type PhotoRow = typeof facePhotos.$inferSelect;

export async function countFaces(reader: Reader, userId: UserId): Promise<number> {
  const [counted] = await reader.select({ total: count() }).from(faces).where(eq(faces.userId, userId));
  return counted?.total ?? 0;
}

export async function insertConsent(tx: Tx, consent: typeof faceConsents.$inferInsert): Promise<void> {
  await tx.insert(faceConsents).values(consent);
}

export async function insertFace(tx: Tx, face: typeof faces.$inferInsert): Promise<void> {
  await tx.insert(faces).values(face);
}

export async function insertPhoto(
  tx: Tx,
  photo: typeof facePhotos.$inferInsert & { hints: PhotoHint[] },
): Promise<void> {
  await tx.insert(facePhotos).values(photo);
}

export async function listOwnFaces(reader: Reader, userId: UserId): Promise<FaceRow[]> {
  return await reader
    .select({ face: faces, consent: faceConsents })
    .from(faces)
    .innerJoin(faceConsents, eq(faceConsents.id, faces.consentId))
    .where(eq(faces.userId, userId))
    .orderBy(desc(faces.isFavourite), desc(faces.createdAt));
}

export async function findOwnFace(reader: Reader, asked: { id: string; userId: UserId }): Promise<FaceRow | undefined> {
  const [found] = await reader
    .select({ face: faces, consent: faceConsents })
    .from(faces)
    .innerJoin(faceConsents, eq(faceConsents.id, faces.consentId))
    .where(and(eq(faces.id, asked.id), eq(faces.userId, asked.userId)))
    .limit(1);
  return found;
}

export async function listPhotos(reader: Reader, faceIds: readonly string[]): Promise<PhotoRow[]> {
  if (faceIds.length === 0) return [];
  return await reader
    .select()
    .from(facePhotos)
    .where(inArray(facePhotos.faceId, [...faceIds]))
    .orderBy(asc(facePhotos.createdAt));
}

export async function updateOwnFace(
  db: Db,
  asked: { id: string; userId: UserId },
  change: UpdateFaceBody,
): Promise<boolean> {
  const set = {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.is_favourite !== undefined && { isFavourite: change.is_favourite }),
  };
  if (Object.keys(set).length === 0) return (await findOwnFace(db, asked)) !== undefined;
  const updated = await db
    .update(faces)
    .set(set)
    .where(and(eq(faces.id, asked.id), eq(faces.userId, asked.userId)))
    .returning({ id: faces.id });
  return updated.length > 0;
}

export async function setFaceState(tx: Tx, faceId: string, state: 'usable' | 'held' | 'refused'): Promise<void> {
  await tx.update(faces).set({ state }).where(eq(faces.id, faceId));
}

export async function setPhotoStates(tx: Tx, faceId: string, change: { from: 'held'; to: 'usable' }): Promise<void> {
  await tx
    .update(facePhotos)
    .set({ state: change.to })
    .where(and(eq(facePhotos.faceId, faceId), eq(facePhotos.state, change.from)));
}

export async function touchFaces(tx: Tx, faceIds: readonly string[], at: Date): Promise<void> {
  await tx
    .update(faces)
    .set({ lastUsedAt: at })
    .where(inArray(faces.id, [...faceIds]));
}

export async function deletePhotos(tx: Tx, faceId: string): Promise<void> {
  await tx.delete(facePhotos).where(eq(facePhotos.faceId, faceId));
}

export async function deletePhoto(tx: Tx, photoId: string): Promise<void> {
  await tx.delete(facePhotos).where(eq(facePhotos.id, photoId));
}

/** The declaration stays as proof of what was made while it held; the face and its photos go. */
export async function deleteFace(tx: Tx, face: { id: string; consentId: string; at: Date }): Promise<void> {
  await tx
    .update(faceConsents)
    .set({ withdrawnAt: face.at })
    .where(eq(faceConsents.id, face.consentId as ConsentId));
  await tx.delete(faces).where(eq(faces.id, face.id));
}

/** Work that is not over and uses the face. */
export async function listRunningWith(reader: Reader, faceId: string): Promise<ProcessingId[]> {
  const rows = await reader
    .select({ id: processings.id })
    .from(processingFaces)
    .innerJoin(processings, eq(processings.id, processingFaces.processingId))
    .where(and(eq(processingFaces.faceId, faceId), inArray(processings.status, ['pending', 'in_progress'])));
  return rows.map(({ id }) => id as ProcessingId);
}

export async function listUnusedFaces(reader: Reader, before: Date): Promise<{ id: FaceId; userId: UserId }[]> {
  const rows = await reader
    .select({ id: faces.id, userId: faces.userId })
    .from(faces)
    .where(lt(faces.lastUsedAt, before))
    .limit(100);
  return rows as { id: FaceId; userId: UserId }[];
}

export async function listFacesById(
  reader: Reader,
  ids: readonly string[],
): Promise<{ id: string; userId: string; name: string }[]> {
  if (ids.length === 0) return [];
  return await reader
    .select({ id: faces.id, userId: faces.userId, name: faces.name })
    .from(faces)
    .where(inArray(faces.id, [...ids]))
    .orderBy(faces.id)
    .limit(ids.length);
}
