import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Video } from '@semblante/contracts';
import { uniqueKeyViolated } from '@semblante/db';
import { idWithin, type UserId, type VideoId, withTemporaryFolder } from '../kernel/index.ts';
import { getVideo } from './list-videos.ts';
import { beginUpload, endUpload } from './receive-upload.ts';
import { findOwnVideo } from './video.queries.ts';
import { sourceOfVideo, type VideoDeps } from './video-deps.ts';

interface ExampleVideo {
  userId: UserId;
  /** The clip that is delivered with the page; it stays where it is. */
  file: string;
  filename: string;
}

/**
 * The example becomes a video of the account, checked, screened and analysed like any other. Each account has it once;
 * a deleted one can be had again.
 */
export async function addExampleVideo(deps: VideoDeps, { userId, file, filename }: ExampleVideo): Promise<Video> {
  const id = idWithin<VideoId>(userId, 'example-video');
  if (!(await findOwnVideo(deps.db, { id, userId }))) await bringIn(deps, { id, userId, file, filename });
  return await getVideo(deps, { id, userId });
}

async function bringIn(deps: VideoDeps, { id, userId, file, filename }: ExampleVideo & { id: VideoId }): Promise<void> {
  const { size: bytes } = await stat(file);
  await withTemporaryFolder('scratch', async (folder) => {
    const copy = join(folder, 'example.mp4');
    await copyFile(file, copy);
    await deps.files.take(sourceOfVideo(id), copy);
  });
  try {
    await beginUpload(deps, { id, userId, purpose: 'video', filename, filetype: 'video/mp4', bytes });
  } catch (cause) {
    // Asked for twice at once: the other call has brought it in.
    if (uniqueKeyViolated(cause) === undefined) throw cause;
  }
  await endUpload(deps, id);
}
