import { castOf, renderPortrait } from '@semblante/actors';
import sharp from 'sharp';

/** Somebody before a park with the grain of a camera, as a JPEG of so many megapixels (4 : 3). */
export async function writePortrait(file: string, megapixels: number): Promise<string> {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3));
  const height = Math.round((width * 3) / 4);
  const [person] = castOf('ana');
  // Drawn small and enlarged: what is measured is the way of the pixels, and large pictures take minutes to draw.
  const small = renderPortrait(person!, { width: 1024, height: 768, backdrop: 'park' });
  await sharp(small.rgb, { raw: { width: 1024, height: 768, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 92 })
    .toFile(file);
  return file;
}
