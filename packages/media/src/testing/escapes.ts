import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngineProcess, type EngineProcess } from '../isolation/engine-process.ts';
import type { Sandbox } from '../isolation/sandbox/open-sandbox.ts';

/** A machine with something to steal, and the ways to it that a hostile file would try. */
export interface Bait {
  folder: string;
  scratchRoot: string;
  escapes: readonly Escape[];
  close(): Promise<void>;
}

export interface Escape {
  what: string;
  task: string;
  target?: string;
}

export const escapingChild = new URL('./escaping-child.ts', import.meta.url);

export async function layBait(): Promise<Bait> {
  const folder = mkdtempSync(join(tmpdir(), 'semblante-bait-'));
  const [data, keys] = [join(folder, 'data'), join(folder, 'data', 'keys')];
  mkdirSync(keys, { recursive: true });
  writeFileSync(join(keys, 'account'), 'the key of an account', { mode: 0o600 });
  writeFileSync(join(data, 'secret'), 'the secret of the deployment', { mode: 0o600 });
  const [database, socket] = [createServer(), createServer()];
  const port = await listen(database, { host: '127.0.0.1', port: 0 });
  const socketFile = join(folder, 'database.sock');
  await listen(socket, { path: socketFile });
  return {
    folder,
    scratchRoot: join(data, 'scratch'),
    escapes: [
      { what: 'reads the environment of its parent', task: 'readParent' },
      { what: 'reads the environment of the server', task: 'readProcess', target: String(process.pid) },
      { what: 'signals the server', task: 'signalProcess', target: String(process.pid) },
      { what: 'reads the key of an account', task: 'readFile', target: join(keys, 'account') },
      { what: 'reads the secret', task: 'readFile', target: join(data, 'secret') },
      { what: 'lists the data folder', task: 'listFolder', target: keys },
      { what: 'reads the accounts of the machine', task: 'readFile', target: '/etc/passwd' },
      { what: 'connects to the port of the database', task: 'connectTcp', target: String(port) },
      { what: 'connects to the socket of the database', task: 'connectUnix', target: socketFile },
      { what: 'starts a shell', task: 'startShell' },
      { what: 'starts another process', task: 'startNode' },
      { what: 'writes into the data folder', task: 'writeFile', target: join(data, 'planted') },
      { what: 'writes into the temporary folder', task: 'writeFile', target: join(tmpdir(), 'semblante-planted') },
      { what: 'opens thousands of files', task: 'openManyFiles' },
    ],
    async close() {
      await Promise.all([database, socket].map((server) => new Promise((resolve) => server.close(resolve))));
      rmSync(folder, { recursive: true, force: true });
      rmSync(join(tmpdir(), 'semblante-planted'), { force: true });
    },
  };
}

function listen(server: Server, where: { host: string; port: number } | { path: string }): Promise<number> {
  return new Promise((resolve) => {
    server.listen(where, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

export function openEscaping(
  bait: Bait,
  { sandbox, entry = escapingChild }: { sandbox?: Sandbox; entry?: URL } = {},
): EngineProcess {
  return openEngineProcess({ entry, scratchRoot: bait.scratchRoot, ...(sandbox && { sandbox }) });
}

export async function tryEscape(engine: EngineProcess, { task, target }: Escape) {
  return (await engine.run(task, { target: target ?? '' })) as { escaped: boolean; got: string };
}
