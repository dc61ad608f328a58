import * as z from 'zod';

/** What the page must know before anyone logs in: configured addresses, flags and the retention that the texts state. */
export const Settings = z.object({
  maintenance: z.boolean(),
  marketing_url: z.string().nullable(),
  support_email: z.string(),
  company: z.object({ name: z.string(), cnpj: z.string(), address: z.string() }),
  retention: z.object({
    results_days: z.number().int(),
    uploads_days: z.number().int(),
    unfinished_hours: z.number().int(),
    faces_months: z.number().int(),
  }),
});
export type Settings = z.infer<typeof Settings>;
export const SettingsAnswer = z.object({ data: Settings });
