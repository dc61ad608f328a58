import { existsSync } from 'node:fs';
import { findFaces, type Vision } from '@semblante/vision/networks';
import { loadPhoto } from '@semblante/media/picture';
import type { Sface } from './judges/sface.ts';
import type { Pair } from './pairs.ts';
import { photoFileOf } from './photo-file.ts';

/** Every photo of the pairs that is at hand, as SFace sees it: those among whom a swapped face must be told. */
export async function describeLineUp(
  pairs: readonly Pair[],
  { vision, sface, media, folder }: { vision: Vision; sface: Sface; media: string; folder: string },
): Promise<Float32Array[]> {
  const files = new Set<string>();
  for (const { photo } of pairs) files.add(await photoFileOf(photo, { vision, media, folder }));
  const descriptions: Float32Array[] = [];
  for (const file of files) {
    if (!existsSync(file)) continue;
    const picture = await loadPhoto(file);
    const [face] = await findFaces(vision, picture);
    if (face) descriptions.push(await sface.describe(picture, face.mesh));
  }
  return descriptions;
}
