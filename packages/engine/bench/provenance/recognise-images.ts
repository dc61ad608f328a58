import sharp from 'sharp';
import { fingerprintImage } from '@semblante/media/fingerprinter';
import type { ImageFingerprint } from '@semblante/media/fingerprint';
import { randomNumbers, randomPortrait } from './random-portraits.ts';
import { recognise, type Recognition } from './recognition.ts';

const copies = 120;

/** Copies of half the bytes, 75 % of the size and with 10 % cut off at the edges. */
export async function recogniseImages(others: number): Promise<Recognition> {
  const next = randomNumbers(20261115);
  const pairs: { original: ImageFingerprint; copy: ImageFingerprint }[] = [];
  for (let i = 0; i < copies; i++) {
    const original = await jpegOf(randomPortrait(next, { width: 512, height: 288 }), 90);
    pairs.push({
      original: await fingerprintImage(original),
      copy: await fingerprintImage(await copyOf(original, next)),
    });
  }
  const strangers: ImageFingerprint[] = [];
  for (let i = 0; i < others; i++)
    strangers.push(await fingerprintImage(await jpegOf(randomPortrait(next, { width: 256, height: 144 }), 90)));
  return recognise(pairs, strangers);
}

async function copyOf(original: Buffer, next: () => number): Promise<Buffer> {
  const { width, height } = await sharp(original).metadata();
  const kept = { width: Math.round(width * 0.9), height: Math.round(height * 0.9) };
  const cropped = await sharp(original)
    .extract({
      left: Math.floor(next() * (width - kept.width)),
      top: Math.floor(next() * (height - kept.height)),
      ...kept,
    })
    .png()
    .toBuffer();
  const scaled = await sharp(cropped)
    .resize(Math.round(kept.width * 0.75), Math.round(kept.height * 0.75))
    .png()
    .toBuffer();
  // Half the bytes for each pixel, as half the bitrate is of a video.
  const bytes = original.length * 0.5 * 0.75 * 0.75 * 0.81;
  for (let quality = 80; quality > 10; quality -= 10) {
    const copy = await sharp(scaled).jpeg({ quality }).toBuffer();
    if (copy.length <= bytes) return copy;
  }
  return sharp(scaled).jpeg({ quality: 10 }).toBuffer();
}

async function jpegOf(
  { rgb, width, height }: { rgb: Uint8Array; width: number; height: number },
  quality: number,
): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}
