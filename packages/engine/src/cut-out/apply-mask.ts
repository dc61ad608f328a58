import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { EngineError } from '@semblante/media';
import { openImage, type ImageRules, imagePixelsMax, type RgbaPicture } from '@semblante/media/picture';

const maskRules: ImageRules = {
  formats: ['png'],
  bytesMax: 30 * 1024 * 1024,
  pixelsMax: imagePixelsMax,
  sideMin: 1,
  refuse: (reason, details, options) => new EngineError('image.mask_unreadable', { reason, ...details }, options),
};

/** How much of each pixel stays, 0 to 255: the grey of a PNG of exactly that size, black where it is transparent. */
export async function loadMask(
  file: string,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const { bytes, header } = await openImage(await readFile(file), maskRules);
  if (header.width !== width || header.height !== height)
    throw new EngineError('image.mask_size', { width: header.width, height: header.height });
  try {
    return await sharp(bytes, { limitInputPixels: imagePixelsMax, failOn: 'error' })
      .flatten({ background: '#000000' })
      .toColourspace('srgb')
      .extractChannel(0)
      .raw({ depth: 'uchar' })
      .toBuffer();
  } catch (cause) {
    throw maskRules.refuse('damaged', {}, { cause });
  }
}

/**
 * A page reads alpha, paints, and sends it back: that much is rounding and soft brushes, not a part that somebody wants
 * back.
 */
const roundingOfMask = 24;
const shareOfRounding = 0.0001;

/**
 * Gives a cut-out another alpha, in place. What goes keeps its colours; what comes back gets those of the original, the
 * more of them the more comes back. Without the original nothing can come back, for its colours are gone.
 */
export function applyMask(picture: RgbaPicture, mask: Uint8Array, original: RgbaPicture | undefined): void {
  if (!original) return eraseOnly(picture, mask);
  if (original.width !== picture.width || original.height !== picture.height)
    throw new EngineError('engine.input_invalid', { what: 'original' });
  const { data } = picture;
  for (let i = 0, at = 0; i < mask.length; i++, at += 4) {
    const before = data[at + 3]!;
    // What was transparent in the original stays so: there is nothing to bring back.
    const after = Math.min(mask[i]!, Math.max(before, original.data[at + 3]!));
    data[at + 3] = after;
    if (after <= before) continue;
    const share = (after - before) / (255 - before);
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = Math.round(data[channel]! + (original.data[channel]! - data[channel]!) * share);
  }
}

function eraseOnly({ data }: RgbaPicture, mask: Uint8Array): void {
  let wanted = 0;
  for (let i = 0, at = 3; i < mask.length; i++, at += 4) {
    if (mask[i]! > data[at]! + roundingOfMask) wanted += 1;
    else data[at] = Math.min(data[at]!, mask[i]!);
  }
  if (wanted > shareOfRounding * mask.length) throw new EngineError('image.original_missing', { pixels: wanted });
}
