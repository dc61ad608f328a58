// `npm run drill -- sandbox [--json]`: a child of the engine tries every way out, first without a sandbox (where each
// must succeed, or the check sees nothing), then in every sandbox that works here; and what each costs at the start.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openEngineProcess, openSandbox, type Sandbox } from '@semblante/media/isolation';
import { type Bait, layBait, openEscaping, tryEscape } from '@semblante/media/testing';
import { findCommand, installWithApt } from '../../setup/debian.mjs';
import { builtProgram, builtTestProgram } from '../../setup/programs.mjs';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
// Built: a loader of sources would start processes itself, which no sandbox lets it.
const builtChild = pathToFileURL(builtProgram('engine-child'));
const escapingChild = pathToFileURL(builtTestProgram('escaping-child'));
const rounds = 7;
const util = { unshare: '/usr/bin/unshare', setpriv: '/usr/bin/setpriv', prlimit: '/usr/bin/prlimit' };
/** What native code can do is bound by the kernel alone: only there every way must be shut. */
const mustHold = 'bubblewrap';

if (!findCommand(['bwrap'])) installWithApt(['bubblewrap']);
const bait = await layBait();
try {
  const sandboxes = await openSandboxes(bait, escapingChild);
  const tried = new Map<string, Map<string, boolean>>();
  for (const [level, sandbox] of [['none', undefined], ...sandboxes] as const)
    tried.set(level, await tryAll(bait, sandbox));
  const starts = await measureStarts(bait);
  const problems = problemsOf(tried);
  if (values.json) process.stdout.write(`${JSON.stringify(reportOf(tried, starts, problems))}\n`);
  else print(tried, starts, problems);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await bait.close();
}

async function openSandboxes(laid: Bait, entry: URL): Promise<Map<string, Sandbox>> {
  const opened = new Map<string, Sandbox>();
  for (const wrappers of [undefined, util, {}]) {
    const sandbox = await openSandbox({
      choice: 'auto',
      entry,
      scratchRoot: laid.scratchRoot,
      weightsFolder: join(laid.folder, 'weights'),
      ...(wrappers && { wrappers }),
    });
    if (sandbox.level !== 'none') opened.set(sandbox.level, sandbox);
  }
  return opened;
}

async function tryAll(laid: Bait, sandbox: Sandbox | undefined): Promise<Map<string, boolean>> {
  const engine = openEscaping(laid, { entry: escapingChild, ...(sandbox && { sandbox }) });
  const outcomes = new Map<string, boolean>();
  for (const escape of laid.escapes) outcomes.set(escape.what, (await tryEscape(engine, escape)).escaped);
  await engine.close();
  return outcomes;
}

/** Until the built child has answered its first task; in turns, so that a busy machine is unfair to none. */
async function measureStarts(laid: Bait): Promise<Map<string, number>> {
  const all = [['none', undefined], ...(await openSandboxes(laid, builtChild))] as const;
  const measured = new Map<string, number[]>(all.map(([level]) => [level, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [level, sandbox] of all) {
      const engine = openEngineProcess({
        entry: builtChild,
        scratchRoot: laid.scratchRoot,
        ...(sandbox && { sandbox }),
      });
      const startedAt = performance.now();
      await engine.run('probe', { video: join(laid.folder, 'nothing.mp4') }).catch(() => undefined);
      measured.get(level)?.push(performance.now() - startedAt);
      await engine.close();
    }
  return new Map(
    [...measured].map(([level, each]) => [level, each.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0]),
  );
}

function problemsOf(outcomes: ReadonlyMap<string, ReadonlyMap<string, boolean>>): string[] {
  const blind = [...(outcomes.get('none') ?? [])].filter(([, escaped]) => !escaped);
  const open = [...(outcomes.get(mustHold) ?? [])].filter(([, escaped]) => escaped);
  return [
    ...blind.map(([what]) => `sees nothing: without a sandbox nobody ${what} either`),
    ...open.map(([what]) => `in ${mustHold} a child ${what}`),
    ...(outcomes.has(mustHold) ? [] : [`${mustHold} does not work on this machine: nothing holds against native code`]),
  ];
}

function reportOf(
  outcomes: ReadonlyMap<string, ReadonlyMap<string, boolean>>,
  times: ReadonlyMap<string, number>,
  problems: readonly string[],
) {
  return {
    escapes: Object.fromEntries([...outcomes].map(([level, each]) => [level, Object.fromEntries(each)])),
    startMs: Object.fromEntries([...times].map(([level, ms]) => [level, Math.round(ms)])),
    problems,
  };
}

function print(
  outcomes: ReadonlyMap<string, ReadonlyMap<string, boolean>>,
  times: ReadonlyMap<string, number>,
  problems: readonly string[],
): void {
  const levels = [...outcomes.keys()];
  const lines = [`${'a child of the engine'.padEnd(44)}${levels.map((level) => level.padEnd(13)).join('')}`];
  for (const what of outcomes.get('none')?.keys() ?? [])
    lines.push(
      `${what.padEnd(44)}${levels.map((level) => (outcomes.get(level)?.get(what) ? 'yes' : 'no').padEnd(13)).join('')}`,
    );
  lines.push(
    'starts within (ms, median)'.padEnd(44) +
      levels.map((level) => String(Math.round(times.get(level) ?? 0)).padEnd(13)).join(''),
  );
  lines.push(
    '',
    ...(problems.length > 0 ? problems : ['Every way out is open without a sandbox and shut in bubblewrap.']),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
