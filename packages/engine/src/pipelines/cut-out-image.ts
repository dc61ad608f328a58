import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { shrink, cutOut, type Subject } from '../cut-out/index.ts';
import { encodeImage, loadImage, type LoadedImage, type RgbaPicture, PngStream } from '@semblante/media/picture';
import { EngineError, type StageProgress } from '@semblante/media';
import { findParent, signImage, type SignResult } from '@semblante/media/provenance';
import { cutOutPreviewSideMax, type CutOutJob, type CutOutWarning } from './cut-out-job.ts';
import { layOut } from './cut-out-layout.ts';
import { warmNetwork } from './cut-out-networks.ts';
import { openCertificate, type SigningChoice } from './signing-choice.ts';

/** More of the picture than this was kept: nobody asks for that, so the subject was probably not found out. */
const coverageOfEverything = 0.98;

export interface CutOutReport {
  width: number;
  height: number;
  format: CutOutJob['format'];
  /** Share of the picture that is subject, 0 to 1. */
  coverage: number;
  warnings: CutOutWarning[];
  provenance: SignResult;
}

interface CutOutOptions {
  out: string;
  signing: SigningChoice;
  signal: AbortSignal;
  onProgress: (step: StageProgress) => void;
}

/** WebP cannot be larger; JPEG could have four times as much, and PNG anything. */
const webpSideMax = 16_383;
/**
 * Encoding a WebP takes 18 bytes a pixel. From here on they and ISNet's 1.2 GB together would be more than 1.6 GB, so
 * it is closed first and opened again.
 */
const webpPixelsBesideNetwork = 12_000_000;

/** Cuts a picture out at its full size and writes it, labelled and signed, with its parent named. */
export async function cutOutImage(
  job: CutOutJob,
  { out, signing, signal, onProgress }: CutOutOptions,
): Promise<CutOutReport> {
  const picture = await loadImage(job.image);
  if (job.format === 'webp') requireWebpSides(picture);
  signal.throwIfAborted();
  const original = job.background.kind === 'blur' ? await shrink(picture) : undefined;
  onProgress({ stage: 'prepare', done: 1, total: 1 });
  const network = warmNetwork('full', job.weights);
  const [subject, { certificate, parent }] = await Promise.all([
    network.find(picture),
    prepareSigning(signing, job.image),
  ]);
  signal.throwIfAborted();
  onProgress({ stage: 'render', done: 1, total: 2 });
  // The usual order of all: rows that are done are deflated while the next ones are worked on.
  const png =
    job.format === 'png' && job.background.kind === 'transparent'
      ? new PngStream({ width: picture.width, height: picture.height, pixelBytes: 4 })
      : undefined;
  const coverage = cutOut(picture, subject, job.edges, (end) => png?.addRows(picture.data, end));
  const finished = png?.finish();
  const pixels = await layOut(picture, { background: job.background, original });
  signal.throwIfAborted();
  if (job.format === 'webp' && picture.width * picture.height > webpPixelsBesideNetwork) await network.close();
  const file = await (finished ?? encodeImage({ width: picture.width, height: picture.height, pixels }, job.format));
  onProgress({ stage: 'render', done: 2, total: 2 });
  const provenance = await signImage({ file, out, action: 'background_removed', certificate, parent, signal });
  onProgress({ stage: 'sign', done: 1, total: 1 });
  return {
    width: picture.width,
    height: picture.height,
    format: job.format,
    coverage,
    warnings: warningsOf({ picture, subject, coverage }),
    provenance,
  };
}

/** What can be known of the signature before there is anything to sign. */
async function prepareSigning(signing: SigningChoice, image: string) {
  const certificate = await openCertificate(signing);
  return { certificate, parent: await findParent(image, certificate) };
}

/** A small WebP with the coarse network's cut-out on nothing: quick, unsigned, not to be kept. */
export async function previewCutOut(
  { image, weights, out }: { image: string; weights: string; out: string },
  signal: AbortSignal,
): Promise<Omit<CutOutReport, 'provenance' | 'format'>> {
  const loaded = await loadImage(image);
  const small = { ...(await shrinkTo(loaded, cutOutPreviewSideMax)), frames: loaded.frames };
  signal.throwIfAborted();
  const subject = await warmNetwork('preview', weights).find(small);
  const coverage = cutOut(small, subject, 'plain');
  await writeFile(out, await encodeImage({ width: small.width, height: small.height, pixels: small.data }, 'webp'));
  return {
    width: small.width,
    height: small.height,
    coverage,
    warnings: warningsOf({ picture: small, subject, coverage }),
  };
}

function warningsOf({
  picture,
  subject,
  coverage,
}: {
  picture: LoadedImage;
  subject: Subject;
  coverage: number;
}): CutOutWarning[] {
  const warnings: CutOutWarning[] = [];
  if (subject.found === 'nothing' || coverage === 0) warnings.push('nothing-found');
  if (coverage > coverageOfEverything) warnings.push('everything-kept');
  if (picture.frames === 'several') warnings.push('first-frame-only');
  return warnings;
}

export function requireWebpSides({ width, height }: RgbaPicture): void {
  if (Math.max(width, height) > webpSideMax)
    throw new EngineError('media.too_big', { width, height, sideMax: webpSideMax });
}

async function shrinkTo({ width, height, data }: RgbaPicture, side: number): Promise<RgbaPicture> {
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: pixels };
}
