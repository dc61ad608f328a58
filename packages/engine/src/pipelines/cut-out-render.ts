import { applyMask, loadMask, shrink } from '../cut-out/index.ts';
import { encodeImage, imageRules, loadImage } from '@semblante/media/picture';
import { signImage, type SignResult } from '@semblante/media/provenance';
import type { RenderCutOutJob } from './cut-out-job.ts';
import { layOut } from './cut-out-layout.ts';
import { requireWebpSides } from './cut-out-image.ts';
import { writeAlpha, writeThumbnail } from './cut-out-views.ts';
import { openCertificate, type SigningChoice } from './signing-choice.ts';

/** A cut-out of ours at full size may be larger than what was uploaded. */
const cutOutRules = { ...imageRules, bytesMax: 256 * 1024 * 1024 };

export interface RenderedCutOut {
  width: number;
  height: number;
  provenance: SignResult;
}

interface RenderOptions {
  signing: SigningChoice;
  signal: AbortSignal;
}

/**
 * Puts a stored cut-out before something else, with what a brush took away or brought back, and writes it as
 * `cutOutImage` would have: labelled and signed, with the cut-out named as its parent. No network is asked.
 */
export async function renderCutOut(
  { job, out, thumbnail, alpha }: { job: RenderCutOutJob; out: string; thumbnail: string; alpha: string | undefined },
  { signing, signal }: RenderOptions,
): Promise<RenderedCutOut> {
  const picture = await loadImage(job.cutOut, cutOutRules);
  const { width, height } = picture;
  if (job.format === 'webp') requireWebpSides(picture);
  const mask = job.mask ? await loadMask(job.mask, picture) : undefined;
  signal.throwIfAborted();
  const needsOriginal = mask !== undefined || job.background.kind === 'blur';
  const original = job.original && needsOriginal ? await loadImage(job.original) : undefined;
  if (mask) applyMask(picture, mask, original);
  if (alpha) await writeAlpha(picture, alpha);
  const small = original && job.background.kind === 'blur' ? await shrink(original) : undefined;
  signal.throwIfAborted();
  const pixels = await layOut(picture, { background: job.background, original: small, shadow: job.shadow });
  const file = await encodeImage({ width, height, pixels }, job.format);
  signal.throwIfAborted();
  const provenance = await signImage({
    file,
    out,
    action: 'background_removed',
    certificate: await openCertificate(signing),
    parent: job.cutOut,
    signal,
  });
  await writeThumbnail({ width, height, pixels }, thumbnail);
  return { width, height, provenance };
}
