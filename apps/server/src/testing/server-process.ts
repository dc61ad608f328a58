import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { programArguments } from '@semblante/engine';

const mainFile = new URL('../main.ts', import.meta.url);

/** The product as an operator starts it, told by its environment alone; everything it writes is kept. */
export class ServerProcess {
  output = '';
  readonly #child: ChildProcess;
  readonly #exited: Promise<unknown>;

  constructor(env: Record<string, string>) {
    const { PATH = '', HOME = '' } = process.env;
    this.#child = spawn(process.execPath, programArguments(mainFile), {
      env: { PATH, HOME, PORT: '0', DEMO_CLIPS: '0', WORKER_SLOTS: '1', LOG_LEVEL: 'info', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.#exited = once(this.#child, 'close');
  }

  get hasExited(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Where it listens, as its own log says. */
  get address(): string {
    return /http:\/\/127\.0\.0\.1:\d+/.exec(this.output)?.[0] ?? '';
  }

  /** Until it serves or is gone. */
  async untilReady(): Promise<'ready' | 'exited'> {
    while (!this.hasExited) {
      if (
        this.address &&
        (await fetch(`${this.address}/api/ready`).then(
          ({ ok }) => ok,
          () => false,
        ))
      )
        return 'ready';
      await wait(100);
    }
    return 'exited';
  }

  async untilExit(): Promise<number | null> {
    await this.#exited;
    return this.#child.exitCode;
  }

  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    return await this.untilExit();
  }
}
