import * as z from 'zod';
import { ImageIds } from '../images.ts';

export const CutOutOrder = z.strictObject({ kind: z.literal('image'), image_ids: ImageIds });
