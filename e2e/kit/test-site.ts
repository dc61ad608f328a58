import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Converting the networks takes half a minute: once for all sites of this machine.
const weightsFolder = join(tmpdir(), 'semblante-weights-e2e');

/** The whole product as `npm start` serves it, on its own port and folder. */
export interface TestSite {
  url: string;
  /** Its data, for what a test must look at from behind. */
  folder: string;
  stop(): Promise<void>;
}

/** `entry` starts something else than the product as it is. */
export async function startTestSite(
  env: Record<string, string> = {},
  entry = 'apps/server/src/main.ts',
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'semblante-e2e-'));
  const port = Number(env['PORT'] ?? (await freePort()));
  const server = spawn(process.execPath, ['--import', 'tsx', entry], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // One proxy is believed, so that each test can come from an address of its own and no test uses up another's tries.
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'fatal',
      WEIGHTS_DIR: weightsFolder,
      ...env,
    },
  });
  const url = `http://localhost:${port}`;
  await untilReady(url, server);
  return {
    url,
    folder,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended with code ${server.exitCode}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
