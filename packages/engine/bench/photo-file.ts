import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { rgbFromYuv, type YuvPicture } from '@semblante/media/picture';
import type { Vision } from '@semblante/vision/networks';
import { clearFrameOf } from './clear-frame.ts';
import type { PhotoOrigin } from './pairs.ts';
import { placeOf } from './unseen/fetched-media.ts';

/** The photo as a file: the real one, or the clearest frame of a clip, looked for once. */
export async function photoFileOf(
  origin: PhotoOrigin,
  { vision, media, folder }: { vision: Vision; media: string; folder: string },
): Promise<string> {
  if (origin.kind === 'photo') return join(media, 'faces', origin.file);
  if (origin.kind === 'fetched') return placeOf(origin.file);
  const name = createHash('sha256').update(origin.clip).digest('hex').slice(0, 12);
  const file = join(folder, `frame-${name}.png`);
  if (!existsSync(file)) await writePhoto(file, await clearFrameOf(vision, join(media, 'videos', origin.clip)));
  return file;
}

export async function writePhoto(file: string, picture: YuvPicture): Promise<void> {
  const { width, height } = picture;
  await writeFile(
    file,
    await sharp(rgbFromYuv(picture), { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  );
}
