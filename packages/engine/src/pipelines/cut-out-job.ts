import * as z from 'zod';

/** What stands behind the subject instead. */
const CutOutBackground = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('transparent') }),
    z.object({ kind: z.literal('colour'), colour: z.string().regex(/^#[0-9a-f]{6}$/i) }),
    /** The picture's own background, out of focus; at 50 no face or word can be read in it. */
    z.object({ kind: z.literal('blur'), strength: z.int().min(1).max(100).default(50) }),
    z.object({ kind: z.literal('picture'), file: z.string() }),
  ])
  .default({ kind: 'transparent' });
export type CutOutBackground = z.output<typeof CutOutBackground>;

const CutOutFormat = z.enum(['png', 'webp', 'jpeg']).default('png');
const isPossible = ({ background, format }: { background: CutOutBackground; format: z.output<typeof CutOutFormat> }) =>
  format !== 'jpeg' || background.kind !== 'transparent';
const impossible = { error: 'JPEG knows no transparency: choose a background' };

/** One picture to cut out. Parsed at the door; loads no codec and no network. */
export const CutOutJob = z
  .object({
    image: z.string(),
    background: CutOutBackground,
    format: CutOutFormat,
    /** `hair`: alpha follows fine structures where the network was undecided. */
    edges: z.enum(['plain', 'hair']).default('plain'),
    weights: z.string(),
  })
  .refine(isPossible, impossible);
export type CutOutJob = z.output<typeof CutOutJob>;

/** A stored cut-out, to be put before something else. */
export const RenderCutOutJob = z
  .object({
    cutOut: z.string(),
    /** The picture it was cut out of, while it is there: a blur and what a mask brings back are made of it. */
    original: z.string().optional(),
    /** A PNG of the same size: white stays, black goes. */
    mask: z.string().optional(),
    background: CutOutBackground,
    format: CutOutFormat,
    /** Offsets are shares of the short side; `softness` 1 is a bell of a twentieth of it. */
    shadow: z
      .object({
        opacity: z.number().min(0).max(1),
        softness: z.number().min(0).max(1),
        x: z.number().min(-0.5).max(0.5),
        y: z.number().min(-0.5).max(0.5),
      })
      .optional(),
  })
  .refine(isPossible, impossible);
export type RenderCutOutJob = z.output<typeof RenderCutOutJob>;

/** A preview is a small WebP: how the subject will be found, roughly, at once. */
export const cutOutPreviewSideMax = 640;

/**
 * `nothing-found`: no subject, all of it is transparent. `everything-kept`: hardly anything was taken away.
 * `first-frame-only`: the picture was animated.
 */
export const cutOutWarnings = ['nothing-found', 'everything-kept', 'first-frame-only'] as const;
export type CutOutWarning = (typeof cutOutWarnings)[number];
