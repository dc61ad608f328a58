import { finished, type Readable } from 'node:stream';
import type { FileStore } from '@semblante/core/kernel';

/**
 * A file of the store for who packs an archive: opened when its turn comes, so that a hundred files are not open at
 * once.
 */
export const openStored =
  (files: FileStore, key: string) =>
  (given: (error: unknown, stream: Readable) => void): void => {
    files.read(key).then(
      (stream) => {
        finished(stream, { writable: false }, () => {});
        given(null, stream);
      },
      (error: unknown) => given(error, undefined as never),
    );
  };
