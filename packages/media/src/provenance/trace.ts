import type { FileHandle } from 'node:fs/promises';
import { findManifestPromise } from './xmp.ts';

export interface ProvenanceTrace {
  /** Pieces of a C2PA manifest, in order or not. */
  hasManifestPieces: boolean;
  /** Our XMP says that a manifest belongs to the file. */
  promisesManifest: boolean;
}

/** The type UUIDs of a manifest store's boxes share their last twelve bytes; the first four tell which box it is. */
const c2paBoxType = Buffer.from('00110010800000aa00389b71', 'hex');
const boxKinds = new Set(['c2pa', 'c2ma', 'c2as', 'c2cl', 'c2cs']);

const chunkBytes = 1024 * 1024;
const overlapBytes = 4096; // longer than an XMP packet of ours

/**
 * Looks for what is left of a manifest in raw bytes, without any parser: where the container or the manifest is
 * damaged, readers see none at all, and "damaged" must not be taken for "never had one".
 */
export async function findTrace(handle: FileHandle): Promise<ProvenanceTrace> {
  const trace = { hasManifestPieces: false, promisesManifest: false };
  const buffer = Buffer.alloc(chunkBytes + overlapBytes);
  let kept = 0;
  for (let position = 0; !(trace.hasManifestPieces && trace.promisesManifest);) {
    const { bytesRead } = await handle.read(buffer, kept, chunkBytes, position);
    if (bytesRead === 0) break;
    const window = buffer.subarray(0, kept + bytesRead);
    trace.hasManifestPieces ||= hasC2paBox(window);
    trace.promisesManifest ||= findManifestPromise(window.toString('latin1')) === 'embedded';
    position += bytesRead;
    const rest = window.subarray(Math.max(0, window.length - overlapBytes));
    kept = rest.length;
    rest.copy(buffer, 0);
  }
  return trace;
}

function hasC2paBox(window: Buffer): boolean {
  for (let at = window.indexOf(c2paBoxType); at >= 0; at = window.indexOf(c2paBoxType, at + 1)) {
    if (boxKinds.has(window.toString('latin1', at - 4, at))) return true;
  }
  return false;
}
