import { defineConfig } from 'vitest/config';

// As with the browser tests: a shared machine may stand still for longer than any wait. What needed a second try is named at the end of `npm test`.
const retry = process.env['CI'] ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/*/src/**/*.test.tsx',
            'packages/*/bench/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          testTimeout: 240_000,
          hookTimeout: 240_000,
          retry,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'node',
          include: ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'],
          testTimeout: 240_000,
          retry,
        },
      },
    ],
    maxWorkers: 2,
  },
});
