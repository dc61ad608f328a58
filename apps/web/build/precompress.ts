import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|html|webmanifest)$/;
const worthIt = 1024;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * A smaller copy beside each file, made once here instead of by the server for every visitor. From the files as they
 * were written: Vite still changes the code after every plugin has seen it.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('precompress: the build has no folder');
      const names = Object.keys(bundle).filter((fileName) => compressible.test(fileName));
      // Off the JavaScript thread, as many at once as the machine has threads for it.
      await Promise.all(names.map(async (name) => await compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < worthIt) return;
  await Promise.all([
    promisify(brotliCompress)(source, brotli).then((smaller) => writeFile(`${path}.br`, smaller)),
    promisify(gzip)(source, { level: 9 }).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}
