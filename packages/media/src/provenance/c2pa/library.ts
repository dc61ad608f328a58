import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as c2pa from '@contentauth/c2pa-wasm';
import { EngineError } from '../../engine-error.ts';
import { FileBlob, MemoryBlob, type ReadingBudget, type SyncBlob } from './file-blob.ts';

let state: 'closed' | 'open' | 'abandoned' = 'closed';

/** The C2PA library, which was made for a browser's worker: it reads through `FileReaderSync`, which Node has not. */
export function openLibrary(): typeof c2pa {
  if (state === 'open') return c2pa;
  if (state === 'abandoned') throw new EngineError('engine.crashed', { what: 'c2pa' });
  const readers = globalThis as { FileReaderSync?: unknown };
  readers.FileReaderSync ??= class {
    readAsArrayBuffer(blob: SyncBlob): ArrayBuffer {
      return blob.bytes();
    }
  };
  c2pa.initSync({ module: readFileSync(createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm')) });
  state = 'open';
  return c2pa;
}

/**
 * After a trap nothing it says can be relied on; jobs run in processes of their own, and the next one starts afresh.
 */
export function abandonLibrary(): void {
  state = 'abandoned';
}

/** Lends a file to the library as the `Blob` it expects. Trouble with the file itself comes out as what it was. */
export async function withFileBlob<T>(
  path: string,
  options: { type: string; budget: ReadingBudget },
  read: (blob: Blob) => Promise<T>,
): Promise<T> {
  const blob = FileBlob.open(path, options);
  try {
    return await read(blob as unknown as Blob);
  } catch (error) {
    throw blob.failure ?? error;
  } finally {
    blob.close();
  }
}

export function memoryBlob(content: Uint8Array, type: string): Blob {
  return new MemoryBlob(content, type) as unknown as Blob;
}
