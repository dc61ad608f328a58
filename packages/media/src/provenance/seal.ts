import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import * as z from 'zod';
import { isExactEnvelope } from './c2pa/cose-signature.ts';
import { isExactStore, readJumbf } from './c2pa/jumbf.ts';
import { containerAssertion } from './c2pa/manifest.ts';
import { manifestStoreOfJpeg } from './image/jpeg-metadata.ts';
import { manifestStoreOfPng } from './image/png-metadata.ts';
import { manifestStoreOfWebp } from './image/webp-metadata.ts';
import { findMp4Manifest } from './mp4/manifest-store.ts';
import type { SignedFormat } from './sniff-format.ts';

const containerSchema = z.object({ ftyp: z.string() });

const imageBytesMax = 256 * 1024 * 1024;

export interface SealOptions {
  format: SignedFormat;
  assertions: readonly { label: string; data: unknown }[];
}

/**
 * Readers forgive much in the frame around a manifest: sizes, counters, checksums, an MP4's `ftyp`. No hash covers
 * those bytes. In a file of ours they can only be what we write, so one that differs was changed.
 */
export async function isSealIntact(handle: FileHandle, { format, assertions }: SealOptions): Promise<boolean> {
  const store = await findStore(handle, { format, assertions });
  if (!store || !isExactStore(store)) return false;
  const manifests = readJumbf(store)[0]?.children ?? [];
  const signatures = manifests.map(({ children }) => children.find(({ label }) => label === 'c2pa.signature')?.payload);
  return signatures.every((signature) => signature !== undefined && isExactEnvelope(signature));
}

async function findStore(handle: FileHandle, { format, assertions }: SealOptions): Promise<Buffer | undefined> {
  if (format === 'video/mp4') return findStoreOfMp4(handle, assertions);
  const { size } = await handle.stat();
  if (size > imageBytesMax) return undefined;
  const image = Buffer.alloc(size);
  await handle.read(image, 0, size, 0);
  switch (format) {
    case 'image/jpeg':
      return manifestStoreOfJpeg(image);
    case 'image/png':
      return manifestStoreOfPng(image);
    case 'image/webp':
      return manifestStoreOfWebp(image);
    default:
      return format satisfies never;
  }
}

async function findStoreOfMp4(handle: FileHandle, assertions: SealOptions['assertions']): Promise<Buffer | undefined> {
  const manifest = await findMp4Manifest(handle);
  const container = containerSchema.safeParse(assertions.find(({ label }) => label === containerAssertion)?.data);
  if (!manifest || !container.success) return undefined;
  return createHash('sha256').update(manifest.ftyp).digest('hex') === container.data.ftyp ? manifest.store : undefined;
}
