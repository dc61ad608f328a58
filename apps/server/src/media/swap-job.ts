import type { FileStore } from '@semblante/core/kernel';
import type { SwapOrder } from '@semblante/core/processings';
import type { SwapJob } from '@semblante/engine';
import type { EngineRoom } from './engine-room.ts';

/** Results for people always carry the visible label, in the language of whoever ordered them. */
export function swapJobFrom(files: FileStore, { weights, framesPerSegment }: Pick<EngineRoom, 'weights' | 'framesPerSegment'>, order: SwapOrder): SwapJob {
  return {
    video: files.pathOf(order.sourceKey),
    analysis: files.pathOf(order.analysisKey),
    mapping: order.mapping.map(({ person, photoKeys }) => ({ person, photos: photoKeys.map((key) => files.pathOf(key)) })),
    label: order.language,
    ...(order.trim && { trim: { fromSeconds: order.trim.from, toSeconds: order.trim.to } }),
    framesPerSegment,
    weights,
  };
}
