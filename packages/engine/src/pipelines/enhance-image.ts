import { readFile, writeFile } from 'node:fs/promises';
import type * as z from 'zod';
import sharp from 'sharp';
import {
  encodeImage,
  encodeOpaque,
  imageRules,
  loadImage,
  type LoadedImage,
  type RgbaPicture,
} from '@semblante/media/picture';
import { EngineError, type StageProgress } from '@semblante/media';
import {
  cleanPicture,
  isDirty,
  enlargePicture,
  type Region,
  Enlarger,
  findQuantisation,
  measureNoise,
  isOpaque,
} from '../enhance/index.ts';
import { findParent, signImage, type SignResult } from '@semblante/media/provenance';
import { thumbnailSide, writeThumbnail } from './cut-out-views.ts';
import { type EnhanceJob, enhancedPixelsMax, enhancePreviewSide, type EnhanceSpot } from './enhance-job.ts';
import { findPhotoFaces, frameOf } from './photo-people.ts';
import { openCertificate, type SigningChoice } from './signing-choice.ts';
import { withFaceTools } from './warm-faces.ts';

export interface EnhanceReport {
  width: number;
  height: number;
  /** A JPEG where the picture is opaque: of so many pixels a PNG is hard to send to anybody. */
  format: 'jpeg' | 'png';
  /** Whether noise or marks of compression were found and taken away. */
  wasCleaned: boolean;
  /** Faces with so few pixels that nobody can say what they look like: they are enlarged, and not invented. */
  smallFaces: number;
  frames: LoadedImage['frames'];
  provenance: SignResult;
}

interface EnhanceOptions {
  out: string;
  thumbnail: string;
  signing: SigningChoice;
  signal: AbortSignal;
  onProgress: (step: StageProgress) => void;
}

/** Results of other tools come in too, and those are larger files than uploads. */
const rules = { ...imageRules, bytesMax: 256 * 1024 * 1024 };

/** Enlarges a picture and writes it, labelled and signed, with its parent named. */
export async function enhanceImage(
  job: EnhanceJob,
  { out, thumbnail, signing, signal, onProgress }: EnhanceOptions,
): Promise<EnhanceReport> {
  const picture = await openPicture(job);
  signal.throwIfAborted();
  const smallFaces = await countSmallFaces(picture, { weights: job.weights, signal });
  signal.throwIfAborted();
  const wasCleaned = await clean(picture, job);
  onProgress({ stage: 'prepare', done: 1, total: 1 });
  const large = await withEnlarger(job, (enlarger) =>
    enlargePicture(picture, {
      enlarger,
      signal,
      onTile: (done, total) => onProgress({ stage: 'render', done, total }),
    }),
  );
  signal.throwIfAborted();
  const { width, height, data } = large;
  const format = isOpaque(picture) ? 'jpeg' : 'png';
  // As small as a page shows it nobody sees which of the two it was made from.
  const shown = Math.max(picture.width, picture.height) >= thumbnailSide ? picture : large;
  const [, file] = await Promise.all([
    writeThumbnail({ width: shown.width, height: shown.height, pixels: shown.data }, thumbnail),
    format === 'jpeg'
      ? encodeOpaque({ width, height, pixels: data })
      : encodeImage({ width, height, pixels: data }, format),
  ]);
  signal.throwIfAborted();
  const certificate = await openCertificate(signing);
  const parent = await findParent(job.image, certificate);
  const provenance = await signImage({ file, out, action: 'enhanced', certificate, parent, signal });
  onProgress({ stage: 'sign', done: 1, total: 1 });
  return { width, height, format, wasCleaned, smallFaces, frames: picture.frames, provenance };
}

export interface EnhancePreview {
  /** The region of the source that is shown, in its pixels. */
  region: Region;
  wasCleaned: boolean;
  smallFaces: number;
}

/** A spot as it will be and, as large, as it is: two small WebPs, unsigned, not to be kept. */
export async function previewEnhanced(
  { spot, before, after, ...job }: EnhanceJob & { spot: z.output<typeof EnhanceSpot>; before: string; after: string },
  signal: AbortSignal,
): Promise<EnhancePreview> {
  const picture = await openPicture(job);
  const smallFaces = await countSmallFaces(picture, { weights: job.weights, signal });
  const region = regionAround(picture, spot, enhancePreviewSide / job.scale);
  const { width, height } = picture;
  await sharp(picture.data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .extract(region)
    .resize(region.width * job.scale, region.height * job.scale, { kernel: 'lanczos3' })
    .webp({ quality: 92, effort: 1 })
    .toFile(before);
  signal.throwIfAborted();
  const wasCleaned = await clean(picture, job);
  const large = await withEnlarger(job, (enlarger) => enlargePicture(picture, { enlarger, region, signal }));
  await writeFile(after, await encodeImage({ width: large.width, height: large.height, pixels: large.data }, 'webp'));
  return { region, wasCleaned, smallFaces };
}

async function openPicture({ image, scale }: Pick<EnhanceJob, 'image' | 'scale'>): Promise<LoadedImage> {
  const picture = await loadImage(image, rules);
  const [width, height] = [picture.width * scale, picture.height * scale];
  if (width * height > enhancedPixelsMax)
    throw new EngineError('media.too_big', { width, height, pixelsMax: enhancedPixelsMax });
  return picture;
}

async function clean(picture: LoadedImage, { image, clean: mode }: EnhanceJob): Promise<boolean> {
  if (mode === 'off') return false;
  const dirt = { noise: measureNoise(picture), quantisation: findQuantisation(await readFile(image)) };
  if (!isDirty(dirt)) return false;
  cleanPicture(picture, dirt);
  return true;
}

async function countSmallFaces(
  picture: RgbaPicture,
  { weights, signal }: { weights: string; signal: AbortSignal },
): Promise<number> {
  const faces = await withFaceTools({ weights, signal }, ({ vision }) => findPhotoFaces(vision, frameOf(picture)));
  return faces.filter(({ concerns }) => concerns.includes('small')).length;
}

async function withEnlarger<Result>(
  { scale }: Pick<EnhanceJob, 'scale'>,
  act: (enlarger: Enlarger) => Promise<Result>,
): Promise<Result> {
  const enlarger = await Enlarger.open(scale);
  try {
    return await act(enlarger);
  } finally {
    await enlarger.close();
  }
}

/** As much of the picture as fits, with the spot in its middle where the edges let it be. */
function regionAround({ width, height }: RgbaPicture, { x, y }: z.output<typeof EnhanceSpot>, side: number): Region {
  const along = (share: number, length: number) => {
    const taken = Math.min(side, length);
    return { from: Math.round(Math.min(length - taken, Math.max(0, share * length - taken / 2))), taken };
  };
  const [across, down] = [along(x, width), along(y, height)];
  return { left: across.from, top: down.from, width: across.taken, height: down.taken };
}
