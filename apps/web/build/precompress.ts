import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|html|webmanifest)$/;
const worthIt = 1024;

/**
 * A smaller copy beside each file, made once here instead of by the server for every visitor. From the files as they were
 * written: Vite still changes the code after every plugin has seen it.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('precompress: the build has no folder');
      for (const name of Object.keys(bundle).filter((fileName) => compressible.test(fileName))) {
        const path = join(dir, name);
        const source = readFileSync(path);
        if (source.length < worthIt) continue;
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        );
        writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}
