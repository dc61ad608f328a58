// `npm run check`: types, lint, import directions, dead code, missing texts, house rules; every problem at once.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { checkCommentLengths } from './checks/comment-lengths.mjs';
import { checkHouseRules } from './checks/house-rules.mjs';
import { checkReferences } from './checks/references.mjs';
import { checkRoomCircles } from './checks/room-circles.mjs';
import { checkTexts } from './checks/texts.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root } from './setup/stages.mjs';

await ensureInstalled();
const bin = (path) => join(root, 'node_modules', path);
const checks = [
  // The native compiler; the one in JavaScript reads sources for two checks. One thread each: two lanes run here.
  ['types', [bin('typescript-native/bin/tsc'), '-p', 'tsconfig.json', '--singleThreaded']],
  ['types of the page', [bin('typescript-native/bin/tsc'), '-p', 'apps/web/tsconfig.json', '--singleThreaded']],
  ['lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']],
  [
    'import directions',
    [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'apps',
      'e2e',
      'tools',
    ],
  ],
  ['formatting', [bin('oxfmt/bin/oxfmt'), '--check', '--threads=1', '.']],
  ['dead code', [bin('knip/bin/knip.js')]],
  ['generated files', ['--import', 'tsx', 'tools/generate.ts', '--check']],
  ['documents that repeat the code', ['--import', 'tsx', 'tools/generate-documents.ts', '--check']],
  ['tuned constants', ['tools/checks/tuned-constants.mjs']],
  ['compiled kernels', ['packages/media/assembly/build.mjs', '--check']],
];

const failed = [];
const report = (name, problems) => {
  process.stdout.write(
    `${problems === '' ? '✓' : '✗'} ${name}\n${problems === '' ? '' : `${problems.trim().replace(/^/gm, '    ')}\n`}`,
  );
  if (problems !== '') failed.push(name);
};
report('texts', checkTexts().join('\n'));
report('house rules', checkHouseRules().join('\n'));
report('references', checkReferences().join('\n'));
report('circles of rooms', checkRoomCircles().join('\n'));
report('lengths of comments and lines', checkCommentLengths().join('\n'));
await Promise.all([lane(), lane()]);
process.exit(failed.length === 0 ? 0 : 1);

/** Two lanes for two cores. */
async function lane() {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const [name, args] = check;
    const { code, output } = await runNode(args);
    report(name, code === 0 ? '' : output || `ended with code ${code}`);
  }
}

function runNode(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0' },
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('close', (code) => resolve({ code, output }));
  });
}
