import * as z from 'zod';
import { EnhanceSettings } from '../enhance.ts';

export const EnhanceOrder = EnhanceSettings.extend({ kind: z.literal('enhance'), image_id: z.uuid() });
