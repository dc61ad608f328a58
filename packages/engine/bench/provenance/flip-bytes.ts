import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDevelopmentCertificate } from '@semblante/media/certificate';
import { signImage, signVideo, verifyFile } from '@semblante/media/provenance';
import { makeClip } from '@semblante/media/testing';

export interface FlipResult {
  format: string;
  flipped: number;
  /** Flips that did not verify as tampered. */
  missed: number;
}

/** Flips one bit of every byte of a signed file of each format, one at a time. */
export async function flipEveryByte(folder: string): Promise<FlipResult[]> {
  const certificate = await openDevelopmentCertificate(join(folder, 'keys'));
  const certificates = [certificate.chain[0]!];
  const results: FlipResult[] = [];
  for (const format of ['jpeg', 'png', 'webp', 'mp4'] as const) {
    const file = join(folder, `flip.${format}`);
    await makeOriginal(file, format);
    await (format === 'mp4' ? signVideo : signImage)({ file, out: file, action: 'face_swapped', certificate });
    const signed = await readFile(file);
    let missed = 0;
    for (let at = 0; at < signed.length; at++) {
      const copy = Buffer.from(signed);
      copy[at]! ^= 1 << (at % 8);
      await writeFile(file, copy);
      if ((await verifyFile(file, { certificates })).verdict !== 'tampered') missed++;
    }
    results.push({ format, flipped: signed.length, missed });
  }
  return results;
}

async function makeOriginal(file: string, format: 'jpeg' | 'png' | 'webp' | 'mp4'): Promise<void> {
  if (format === 'mp4')
    await makeClip({
      file,
      width: 64,
      height: 64,
      frames: 2,
      picture: (i) => new Uint8Array(64 * 64 * 3).fill(80 + i),
    });
  else
    await sharp({ create: { width: 32, height: 24, channels: 3, background: '#a63' } })
      .toFormat(format)
      .toFile(file);
}
