import { basename } from 'node:path';
import type { PreviewAnswer } from '@semblante/contracts';
import { folderOfPreviews } from '@semblante/core/faces';
import { AppError, newId, type UserId } from '@semblante/core/kernel';
import type { PreviewOrder } from '@semblante/core/processings/swap';
import { EngineError } from '@semblante/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { MediaDeps } from '../media/media-deps.ts';
import { withSwapJob } from '../media/swap-job.ts';
import { anyId } from './own-id.ts';
import { sendStored } from './send-stored.ts';

const limits = { seconds: 120, silentSeconds: 60, memoryMb: 1800 };

export const PreviewParams = z.strictObject({
  id: anyId,
  preview: anyId,
  name: z.string().regex(/^[0-9]{1,9}-(before|after)\.jpg$/),
});

/** A preview lies with the account that asked for it: nobody else's request finds it. */
export const pictureOfPreview = (userId: UserId, { preview, name }: { preview: string; name: string }) =>
  `${folderOfPreviews(userId)}/${preview}/${name}`;

/** A JPEG, or for a page that says so the addresses of pictures before and after, below `address`. */
export async function answerPreview(
  deps: MediaDeps,
  http: { request: FastifyRequest; reply: FastifyReply },
  asked: { order: PreviewOrder; seconds: number | undefined; address: string },
): Promise<z.infer<typeof PreviewAnswer>> {
  const { order, seconds, address } = asked;
  const wantsPage = http.request.headers.accept?.includes('application/json') ?? false;
  const preview = newId();
  const key = `${folderOfPreviews(order.userId)}/${preview}`;
  const at = seconds !== undefined ? { seconds } : wantsPage ? ('hardest' as const) : { seconds: order.middleSeconds };
  const { pictures } = await deps.videos.files.withLocal(async (local) => {
    const out = await local.bringFolder(key);
    const drawn = await withSwapJob(
      { ...deps.faces, local },
      deps.room,
      order,
      async (job) => await draw(deps, { job, at, out }),
    );
    await local.keep(key);
    return drawn;
  });
  if (!wantsPage) {
    const [first] = pictures;
    if (!first) throw new AppError('videos.preview_failed');
    return sendStored(http.reply, `${key}/${basename(first.after)}`) as never;
  }
  const shown = (file: string) => `${address}/previews/${preview}/${basename(file)}`;
  return {
    data: {
      pictures: pictures.map(({ seconds: moment, before, after }) => ({
        seconds: moment,
        before_url: shown(before),
        after_url: shown(after),
      })),
    },
  };
}

async function draw({ room }: MediaDeps, input: Parameters<typeof room.desk.run<'preview'>>[1]) {
  try {
    return await room.desk.run('preview', input, { limits });
  } catch (cause) {
    if (cause instanceof EngineError && cause.code === 'engine.disk_full')
      throw new AppError('service.disk_full', {}, { cause });
    if (cause instanceof EngineError) throw new AppError('videos.preview_failed', {}, { cause });
    throw cause;
  }
}
