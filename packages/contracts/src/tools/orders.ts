import * as z from 'zod';
import { CutOutOrder } from './cut-out-order.ts';
import { EnhanceOrder } from './enhance-order.ts';
import type { ProcessingKind } from './facts.ts';
import { SwapClipOrder } from './swap-clip-order.ts';
import { SwapPhotoOrder } from './swap-photo-order.ts';
import { SwapVideoOrder } from './swap-video-order.ts';

/** What is ordered of each tool. */
export const toolOrders = {
  video: SwapVideoOrder,
  image: CutOutOrder,
  catalog: SwapClipOrder,
  photo: SwapPhotoOrder,
  enhance: EnhanceOrder,
} as const satisfies { [Kind in ProcessingKind]: z.ZodType<{ kind: Kind }> };

export const StartBody = z.discriminatedUnion('kind', [
  toolOrders.video,
  toolOrders.image,
  toolOrders.catalog,
  toolOrders.photo,
  toolOrders.enhance,
]);
export type StartBody = z.infer<typeof StartBody>;
export type OrderOf<Kind extends ProcessingKind> = z.infer<(typeof toolOrders)[Kind]>;
