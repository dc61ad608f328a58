import { newId, type UserId } from '@semblante/core/kernel';
import type { ExecuteSql } from '@semblante/db';

/** A face that may be used, as if it had been added long ago. */
export async function insertFace(executeSql: ExecuteSql, userId: UserId): Promise<string> {
  const [consentId, faceId] = [newId<string>(), newId<string>()];
  await executeSql(
    `insert into face_consents (id, user_id, kind, text_version, language, address, declared_at) values ($1, $2, 'self', '1', 'en', '127.0.0.1', now())`,
    [consentId, userId],
  );
  await executeSql(
    `insert into faces (id, user_id, consent_id, name, state, created_at, last_used_at) values ($1, $2, $3, 'Face', 'usable', now(), now())`,
    [faceId, userId, consentId],
  );
  await executeSql(
    `insert into face_photos (id, face_id, state, file_key, thumbnail_key, bytes, created_at) values ($1, $2, 'usable', $3, $3, 1, now())`,
    [newId(), faceId, `faces/${faceId}/photo.jpg`],
  );
  return faceId;
}

/** A video that was uploaded, checked and analysed. */
export async function insertVideo(
  executeSql: ExecuteSql,
  video: { userId: UserId; seconds: number; fps: number },
): Promise<string> {
  const id = newId<string>();
  const { userId, seconds, fps } = video;
  const probe = {
    bytes: 1,
    seconds,
    width: 1280,
    height: 720,
    fps,
    frames: Math.round(seconds * fps),
    has_audio: true,
  };
  const person = {
    id: 'p1',
    share: 1,
    seconds,
    ranges: [],
    gender: 'unknown',
    face_width: 100,
    hardest: [],
    thumbnail: 'p1.jpg',
  };
  await executeSql(
    `insert into videos (id, user_id, state, file_name, bytes, source_key, probe, settings, people, analysis_key, created_at, last_used_at)
     values ($1, $2, 'ready', 'clip.mp4', 1, $3, $4, '{}', $5, $6, now(), now())`,
    [id, userId, `videos/${id}/source.mp4`, JSON.stringify(probe), JSON.stringify([person]), `videos/${id}/analysis-1`],
  );
  return id;
}

/** A picture of 12 megapixels that gets another face, or of 0.75 that is enlarged. */
export async function insertImage(
  executeSql: ExecuteSql,
  { userId, purpose }: { userId: UserId; purpose: 'photo' | 'enhance' },
): Promise<string> {
  const id = newId<string>();
  const [width, height] = purpose === 'photo' ? [4000, 3000] : [1000, 750];
  const people = purpose === 'photo' ? JSON.stringify([{ id: 'p1', face_width: 400, concerns: [] }]) : null;
  await executeSql(
    `insert into images (id, user_id, purpose, state, file_name, bytes, width, height, content_hash, source_key, view_key, thumbnail_key, people, created_at, last_used_at)
     values ($1, $2, $3, 'ready', 'picture.jpg', 1, $4, $5, $6, $7, $7, $7, $8, now(), now())`,
    [id, userId, purpose, width, height, id, `images/${id}/source`, people],
  );
  return id;
}

export interface Ended {
  id: string;
  status: string;
  createdAt: Date;
  finishedAt: Date | null;
}

export async function listEnds(executeSql: ExecuteSql, ids: readonly string[]): Promise<Ended[]> {
  const { rows } = await executeSql(
    `select id, status, created_at as "createdAt", finished_at as "finishedAt" from processings where id = any($1::uuid[])`,
    [ids],
  );
  return rows as unknown as Ended[];
}
