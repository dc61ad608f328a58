/**
 * Imports flow one way (ARCHITECTURE.md): contracts ← db, i18n ← core ← providers ← server; web knows contracts and
 * i18n only; media ← vision ← engine know nobody else.
 */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: ['\\.test\\.tsx?$', '^packages/(media|vision|engine)/src/testing/'] },
  to: { path: '^(packages|apps|e2e|tools)/', pathNot: [from, ...allowed] },
});

/** The page: each layer knows the ones below it. */
const layersOfThePage = ['ui', 'lib', 'navigation', 'features', 'areas', 'app'];
const pageLayers = layersOfThePage.slice(0, -1).map((layer, place) => ({
  name: `web-${layer}-imports-nothing-above-it`,
  severity: 'error',
  from: { path: `^apps/web/src/${layer}/` },
  to: { path: `^apps/web/src/(${layersOfThePage.slice(place + 1).join('|')})/` },
}));

/** Of the engine's packages, tests too: a lower one never learns of a higher one. */
const upwards = [
  ['media', 'vision|engine'],
  ['vision', 'engine'],
].map(([below, above]) => ({
  name: `${below}-imports-nothing-above-it`,
  severity: 'error',
  from: { path: `^packages/${below}/` },
  to: { path: `^packages/(${above})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('contracts-know-nobody', '^packages/contracts/', []),
    only('actors-know-nobody', '^packages/actors/', []),
    only('media-knows-nobody', '^packages/media/', []),
    only('vision-knows-media', '^packages/vision/', ['^packages/media/']),
    only('engine-knows-vision-and-media', '^packages/engine/src/', ['^packages/(media|vision)/']),
    only('engine-bench-knows-actors', '^packages/engine/bench/', [
      '^packages/engine/src/',
      '^packages/(media|vision|actors)/',
    ]),
    ...upwards,
    {
      name: 'src-never-imports-bench',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { path: '^(packages|apps)/[^/]+/bench/' },
    },
    {
      name: 'a-room-of-the-engine-is-entered-by-its-door',
      comment: 'tests and benchmarks may use whatever their own package has; another package is entered by its doors',
      severity: 'error',
      from: { path: '^packages/(media|vision|engine)/src/([^/]+)', pathNot: ['/testing/', '\\.test\\.ts$'] },
      to: {
        path: '^packages/(media|vision|engine)/src/[^/]+/',
        pathNot: ['^packages/$1/src/$2/', '^packages/(media|vision|engine)/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'media-vision-and-engine-are-entered-by-their-doors',
      severity: 'error',
      from: { path: '^(packages/[^/]+|apps|e2e|tools|training)/' },
      to: {
        path: '^packages/(media|vision|engine)/src/',
        pathNot: [
          '^$1/',
          '^packages/(media|vision|engine)/src/index\\.ts$',
          '^packages/(media|vision|engine)/src/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'the-server-knows-the-front-doors-of-the-engine',
      comment: 'codecs and networks read files of strangers in the child only; drawn and testing are for what we drew',
      severity: 'error',
      from: { path: '^(apps|e2e)/' },
      to: {
        path: '^packages/(media|vision|engine)/',
        pathNot: [
          '^packages/engine/src/index\\.ts$',
          '^packages/media/src/drawn/index\\.ts$',
          '^packages/engine/src/testing/index\\.ts$',
        ],
      },
    },
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
    ...pageLayers,
    {
      name: 'ui-knows-nothing-of-the-product',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^packages/' },
    },
    {
      name: 'a-feature-of-the-page-is-entered-by-its-door',
      comment: 'index.ts, or lazy.ts, which is light: the first page may import it',
      severity: 'error',
      from: { path: '^apps/web/src/(features/[^/]+|[^/]+)' },
      to: {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: ['^apps/web/src/$1/', '^apps/web/src/features/[^/]+/(index|lazy)\\.ts$'],
      },
    },
    {
      name: 'a-lazy-door-stays-light',
      comment: 'what it imports at once would come with the first page',
      severity: 'error',
      from: { path: '^apps/web/src/features/[^/]+/lazy\\.ts$' },
      to: { path: '^apps/web/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'no-circle-of-rooms-in-the-page',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/web/src/((features|ui|areas)/[^/]+|[^/]+)$' },
      to: { circular: true },
    },
    {
      name: 'no-circle-of-rooms-in-a-package',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/(actors|contracts|db|i18n|providers)/src/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'a-feature-does-not-use-its-own-door',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/$1/index\\.ts$' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '/testing/', '^packages/db/src/testing/', '^e2e/', '/bench/'] },
      to: { path: '^(packages/db|apps/web)/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/|^packages/media/assembly/.*[.]ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
