import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { samePersonLikeness, encodeThumbnail, ThumbnailKeeper } from '@semblante/vision/analyse';
import { findFaces, likenessOf, type Vision } from '@semblante/vision/networks';
import { judgePhoto, type PhotoVerdict } from '../photo/index.ts';
import { loadPhoto, rgbFromYuv, type YuvPicture } from '@semblante/media/picture';

export interface TakenPhoto {
  verdict: PhotoVerdict;
  /** Whether it is the one of the other photos; `first` when there are none. */
  person: 'first' | 'same' | 'another';
  /** Written only when the verdict is no refusal. */
  files: { photo: string; thumbnail: string } | undefined;
}

const photoQuality = 94;
/** Photos of one person differ more than frames of one clip: other light, other year, other camera. */
const otherYearAllowance = 0.12;

/**
 * Judges a photo and writes what will be kept of it: the picture itself coded anew, upright and without the camera's
 * notes (where and when it was taken is nobody's business), and the face cut out square.
 */
export async function takePhoto(
  vision: Vision,
  { photo, others, folder }: { photo: string; others: readonly string[]; folder: string },
): Promise<TakenPhoto> {
  const picture = await loadPhoto(photo);
  const verdict = await judgePhoto(vision, picture);
  if (verdict.verdict === 'refuse') return { verdict, person: 'first', files: undefined };
  const files = { photo: join(folder, 'photo.jpg'), thumbnail: join(folder, 'face.jpg') };
  const { width, height } = picture;
  await writeFile(
    files.photo,
    await sharp(rgbFromYuv(picture), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: photoQuality, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  );
  await writeFile(files.thumbnail, await faceOf(vision, picture));
  return { verdict, person: await comparePeople(vision, picture, others), files };
}

async function faceOf(vision: Vision, picture: YuvPicture): Promise<Buffer> {
  const [main] = await findFaces(vision, picture);
  const keeper = new ThumbnailKeeper();
  if (main) keeper.offer(picture, { frame: 0, mesh: main.mesh, quality: 1 });
  const thumbnail = keeper.take() ?? { picture, turn: 0, score: 0, frame: 0 };
  return encodeThumbnail(thumbnail, { isMirrored: false });
}

async function comparePeople(
  vision: Vision,
  picture: YuvPicture,
  others: readonly string[],
): Promise<TakenPhoto['person']> {
  if (others.length === 0) return 'first';
  const mine = await embeddingOf(vision, picture);
  let best = 0;
  for (const other of others) {
    const theirs = await embeddingOf(vision, await loadPhoto(other));
    if (mine && theirs) best = Math.max(best, likenessOf(mine, theirs));
  }
  return best >= samePersonLikeness - otherYearAllowance ? 'same' : 'another';
}

async function embeddingOf(vision: Vision, picture: YuvPicture): Promise<Float32Array | undefined> {
  const [main] = await findFaces(vision, picture);
  return main && (await vision.describe(picture, main.mesh)).embedding;
}
