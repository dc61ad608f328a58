import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { EngineError } from '@semblante/media';

const Point = z.tuple([z.number(), z.number()]);
/** Where image-left eye, image-right eye, nose tip and the mouth's left and right corner lie in a crop of side 1. */
const Template = z.tuple([Point, Point, Point, Point, Point]);
const FileName = z.string().regex(/^[\w.-]+\.onnx$/, 'a plain file name of this folder');
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A pixel enters as (value − mean) / scale, red, green, blue, planes one after the other. */
const Pixels = z.object({ mean: z.number(), scale: z.number().positive() });

/** `manifest.json` of an operator's swapper; docs/engine.md explains each field. */
export const ModelManifest = z.object({
  format: z.literal(1),
  name: z.string().min(1),
  licence: z.string().min(1),
  file: FileName,
  sha256: Sha256,
  crop: z.object({ input: z.string(), size: z.int().min(32).max(1024), template: Template }).extend(Pixels.shape),
  embedding: z.object({
    input: z.string(),
    length: z.int().positive(),
    /** The network that makes it; without one the engine's own description of a face is given. */
    model: z
      .object({
        file: FileName,
        sha256: Sha256,
        input: z.string(),
        output: z.string(),
        size: z.int().min(32).max(512),
        template: Template,
      })
      .extend(Pixels.shape)
      .optional(),
  }),
  output: z.object({ name: z.string() }).extend(Pixels.shape),
});
export type ModelManifest = z.infer<typeof ModelManifest>;

/** Reads the manifest and holds every file of it against its SHA-256. */
export async function readModelManifest(folder: string): Promise<ModelManifest> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  } catch (cause) {
    throw new EngineError('model.manifest_invalid', { reason: 'manifest.json is missing or is not JSON' }, { cause });
  }
  const parsed = ModelManifest.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EngineError('model.manifest_invalid', {
      field: issue?.path.join('.') ?? '',
      reason: issue?.message ?? '',
    });
  }
  const { file, sha256, embedding } = parsed.data;
  await requireFile(folder, { file, sha256 });
  if (embedding.model) await requireFile(folder, embedding.model);
  return parsed.data;
}

async function requireFile(folder: string, { file, sha256 }: { file: string; sha256: string }): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(join(folder, basename(file))), hash);
  } catch (cause) {
    throw new EngineError('model.file_mismatch', { file, reason: 'cannot be read' }, { cause });
  }
  if (hash.digest('hex') !== sha256)
    throw new EngineError('model.file_mismatch', { file, reason: 'is not the file the manifest names' });
}
