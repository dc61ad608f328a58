import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

export interface MediaFile {
  /** Below the media folder. */
  name: string;
  path: string;
  kind: 'image' | 'video';
}

const kinds: Readonly<Record<string, MediaFile['kind']>> = {
  '.jpg': 'image',
  '.jpeg': 'image',
  '.png': 'image',
  '.webp': 'image',
  '.mp4': 'video',
  '.mkv': 'video',
  '.mov': 'video',
  '.webm': 'video',
};

/**
 * Everything in a media folder that could be an image or a video. What other programs made of the images is left out:
 * it is the same pictures again.
 */
export async function listMedia(folder: string): Promise<MediaFile[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((name) => !name.split(/[\\/]/).includes('expected'))
    .sort()
    .flatMap((name) => {
      const kind = kinds[extname(name).toLowerCase()];
      return kind ? [{ name, path: join(folder, name), kind }] : [];
    });
}
