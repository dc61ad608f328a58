import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { builtTestProgram } from '../../tools/setup/programs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The whole product as `npm start` serves it, on its own port, folder and database. */
export interface TestSite {
  url: string;
  /** Its data, for what a test must look at from behind. */
  folder: string;
  stop(): Promise<void>;
}

/**
 * `program` starts something else than the product as it is; that one keeps to the embedded database, which all have
 * where there is no PostgreSQL.
 */
export async function startTestSite(
  env: Record<string, string> = {},
  program: 'server' | 'doubting-server' = 'server',
): Promise<TestSite> {
  const folder = mkdtempSync(join(tmpdir(), 'semblante-e2e-'));
  const port = Number(env['PORT'] ?? (await freePort()));
  const database = program === 'server' ? await createDatabase() : undefined;
  const server = spawn(process.execPath, ['--enable-source-maps', builtTestProgram(program)], {
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
      // Converting the networks takes half a minute: the unit tests' are as good.
      WEIGHTS_DIR: weightsFolder(),
      ...(database && { DATABASE_URL: database.url }),
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
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Asked of a built program: the engine's own sources, transpiled in every worker, took longer than a short journey. */
function weightsFolder(): string {
  return execFileSync(process.execPath, [builtTestProgram('name-weights-folder')], { encoding: 'utf8' });
}

/** On the server of `npm test`, which answers quicker than the embedded database and beside the site's own process. */
async function createDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const base = process.env['TEST_DATABASE_URL'];
  if (!base) return undefined;
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: base });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template ${process.env['E2E_DATABASE_TEMPLATE'] ?? 'template1'}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => await run(`drop database ${name} with (force)`) };
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
