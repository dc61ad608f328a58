import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { EngineError } from '@semblante/media';
import type { Look } from '../swap/index.ts';

/** A face in the video and the photos of the one who takes its place. */
export const Mapping = z.object({ person: z.string(), photos: z.array(z.string()).min(1).max(8) });
export type Mapping = z.infer<typeof Mapping>;

/** What of a video is kept; all of it where nothing is said. */
export const Trim = z
  .object({ fromSeconds: z.number().nonnegative().optional(), toSeconds: z.number().positive().optional() })
  .optional();

/** Everything that decides what the pixels of a swap will be, besides the video and its analysis. */
export const SwapJob = z.object({
  video: z.string(),
  analysis: z.string(),
  mapping: z.array(Mapping).min(1),
  /**
   * Language of the visible label; results for users always carry it. The benchmark measures faces and leaves it out.
   */
  label: z.enum(['pt_BR', 'en', 'none']),
  trim: Trim,
  framesPerSegment: z.int().positive().optional(),
  /** Folder of an operator's own model; the engine's compositor draws otherwise. */
  model: z.string().optional(),
  weights: z.string(),
});
export type SwapJob = z.infer<typeof SwapJob>;

/** The same of a picture: p1 is the largest face. */
export const PhotoJob = z.object({
  image: z.string(),
  /** What `lookAtPhoto` wrote of it; without it people are looked for again. */
  analysis: z.string().optional(),
  mapping: z.array(Mapping).min(1),
  label: SwapJob.shape.label,
  weights: z.string(),
});
export type PhotoJob = z.infer<typeof PhotoJob>;

/**
 * Raised when the same job would give other pixels than before: segments of an older version must not be joined with
 * new ones.
 */
const renderVersion = 29;

/**
 * Tells whether segments found in a folder are of this very job. Photos count by their contents, not by their names.
 */
export async function jobFingerprint(job: SwapJob, look: Partial<Look> = {}): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([renderVersion, look, job.label, job.trim ?? null, job.framesPerSegment ?? null, job.model ?? null]),
  );
  for (const { person, photos } of job.mapping) {
    hash.update(person);
    for (const photo of photos) hash.update(await bytesOf(photo));
  }
  return hash.digest('hex');
}

async function bytesOf(photo: string): Promise<Uint8Array> {
  return await readFile(photo).catch((cause: unknown) => {
    throw new EngineError('photo.unreadable', { reason: 'missing' }, { cause });
  });
}
