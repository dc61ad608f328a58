import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const kilobyte = 1000;
const gzippedBytesMax = 170 * kilobyte;

/** What a first visit to the login page runs before anything is clicked, beside the entry itself. */
const loadedAtOnce = ['areas/public/login-page.tsx', 'bundles/web.pt_BR.ts'];

/**
 * Prints how much JavaScript the login page starts with, keeps the figure in size.json, and refuses a build that is too
 * heavy.
 */
export function loginWeight(): Plugin {
  return {
    name: 'login-weight',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const files = initialChunks(chunks).map(({ fileName, code }) => ({
        file: fileName,
        gzipped: gzipSync(code, { level: 9 }).length,
      }));
      const gzipped = files.reduce((sum, file) => sum + file.gzipped, 0);
      const report = { page: '/login', gzipped_bytes: gzipped, gzipped_bytes_max: gzippedBytesMax, files };
      this.emitFile({ type: 'asset', fileName: 'size.json', source: JSON.stringify(report, null, 2) });
      const sentence = `Initial JavaScript of the login page: ${(gzipped / kilobyte).toFixed(1)} KB gzipped (at most ${gzippedBytesMax / kilobyte}).`;
      if (gzipped > gzippedBytesMax) this.error(sentence);
      this.info(sentence);
    },
  };
}

function initialChunks(chunks: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const initial = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || initial.has(chunk)) return;
    initial.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  add(chunks.find((chunk) => chunk.isEntry));
  for (const path of loadedAtOnce) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
    if (chunk === undefined) throw new Error(`login-weight: ${path} is not a chunk of its own`);
    add(chunk);
  }
  return [...initial];
}
