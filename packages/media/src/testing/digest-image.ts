import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Of a picture's size and pixels: the same for two files that look the same, whenever they were signed. */
export async function digestImage(image: string | Uint8Array): Promise<string> {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return createHash('sha256').update(`${info.width}x${info.height}`).update(data).digest('hex');
}
