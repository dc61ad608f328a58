import type { Face } from '@semblante/contracts';
import type { Reader } from '@semblante/db';
import { listBlocked } from '../blocking/index.ts';
import { listLatestCases, reviewShown } from '../review/index.ts';
import type { FaceRow, PhotoRow } from './face.queries.ts';
import { listPhotos } from './face.queries.ts';

export async function showFaces(reader: Reader, rows: readonly FaceRow[], retentionMonths: number): Promise<Face[]> {
  const ids = rows.map(({ face }) => face.id);
  const photos = groupByFace(await listPhotos(reader, ids));
  const cases = await listLatestCases(reader, { subject: 'face', subjectIds: ids });
  const blocked = await listBlocked(reader, { subject: 'face', ids });
  return rows.map(({ face, consent }) => {
    // A blocked face is there, and nobody sees or uses it.
    const isBlocked = blocked.has(face.id);
    const shown = isBlocked ? [] : (photos.get(face.id) ?? []).map((photo) => showPhoto(photo));
    return {
      id: face.id,
      name: face.name,
      state: isBlocked ? 'held' : face.state,
      is_favourite: face.isFavourite,
      thumbnail_url: shown[0]?.thumbnail_url ?? null,
      photos: shown,
      consent: { kind: consent.kind, text_version: consent.textVersion, declared_at: consent.declaredAt.toISOString() },
      created_at: face.createdAt.toISOString(),
      last_used_at: face.lastUsedAt.toISOString(),
      deletes_at: addMonths(face.lastUsedAt, retentionMonths).toISOString(),
      review: reviewShown(cases.get(face.id)),
    };
  });
}

function showPhoto(photo: PhotoRow): Face['photos'][number] {
  return {
    id: photo.id,
    state: photo.state,
    thumbnail_url: `/api/faces/${photo.faceId}/photos/${photo.id}/thumbnail`,
    hints: photo.hints,
  };
}

/** Fewest hints first: the first photo is the one that is shown. */
function groupByFace(photos: readonly PhotoRow[]): Map<string, PhotoRow[]> {
  const groups = new Map<string, PhotoRow[]>();
  for (const photo of photos.toSorted((a, b) => a.hints.length - b.hints.length))
    groups.set(photo.faceId, [...(groups.get(photo.faceId) ?? []), photo]);
  return groups;
}

export function addMonths(instant: Date, months: number): Date {
  const moved = new Date(instant);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return moved;
}
