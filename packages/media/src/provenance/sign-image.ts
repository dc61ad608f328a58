import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { EngineError } from '../engine-error.ts';
import { memoryBlob } from './c2pa/library.ts';
import { openManifest, signerOf } from './c2pa/manifest.ts';
import { findManifest } from './c2pa/read-manifest.ts';
import type { SigningCertificate } from '../certificate/index.ts';
import { jpegWithXmp } from './image/jpeg-metadata.ts';
import { pngWithXmp } from './image/png-metadata.ts';
import { webpWithXmp } from './image/webp-metadata.ts';
import { findParent } from './own-parent.ts';
import { findReasonAgainst, type SignResult } from './sign-result.ts';
import type { SignOptions } from './sign-options.ts';
import { sniffFormat, type SignedFormat } from './sniff-format.ts';
import { writeIfAccepted, writeWhole } from './write-whole.ts';
import { xmpPacket } from './xmp.ts';

/** A 25-megapixel PNG with alpha is at most 100 MB of pixels. */
const imageBytesMax = 256 * 1024 * 1024;

/** As a file, or as the bytes that were to be one. */
interface SignImageOptions extends Omit<SignOptions, 'file'> {
  file: string | Buffer;
}

/** Copies a JPEG, PNG or WebP with XMP and a signed C2PA manifest; the pixels stay as they are, other metadata goes. */
export async function signImage({
  file,
  out,
  action,
  certificate,
  parent,
  signal,
}: SignImageOptions): Promise<SignResult> {
  const image = await openImage(file);
  const reason = findReasonAgainst(certificate);
  if (certificate && !reason) {
    const labelled = image.withXmp(xmpPacket({ action, manifest: 'embedded' }));
    const builder = await openManifest({
      format: image.format,
      action,
      certificate,
      parent: (await findParent(parent, certificate)).own,
    });
    const signed = Buffer.from(
      await builder.sign(signerOf(certificate), image.format, memoryBlob(labelled, image.format)),
    );
    builder.free();
    if (signal?.aborted) throw new EngineError('engine.aborted');
    if (await writeIfAccepted(out, signed, () => isAccepted(signed, { format: image.format, certificate })))
      return { signed: true };
  }
  const labelled = image.withXmp(xmpPacket({ action, manifest: 'none' }));
  await writeWhole(out, (target) => target.writeFile(labelled));
  return { signed: false, reason: reason ?? 'certificate_refused' };
}

async function openImage(file: string | Buffer): Promise<{ format: SignedFormat; withXmp: (xmp: string) => Buffer }> {
  const size = typeof file === 'string' ? (await stat(file)).size : file.length;
  if (size > imageBytesMax) throw new EngineError('media.too_large', { bytes: size });
  const bytes = typeof file === 'string' ? await readFile(file) : file;
  const format = sniffFormat(bytes.subarray(0, 16));
  switch (format) {
    case 'image/jpeg':
      await requireUpright(bytes);
      return { format, withXmp: (xmp) => jpegWithXmp(bytes, xmp) };
    case 'image/png':
      return { format, withXmp: (xmp) => pngWithXmp(bytes, xmp) };
    case 'image/webp': {
      const { width, height, hasAlpha } = await sharp(bytes).metadata();
      return {
        format,
        withXmp: (xmp) => webpWithXmp(bytes, xmp, { width, height, alpha: hasAlpha ? 'present' : 'absent' }),
      };
    }
    case 'video/mp4':
    case undefined:
      throw new EngineError('photo.unreadable', { what: 'not a JPEG, PNG or WebP' });
    default:
      return format satisfies never;
  }
}

/** Orientation stands in the EXIF that is left out: a picture that relies on it would come out lying on its side. */
async function requireUpright(jpeg: Buffer): Promise<void> {
  const { orientation } = await sharp(jpeg).metadata();
  if (orientation !== undefined && orientation > 1)
    throw new EngineError('engine.input_invalid', { what: 'orientation' });
}

/** Every output is read back before anybody gets it: a manifest that readers refuse is no label. */
async function isAccepted(
  signed: Buffer,
  { format, certificate }: { format: SignedFormat; certificate: SigningCertificate },
): Promise<boolean> {
  const report = await findManifest(memoryBlob(signed, format), { format, knownSigners: [certificate.chain[0]!] });
  return report?.state === 'Trusted';
}
