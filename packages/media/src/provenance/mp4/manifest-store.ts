import type { FileHandle } from 'node:fs/promises';
import { c2paUuid, listTopLevelBoxes } from './boxes.ts';
import { isOutsideHash } from './bmff-hash.ts';
import { manifestBoxPreamble, manifestStoreOffset } from './manifest-box.ts';

const manifestBytesMax = 16 * 1024 * 1024;
const ftypBytesMax = 4096;

/**
 * The manifest store and the one box beside it that C2PA's hash leaves out; `undefined` where the boxes are not exactly
 * what signing writes.
 */
export async function findMp4Manifest(handle: FileHandle): Promise<{ store: Buffer; ftyp: Buffer } | undefined> {
  const boxes = await listTopLevelBoxes(handle);
  const [ftyp, manifest, ...more] = boxes.filter(isOutsideHash);
  if (ftyp?.type !== 'ftyp' || manifest?.uuid !== c2paUuid || more.length > 0) return undefined;
  if (ftyp.size > ftypBytesMax || manifest.size > manifestBytesMax || manifest.headerSize !== 8) return undefined;
  const bytes = Buffer.alloc(manifest.size);
  await handle.read(bytes, 0, bytes.length, manifest.start);
  if (!bytes.subarray(24, manifestStoreOffset).equals(manifestBoxPreamble)) return undefined;
  const ftypBytes = Buffer.alloc(ftyp.size);
  await handle.read(ftypBytes, 0, ftypBytes.length, ftyp.start);
  return { store: bytes.subarray(manifestStoreOffset), ftyp: ftypBytes };
}
