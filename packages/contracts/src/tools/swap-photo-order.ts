import * as z from 'zod';
import { photoLimits } from '../media-limits.ts';
import { Mapping } from '../videos.ts';

/** One photo, or several in one order: each is a processing of its own, charged by itself. */
export const SwapPhotoOrder = z.strictObject({
  kind: z.literal('photo'),
  photos: z
    .array(z.strictObject({ image_id: z.uuid(), mapping: Mapping }))
    .min(1, { error: 'validation.image_required' })
    .max(photoLimits.batchMax, { error: 'validation.photo_batch' })
    .refine((photos) => new Set(photos.map(({ image_id }) => image_id)).size === photos.length, {
      error: 'validation.image_twice',
    }),
});
