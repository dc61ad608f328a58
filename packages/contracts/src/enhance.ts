import * as z from 'zod';

/** How many times wider and higher. */
export const enhanceScales = [2, 4] as const;
export type EnhanceScale = (typeof enhanceScales)[number];

/** Of the result. */
export const enhancedPixelsMax = 25_000_000;

export const EnhanceSettings = z.strictObject({
  scale: z.literal(enhanceScales, { error: 'validation.enhance_scale' }),
  /** Noise and the marks of compression go, where there are any. */
  clean: z.boolean().default(true),
});
export type EnhanceSettings = z.infer<typeof EnhanceSettings>;

/** The largest scale whose result is not too large, if there is one. */
export function largestScaleOf({ width, height }: { width: number; height: number }): EnhanceScale | undefined {
  return enhanceScales.findLast((scale) => width * height * scale * scale <= enhancedPixelsMax);
}

/** Shares of the picture's width and height: the middle of what is shown. */
export const EnhancePreviewBody = EnhanceSettings.extend({
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type EnhancePreviewBody = z.infer<typeof EnhancePreviewBody>;

export const EnhancePreview = z.object({
  /** The spot as large as it will be, by plain enlarging and by ours: WebPs as `data:` addresses. */
  before: z.string(),
  after: z.string(),
  /** What is shown, in pixels of the source. */
  region: z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  was_cleaned: z.boolean(),
  /** Faces with so few pixels that nobody can say what they look like; they are not invented. */
  small_faces: z.number().int(),
  offer: z.object({ credits: z.number().int(), estimate_seconds: z.number() }),
});
export type EnhancePreview = z.infer<typeof EnhancePreview>;
export const EnhancePreviewAnswer = z.object({ data: z.object({ preview: EnhancePreview }) });

/** What was ordered and, once it is made, what came of it. */
export const Enhanced = EnhanceSettings.extend({
  result: z
    .object({
      width: z.number().int(),
      height: z.number().int(),
      was_cleaned: z.boolean(),
      small_faces: z.number().int(),
    })
    .nullable(),
});
export type Enhanced = z.infer<typeof Enhanced>;
