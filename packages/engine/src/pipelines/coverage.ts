import * as z from 'zod';

export const Coverage = z.object({
  person: z.string(),
  /** Frames in which the person's face is followed. */
  shown: z.int().nonnegative(),
  /** Of these, frames in which the new face was drawn. */
  swapped: z.int().nonnegative(),
});
export type Coverage = z.infer<typeof Coverage>;

/** Of several segments together, people in the order of the first. */
export function totalCoverage(parts: readonly (readonly Coverage[])[]): Coverage[] {
  const total = new Map<string, Coverage>();
  for (const { person, shown, swapped } of parts.flat()) {
    const known = total.get(person);
    total.set(person, { person, shown: shown + (known?.shown ?? 0), swapped: swapped + (known?.swapped ?? 0) });
  }
  return [...total.values()];
}
