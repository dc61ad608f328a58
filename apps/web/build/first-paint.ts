import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const module = fileURLToPath(new URL('../src/app/first-paint.tsx', import.meta.url));
const emptyRoot = '<div id="root"></div>';

/**
 * `home.html`: the page's document with the home page's first screen in it, which a slow phone shows seconds before our
 * code has run.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const document = bundle['index.html'];
      if (document?.type !== 'asset') throw new Error('first-paint: the build has no index.html');
      const html = String(document.source);
      if (!html.includes(emptyRoot)) throw new Error('first-paint: index.html has no empty #root');
      const rendered = await runnerImport<{ firstPaintMarkup: string }>(module, {
        configFile: false,
        logLevel: 'warn',
      });
      const source = html.replace(emptyRoot, () => `<div id="root">${rendered.module.firstPaintMarkup}</div>`);
      this.emitFile({ type: 'asset', fileName: 'home.html', source });
    },
  };
}
