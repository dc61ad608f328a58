import { defineConfig } from 'vitest/config';
import { startsBuiltPrograms } from './tools/setup/programs.mjs';

// A wait ends what hangs; it is no measure of anything.
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };

// No retries: what fails once is a fault, of the test or of the product.
export default defineConfig({
  plugins: [startsBuiltPrograms()],
  test: {
    globalSetup: ['tools/setup/test-programs.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['packages/{media,vision,engine,actors}/src/**/*.test.ts'],
          setupFiles: ['packages/media/src/testing/equal-bytes.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'measuring',
          include: ['packages/*/bench/**/*.test.ts'],
          globalSetup: ['tools/setup/measuring-weights.mjs'],
          setupFiles: ['packages/media/src/testing/equal-bytes.ts'],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: [
            'packages/{contracts,core,db,i18n,providers}/src/**/*.test.{ts,tsx}',
            'apps/server/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          setupFiles: [
            'packages/core/src/accounts/testing/cheap-guesses.ts',
            'packages/media/src/testing/equal-bytes.ts',
          ],
          ...patience,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['apps/web/src/**/*.test.{ts,tsx}'], ...patience },
      },
    ],
    maxWorkers: 2,
    // The files of a worker share its modules, its compiled code and its drawn actors: loading them anew for each file
    // took longer than most tests.
    isolate: false,
  },
});
