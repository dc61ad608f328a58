import type { OrderOf, SwapSettings } from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { chooseClip } from '../../catalog/index.ts';
import { touchFaces } from '../../faces/index.ts';
import { AppError } from '../../kernel/index.ts';
import { planOfSwap, swapVideo } from '../../tools/index.ts';
import { lockVideo, touchVideo, type VideoRow } from '../../videos/index.ts';
import type { Opened, Opener, Orderer } from '../opened-order.ts';
import { requireTrim, resolveMapping, secondsOf } from './resolve-mapping.ts';

export const openVideo: Opener<'video'> = {
  same: ({ kind, video_id, mapping, settings }) => [kind, video_id, mapping, settings],
  open: async (tx, _deps, order) => {
    const video = await lockVideo(tx, order.video_id);
    if (!video || video.userId !== order.userId || video.purpose !== 'video') throw new AppError('videos.not_found');
    const source = { video, settings: order.settings, credits: swapVideo.credits, title: video.fileName };
    return await openSwap(tx, source, order);
  },
};

/** At the clip's price. A price that was seen is no part of the order: who confirms another one orders the same. */
export const openClip: Opener<'catalog'> = {
  same: ({ kind, clip_id, mapping }) => [kind, clip_id, mapping],
  open: async (tx, deps, order) => {
    const { clip, video } = await chooseClip(tx, {
      id: order.clip_id,
      userId: order.userId,
      priceSeen: order.price_credits,
      at: deps.clock(),
    });
    const source = { video, settings: {}, credits: clip.priceCredits, title: clip.title[order.language] };
    return await openSwap(tx, source, order);
  },
};

interface Source {
  video: VideoRow;
  settings: SwapSettings;
  credits: number;
  title: string;
}

async function openSwap(
  tx: Tx,
  { video, settings, credits, title }: Source,
  { userId, mapping }: Orderer & Pick<OrderOf<typeof swapVideo.kind>, 'mapping'>,
): Promise<Opened> {
  if (video.state !== 'ready' || !video.probe) throw new AppError('videos.not_ready');
  requireTrim(video, settings);
  const mapped = await resolveMapping(tx, { userId, video, mapping, settings });
  const seconds = secondsOf(video, settings);
  const { width, height, fps } = video.probe;
  return {
    orders: [
      {
        credits,
        row: { videoId: video.id, analysisKey: video.analysisKey, title, seconds, settings },
        faces: mapped.map(({ personId, faceId, consentId }) => ({ personId, faceId, consentId })),
        steps: [planOfSwap({ seconds, pixels: width * height, fps })],
      },
    ],
    isBatch: false,
    touch: async (inTx, at) => {
      await touchVideo(inTx, video.id, at);
      await touchFaces(
        inTx,
        mapped.map(({ faceId }) => faceId),
        at,
      );
    },
  };
}
