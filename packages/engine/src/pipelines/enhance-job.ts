import * as z from 'zod';

/** How many times wider and higher. */
const EnhanceScale = z.union([z.literal(2), z.literal(4)]);

/** docs/product/processings.md#limits: of the result. A larger one is refused before anything is worked on. */
export const enhancedPixelsMax = 25_000_000;

/** One picture to enlarge. Parsed at the door; loads no codec and no network. */
export const EnhanceJob = z.object({
  image: z.string(),
  scale: EnhanceScale,
  /** `auto`: noise and the marks of compression go where there are any. */
  clean: z.enum(['auto', 'off']).default('auto'),
  weights: z.string(),
});
export type EnhanceJob = z.output<typeof EnhanceJob>;

/** A spot of the same, to look at before anything is paid. Shares of the picture's sides. */
export const EnhanceSpot = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });

/** Side of a preview, in pixels of the result. */
export const enhancePreviewSide = 480;
