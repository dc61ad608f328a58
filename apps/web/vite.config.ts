import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from './build/first-paint.ts';
import { loginWeight } from './build/login-weight.ts';
import { precompress } from './build/precompress.ts';

const server = 'http://localhost:3000';
/** docs/product/accounts.md: deployments set it; `npm start` and tests leave it off. */
const hasDevtoolsGuard = ['1', 'true'].includes(process.env['DEVTOOLS_GUARD'] ?? '');
/** A test that hands the files out itself needs no compressed copies: they take half of the build. */
const isPrecompressed = process.env['PRECOMPRESS'] !== '0';

export default defineConfig({
  plugins: [react(), tailwindcss(), firstPaint(), loginWeight(), isPrecompressed && precompress()],
  define: { __DEVTOOLS_GUARD__: JSON.stringify(hasDevtoolsGuard) },
  build: {
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    // What every page starts with is one file: fewer requests, and code compressed together compresses better.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'frame', tags: ['$initial'] }] } } },
  },
  server: { proxy: { '/api': server, '/dev': server } },
});
