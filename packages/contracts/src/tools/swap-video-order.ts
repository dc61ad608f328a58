import * as z from 'zod';
import { Mapping, SwapSettings } from '../videos.ts';

export const SwapVideoOrder = z.strictObject({
  kind: z.literal('video'),
  video_id: z.uuid(),
  mapping: Mapping,
  settings: SwapSettings.default({}),
});
