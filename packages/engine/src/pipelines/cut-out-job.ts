import * as z from 'zod';

/** One picture to cut out. Parsed at the door; loads no codec and no network. */
export const CutOutJob = z
  .object({
    image: z.string(),
    /** What stands behind the subject instead. */
    background: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('transparent') }),
        z.object({ kind: z.literal('colour'), colour: z.string().regex(/^#[0-9a-f]{6}$/i) }),
        /** The picture's own background, out of focus. */
        z.object({ kind: z.literal('blur') }),
        z.object({ kind: z.literal('picture'), file: z.string() }),
      ])
      .default({ kind: 'transparent' }),
    format: z.enum(['png', 'webp', 'jpeg']).default('png'),
    /** `hair`: alpha follows fine structures where the network was undecided. */
    edges: z.enum(['plain', 'hair']).default('plain'),
    weights: z.string(),
  })
  .refine(({ background, format }) => format !== 'jpeg' || background.kind !== 'transparent', { error: 'JPEG knows no transparency: choose a background' });
export type CutOutJob = z.output<typeof CutOutJob>;

/** A preview is a small WebP: how the subject will be found, roughly, at once. */
export const cutOutPreviewSideMax = 640;

/** `nothing-found`: no subject, all of it is transparent. `everything-kept`: hardly anything was taken away. `first-frame-only`: the picture was animated. */
export const cutOutWarnings = ['nothing-found', 'everything-kept', 'first-frame-only'] as const;
export type CutOutWarning = (typeof cutOutWarnings)[number];
