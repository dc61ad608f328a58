// `npm run bench -- boot [--json]`: how long a child of the engine takes to its first answer, and the server to
// serving, from sources and built.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, rounds: { type: 'string', default: '5' } },
});
const ticksPerSecond = 100;
const kinds = {
  source: {
    loader: ['--import', 'tsx'],
    child: 'packages/engine/src/child.ts',
    server: 'apps/server/src/main.ts',
  },
  built: { loader: ['--enable-source-maps'], child: 'dist/engine-child.js', server: 'dist/server.js' },
} as const;
type Kind = keyof typeof kinds;

interface Boot {
  seconds: number;
  /** Of the process itself: what stays the same beside others at work. */
  cpuSeconds: number;
}

const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'semblante-boot-'));
try {
  // The first start makes the database, the seeds and the page's files: both kinds are measured after it.
  await bootServer('built');
  const child = { source: await median('source', bootChild), built: await median('built', bootChild) };
  const server = { source: await median('source', bootServer), built: await median('built', bootServer) };
  const report = { rounds, child: { ...child, share: shareOf(child) }, server: { ...server, share: shareOf(server) } };
  process.stdout.write(
    values.json ? `${JSON.stringify(report)}\n` : `${say('engine child', child)}${say('server', server)}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function shareOf({ source, built }: Record<Kind, Boot>): number {
  return Number((built.cpuSeconds / source.cpuSeconds).toFixed(2));
}

function say(what: string, both: Record<Kind, Boot>): string {
  const lines = Object.entries(both).map(
    ([kind, { seconds, cpuSeconds }]) =>
      `  ${kind.padEnd(7)} ${seconds.toFixed(2)} s, ${cpuSeconds.toFixed(2)} s of CPU`,
  );
  return `${what}, built takes ${shareOf(both)} of the CPU\n${lines.join('\n')}\n`;
}

async function median(kind: Kind, boot: (kind: Kind) => Promise<Boot>): Promise<Boot> {
  const boots: Boot[] = [];
  for (let round = 0; round < rounds; round += 1) boots.push(await boot(kind));
  const middle = (key: keyof Boot) => boots.map((each) => each[key]).sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  return { seconds: middle('seconds'), cpuSeconds: middle('cpuSeconds') };
}

/**
 * Until it has answered its first task: a file that is not there is told in one answer, by everything that reads files.
 */
async function bootChild(kind: Kind): Promise<Boot> {
  const { loader, child } = kinds[kind];
  const startedAt = performance.now();
  const started = fork(join(root, child), { execArgv: [...loader, '--no-warnings'], serialization: 'advanced' });
  const input = { video: join(folder, 'nothing.mp4'), limits: 'product' };
  started.send({ kind: 'run', id: 1, task: 'probe', input, scratch: folder });
  return await new Promise<Boot>((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`the child ended with ${code}`)));
    started.on('message', (message: { kind: string }) => {
      if (message.kind !== 'ready') resolve(end(started, startedAt));
    });
  });
}

async function bootServer(kind: Kind): Promise<Boot> {
  const { loader, server } = kinds[kind];
  const startedAt = performance.now();
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    DEMO_CLIPS: '0',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'development',
  };
  const started = spawn(process.execPath, [...loader, join(root, server)], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const boot = await new Promise<Boot>((resolve, reject) => {
    started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    started.stdout.on('data', (text) => {
      if (String(text).includes('is serving at')) resolve(end(started, startedAt, 'SIGTERM'));
    });
  });
  await new Promise((resolve) => (started.exitCode === null ? started.once('exit', resolve) : resolve(undefined)));
  return boot;
}

function end(started: ChildProcess, startedAt: number, signal: NodeJS.Signals = 'SIGKILL'): Boot {
  const seconds = (performance.now() - startedAt) / 1000;
  const fields = readFileSync(`/proc/${started.pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  started.removeAllListeners('exit');
  started.kill(signal);
  return { seconds, cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond };
}
