import * as z from 'zod';
import { SupportSettings } from './support.ts';

/**
 * What the page must know before anyone logs in: configured addresses, flags and the retention that the texts state.
 */
export const Settings = z.object({
  maintenance: z.boolean(),
  marketing_url: z.string().nullable(),
  support_email: z.string(),
  support: SupportSettings,
  /** Whose account opens ours too, as the button says it; null without one. */
  openid: z.object({ name: z.string() }).nullable(),
  /** After so long without a call a session of staff ends; the page warns before. */
  staff_idle_minutes: z.number().int(),
  /** What the screen holds is decided by a person within so many hours. */
  review_hours: z.number().int(),
  company: z.object({ name: z.string(), cnpj: z.string(), address: z.string() }),
  retention: z.object({
    results_days: z.number().int(),
    uploads_days: z.number().int(),
    unfinished_hours: z.number().int(),
    faces_months: z.number().int(),
    exports_hours: z.number().int(),
    erasure_days: z.number().int(),
  }),
});
export type Settings = z.infer<typeof Settings>;
export const SettingsAnswer = z.object({ data: Settings });
