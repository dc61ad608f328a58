import * as z from 'zod';

/**
 * `intact`: ours, not a byte differs; `changed`: ours, and changed since; `copy`: shows what we made, without our
 * label; `claims`: says it is ours and cannot prove it; `none`: nothing of ours found.
 */
export const verifyVerdicts = ['intact', 'changed', 'copy', 'claims', 'none'] as const;
export type VerifyVerdict = (typeof verifyVerdicts)[number];

export const FileVerdict = z.object({
  verdict: z.enum(verifyVerdicts),
  /** What was done, where the file itself or our memory of it says so. */
  action: z.enum(['face_swapped', 'background_removed', 'enhanced']).nullable(),
  made_at: z.iso.datetime().nullable(),
  /**
   * False where the picture itself could not be compared: a kind we never make, damaged, or too long to look at now.
   */
  was_compared: z.boolean(),
});
export type FileVerdict = z.infer<typeof FileVerdict>;
export const VerifyAnswer = z.object({ data: FileVerdict });
