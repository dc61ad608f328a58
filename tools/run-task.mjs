// `npm run bench -- NAME`, `npm run drill -- NAME`, `npm run staff`, `npm run screens`, `npm run generate`: finds the
// task's file and runs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled, requireInstalled } from './setup/install.mjs';
import { areProgramsCurrent, builtProgram, ensureTestPrograms, programs } from './setup/programs.mjs';
import { root, run } from './setup/stages.mjs';

const [kind, ...rest] = process.argv.slice(2);
const tasks = {
  bench: {
    api: 'apps/server/bench/api.ts',
    lists: 'apps/server/bench/lists.ts',
    staff: 'tools/bench/staff/main.ts',
    pipeline: 'tools/bench/pipeline/main.ts',
    catalog: 'tools/bench/catalog/main.ts',
    engine: 'packages/engine/bench/engine.ts',
    provenance: 'packages/engine/bench/provenance.ts',
    cutout: 'packages/engine/bench/cutout.ts',
    screen: 'packages/engine/bench/screen.ts',
    metrics: 'packages/engine/bench/metrics.ts',
    photo: 'tools/bench/photo/main.ts',
    queue: 'tools/bench/queue/main.ts',
    enhance: 'packages/engine/bench/enhance.ts',
    journey: 'e2e/bench/journey.ts',
    boot: 'tools/bench/boot/main.ts',
  },
  drill: {
    ledger: 'tools/drills/ledger/main.ts',
    webhooks: 'tools/drills/webhooks/main.ts',
    media: 'tools/drills/media/main.ts',
    images: 'tools/drills/images/main.ts',
    crash: 'tools/drills/crash/main.ts',
    upload: 'tools/drills/upload/main.ts',
    fair: 'tools/drills/fair/main.ts',
    erase: 'tools/drills/erase/main.ts',
    roles: 'tools/drills/roles/main.ts',
    cutouts: 'tools/drills/cutouts/main.ts',
    estimates: 'tools/drills/estimates/main.ts',
    sandbox: 'tools/drills/sandbox/main.ts',
    bucket: 'tools/drills/bucket/main.ts',
    restore: 'tools/drills/restore/main.ts',
    security: 'tools/drills/security/main.ts',
    load: 'tools/drills/load/main.ts',
    cluster: 'tools/drills/cluster/main.ts',
  },
  backup: { '': 'tools/backup.ts' },
  restore: { '': 'tools/backup.ts' },
  staff: { '': 'tools/staff.ts' },
  doctor: { '': 'tools/doctor.ts' },
  screens: { '': 'e2e/screens.ts' },
  generate: { '': 'tools/generate.ts' },
};
/** Run by operators beside a serving process. */
const operators = ['backup', 'restore', 'staff', 'doctor'];
const names = Object.keys(tasks[kind] ?? {});
const named = !names.includes('');
const name = named ? (rest.shift() ?? '') : '';
const file = tasks[kind]?.[name];

if (!file || !existsSync(join(root, file))) {
  process.stderr.write(`Unknown: npm run ${kind} -- ${name}. There is: ${names.join(', ') || 'none yet'}\n`);
  process.exit(1);
}
/** Where nothing but the built programs can run, they are what there is; a developer's sources may be newer. */
const built = Object.keys(programs).find((program) => programs[program] === file);
const hasLoader = existsSync(join(root, 'node_modules/tsx'));
const runsBuilt = built !== undefined && existsSync(builtProgram(built)) && (!hasLoader || areProgramsCurrent());
if (operators.includes(kind)) requireInstalled({ isBuilt: runsBuilt });
else await ensureInstalled({ weights: weightsFor(kind, file) });
if (kind === 'screens' || ['journey', 'boot', 'sandbox', 'security'].includes(name)) await ensureBuilt();
// These start a site as the browser tests do.
if (kind === 'screens' || ['journey', 'sandbox'].includes(name)) await ensureTestPrograms();
if (kind === 'generate') {
  run(process.execPath, [join(root, 'packages/media/assembly/build.mjs')]);
  run(process.execPath, ['--import', 'tsx', join(root, 'tools/generate-documents.ts')]);
  run(process.execPath, [join(root, 'tools/checks/comment-lengths.mjs'), '--lower']);
}
run(process.execPath, [
  ...(runsBuilt ? ['--enable-source-maps', builtProgram(built)] : ['--import', 'tsx', join(root, file)]),
  ...(kind === 'backup' || kind === 'restore' ? [kind] : []),
  ...rest,
]);

/** The benchmarks of the engine judge with networks that the product does not have. */
function weightsFor(kind, file) {
  if (kind === 'generate') return [];
  return file.startsWith('packages/engine/bench/') ? ['product', 'measuring'] : ['product'];
}
