import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { engineChildrenOf } from './process-table.ts';

const mainFile = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));
// Ctrl-C ends a process without its `exit` being heard.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * The product as an operator starts it: a process of its own, told by its environment. It can be killed and started
 * again.
 */
export class ServerProcess {
  readonly #env: Record<string, string>;
  readonly #logFile: string;
  readonly #program: string | undefined;
  #child: ChildProcess | undefined;

  /** From the sources, unless a built program is named. */
  constructor(env: Record<string, string>, logFile: string, program?: string) {
    this.#env = {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      LOG_LEVEL: 'warn',
      DEMO_CLIPS: '0',
      RATE_LIMIT_PER_MINUTE: '100000000',
      ...env,
    };
    this.#logFile = logFile;
    this.#program = program;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  start(): void {
    const log = openSync(this.#logFile, 'a');
    const child = spawn(process.execPath, this.#program ? [this.#program] : ['--import', 'tsx', mainFile], {
      env: this.#env,
      stdio: ['ignore', log, log],
    });
    this.#child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
  }

  /** As a power cut does: nothing is said, nothing is tidied up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** The engine's child of this process, if it has one just now. */
  findEngine(): number | undefined {
    return this.pid === undefined ? undefined : engineChildrenOf(this.pid)[0];
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}

const readyMsMax = 180_000;

export async function untilReady(address: string): Promise<void> {
  const givesUpAt = performance.now() + readyMsMax;
  for (;;) {
    if (performance.now() > givesUpAt) throw new Error(`${address} is not ready after ${readyMsMax / 1000} s`);
    const isReady = await fetch(`${address}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
