import { Background, type CutOut, outputFormats, Shadow } from '@semblante/contracts';
import * as z from 'zod';

/**
 * How a cut-out is shown and written: what stands behind it, its shadow, its format. A picture may be still to be
 * chosen.
 */
export const Look = z.object({
  background: z.union([Background, z.object({ kind: z.literal('picture'), image_id: z.null() })]),
  shadow: Shadow.nullable(),
  format: z.enum(outputFormats),
});
export type Look = z.infer<typeof Look>;

export const plainLook: Look = { background: { kind: 'transparent' }, shadow: null, format: 'png' };
export const firstShadow: Shadow = { opacity: 0.4, softness: 0.5, x: 0, y: 0.02 };
const firstBlurStrength = 50;

export const swatches = [
  { name: 'white', colour: '#ffffff' },
  { name: 'ink', colour: '#11160f' },
  { name: 'pink', colour: '#f3c6d8' },
  { name: 'blue', colour: '#bfd4ee' },
  { name: 'yellow', colour: '#fbe3a6' },
  { name: 'mint', colour: '#bfe0d6' },
  { name: 'green', colour: '#57d941' },
] as const;

/** As the result is now. */
export function lookOf({ render }: Pick<CutOut, 'render'>): Look {
  return render === null ? plainLook : { background: render.background, shadow: render.shadow, format: render.format };
}

export function isSameLook(one: Look, other: Look): boolean {
  return JSON.stringify(Look.parse(one)) === JSON.stringify(Look.parse(other));
}

/** Why this look cannot be written; the text is `images.download.<reason>`. */
export function findLookProblem({ background, format }: Look): 'jpeg_background' | 'no_picture' | undefined {
  if (background.kind === 'picture' && background.image_id === null) return 'no_picture';
  return format === 'jpeg' && background.kind === 'transparent' ? 'jpeg_background' : undefined;
}

/** The other kind of background, with what belongs to it. */
export function withBackgroundKind(look: Look, kind: Background['kind']): Look {
  if (look.background.kind === kind) return look;
  switch (kind) {
    case 'transparent':
      return { ...look, background: { kind } };
    case 'colour':
      return { ...look, background: { kind, colour: swatches[0].colour } };
    case 'blur':
      return { ...look, background: { kind, strength: firstBlurStrength } };
    case 'picture':
      return { ...look, background: { kind, image_id: null } };
    default:
      return kind satisfies never;
  }
}
