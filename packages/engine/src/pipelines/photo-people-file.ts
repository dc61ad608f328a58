import { readFile, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { EngineError } from '@semblante/media';
import { meshPointCount } from '@semblante/vision/geometry';
import { photoFaceOf, type PhotoFace } from './photo-people.ts';

/** Finer than the mesh network can tell. */
const stepsPerPixel = 64;

const PhotoFaces = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  people: z.array(
    z.object({ id: z.string(), confidence: z.number(), mesh: z.array(z.number()).length(3 * meshPointCount) }),
  ),
});

interface Size {
  width: number;
  height: number;
}

/** To look for everybody takes longer than to draw one of them: it is done once. */
export async function writePhotoFaces(
  file: string,
  { width, height, faces }: Size & { faces: readonly PhotoFace[] },
): Promise<void> {
  const people = faces.map(({ id, confidence, mesh }) => ({
    id,
    confidence,
    mesh: Array.from(mesh, (value) => Math.round(value * stepsPerPixel) / stepsPerPixel),
  }));
  await writeFile(file, JSON.stringify({ width, height, people } satisfies z.input<typeof PhotoFaces>));
}

/** Of the same picture, perhaps in another size. */
export async function readPhotoFaces(file: string, size: Size): Promise<PhotoFace[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new EngineError('photo.unreadable', { reason: 'missing' }, { cause });
  });
  const { width, people } = PhotoFaces.parse(JSON.parse(text));
  const scale = size.width / width;
  return people.map(({ id, confidence, mesh }) =>
    photoFaceOf(id, { confidence, mesh: Float32Array.from(mesh, (value) => value * scale) }),
  );
}
