import type { ReportFields } from '@semblante/contracts';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserId } from '../../kernel/index.ts';
import { settleMade, startProcessing } from '../../processings/index.ts';
import type { Stage } from '../../processings/testing/index.ts';

export interface Finished {
  userId: UserId;
  faceId: string;
  videoId: string;
  id: string;
}

/** Somebody with a finished result. */
export async function finishResult(stage: Stage): Promise<Finished> {
  const userId = await stage.person(3);
  const faceId = await stage.face(userId);
  const videoId = await stage.video(userId);
  const id = await startResult(stage, { userId, faceId, videoId });
  const made = {
    resultKey: `processings/${id}/result.mp4`,
    resultBytes: 9,
    thumbnailKey: `processings/${id}/thumbnail.jpg`,
    coverage: 1,
    fingerprint: 'AAAA',
    screening: { verdict: 'pass' as const },
    pictureKeys: [],
    ownerPictureKeys: [],
  };
  await stage.deps.db.transaction(async (tx) => await settleMade(tx, stage.deps, id, made));
  return { userId, faceId, videoId, id };
}

export async function startResult(
  stage: Stage,
  of: { userId: UserId; faceId: string; videoId: string },
): Promise<string> {
  return await startProcessing(stage.deps, {
    kind: 'video',
    video_id: of.videoId,
    mapping: [{ person_id: 'p1', face_id: of.faceId }],
    settings: {},
    userId: of.userId,
    language: 'pt_BR',
  });
}

export const complaint: ReportFields = {
  reason: 'intimate',
  link: '',
  text: 'This is me, and I never agreed.',
  email: 'maria@example.com',
};

export async function copyFile(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'semblante-copy-')), 'copy');
  await writeFile(file, 'a copy');
  return file;
}
