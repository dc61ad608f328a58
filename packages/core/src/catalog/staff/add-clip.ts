import type { AnalysisSettings } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import type { StoredPreview } from '@semblante/db/schema';
import { writeAudit } from '../../audit/index.ts';
import { AppError, type UserId } from '../../kernel/index.ts';
import {
  beginUpload,
  filesOfVideo,
  lockVideo,
  type NewUpload,
  orderAnalysis,
  type VideoDeps,
} from '../../videos/index.ts';
import { changeClip, insertClip, lockClip } from '../clip.queries.ts';
import { deleteClipVideo } from './staff-clip.queries.ts';

const empty = { pt_BR: '', en: '' };

/** A draft from the first byte on: what is said of it can be written while it is sent. The clip has its video's id. */
export async function beginClip(deps: VideoDeps, upload: NewUpload): Promise<void> {
  await beginUpload(deps, upload, async (tx) => {
    const at = deps.clock();
    await insertClip(tx, { id: upload.id, title: empty, description: empty, createdAt: at, updatedAt: at });
    await writeAudit(tx, {
      actorId: upload.userId,
      action: 'clip.added',
      subject: 'clip',
      subjectId: upload.id,
      after: { file: upload.filename, bytes: upload.bytes },
      at,
    });
  });
}

/** The smaller sizes lie there, in the commit that ends the analysis. */
export async function keepPreviews(tx: Tx, id: string, previews: StoredPreview[]): Promise<void> {
  await changeClip(tx, id, { previews });
}

/** Nothing that was ever offered disappears: results, counts and the audit refer to it. */
export async function removeClip(deps: VideoDeps, removed: { id: string; by: UserId }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const clip = await lockClip(tx, removed.id);
    if (!clip) throw new AppError('catalog.not_found');
    if (clip.publishedAt) throw new AppError('catalog.was_published');
    const { title, proofName } = clip;
    await writeAudit(tx, {
      actorId: removed.by,
      action: 'clip.removed',
      subject: 'clip',
      subjectId: clip.id,
      before: { title, proof: proofName },
      at: deps.clock(),
    });
    await deleteClipVideo(tx, clip.id);
  });
  for (const key of filesOfVideo(removed.id)) await deps.files.remove(key);
}

/** Looks for people again, as long as nobody can choose from those who were found. */
export async function analyseClip(
  deps: VideoDeps,
  asked: { id: string; by: UserId; settings: AnalysisSettings },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const clip = await lockClip(tx, asked.id);
    const video = clip && (await lockVideo(tx, asked.id));
    if (!video) throw new AppError('catalog.not_found');
    if (clip.state === 'published') throw new AppError('catalog.already_published');
    await writeAudit(tx, {
      actorId: asked.by,
      action: 'clip.analysed_again',
      subject: 'clip',
      subjectId: clip.id,
      before: video.settings,
      after: asked.settings,
      at: deps.clock(),
    });
    await orderAnalysis(tx, deps, video, asked.settings);
  });
}
