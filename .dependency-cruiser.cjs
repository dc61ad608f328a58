/** DESIGN: imports flow one way. contracts ← db, i18n ← core ← providers ← server; web knows contracts and i18n only; engine knows nobody. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: ['\\.test\\.tsx?$', '^packages/engine/src/testing/'] },
  to: { path: '^(packages|apps|e2e|tools)/', pathNot: [from, ...allowed] },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contracts-know-nobody', '^packages/contracts/', []),
    only('actors-know-nobody', '^packages/actors/', []),
    only('engine-knows-nobody', '^packages/engine/src/', ['^packages/engine/bench/measure-files[.]ts$']),
    only('engine-bench-knows-actors', '^packages/engine/bench/', ['^packages/engine/src/', '^packages/actors/']),
    only('db-knows-contracts', '^packages/db/', ['^packages/contracts/']),
    only('i18n-knows-contracts', '^packages/i18n/', ['^packages/contracts/']),
    only('core-knows-db-and-below', '^packages/core/', ['^packages/(contracts|db|i18n)/']),
    only('providers-know-core-and-below', '^packages/providers/', ['^packages/(contracts|db|i18n|core)/']),
    only('server-knows-packages', '^apps/server/', ['^packages/', '^tools/setup/']),
    only('web-knows-contracts-and-i18n', '^apps/web/', ['^packages/(contracts|i18n)/']),
    {
      name: 'a-feature-of-core-enters-another-by-its-index',
      severity: 'error',
      from: { path: '^packages/core/src/([^/]+)/', pathNot: ['/testing/', '\\.test\\.ts$'] },
      to: {
        path: '^packages/core/src/([^/]+)/',
        pathNot: ['^packages/core/src/$1/', '^packages/core/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'a-test-sets-another-features-stage-by-its-testing-index',
      severity: 'error',
      from: { path: '^packages/core/src/([^/]+)/.*(/testing/|\\.test\\.ts$)' },
      to: {
        path: '^packages/core/src/([^/]+)/',
        pathNot: [
          '^packages/core/src/$1/',
          '^packages/core/src/[^/]+/(testing/)?index\\.ts$',
          // Each tool has a door of its own.
          '^packages/core/src/processings/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'credits-know-no-other-feature',
      severity: 'error',
      from: { path: '^packages/core/src/credits/' },
      to: { path: '^packages/core/src/', pathNot: ['^packages/core/src/(credits|kernel)/'] },
    },
    {
      name: 'ui-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^(apps/web/src/(app|areas|features|lib)/|packages/)' },
    },
    {
      name: 'features-do-not-know-areas-or-app-shell',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/areas/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '^packages/db/src/testing/', '^e2e/', '/bench/'] },
      to: { path: '^packages/db/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|^packages/engine/assembly/.*[.]ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
