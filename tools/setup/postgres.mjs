import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCommand, installWithApt } from './debian.mjs';

const memoryDisk = '/dev/shm';
/** Far more than all tests keep in it at once: on a small machine memory is for the engine. */
const memoryDiskFreeMin = 4 * 1024 ** 3;

/**
 * A throw-away PostgreSQL on its own port and folder, or undefined where none can be had; with `isOwn` never the one
 * that the environment names, so that it may be restarted. It forgets everything at a power cut, which a test may.
 * `inMemory` is for many small databases, whose files take a disk longer to make and remove than to fill.
 */
export async function startPostgres({ isOwn = false, inMemory = false } = {}) {
  if (process.env.TEST_DATABASE_URL && !isOwn)
    return { url: process.env.TEST_DATABASE_URL, stop: () => {}, restart: () => {} };
  const bin = findBinaries() ?? (installWithApt(['postgresql']) ? findBinaries() : undefined);
  if (!bin) return undefined;

  const folder = mkdtempSync(join(inMemory && hasMemoryDisk() ? memoryDisk : tmpdir(), 'semblante-postgres-'));
  // It refuses to run as root, so root lends it to `postgres`.
  const owner = process.getuid?.() === 0 ? ownerIds() : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const as = {
    cwd: folder,
    encoding: 'utf8',
    ...(owner && { uid: owner.uid, gid: owner.gid }),
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  };
  const port = await freePort();
  const data = join(folder, 'data');

  demand(
    spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--no-locale'],
      as,
    ),
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=300 -c shared_buffers=128MB`;
  demand(
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings, 'start'], {
      ...as,
      stdio: 'ignore',
    }),
  );

  const stop = () => {
    spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { ...as, stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  /** As after a crash: whoever is connected is cut off, and its log is played back. */
  const restart = () =>
    demand(
      spawnSync(
        join(bin, 'pg_ctl'),
        ['-D', data, '-m', 'immediate', '-w', '-l', join(folder, 'log'), '-o', settings, 'restart'],
        { ...as, stdio: 'ignore' },
      ),
    );
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, restart };
}

/** Containers have a small one unless they were given more. */
function hasMemoryDisk() {
  if (!existsSync(memoryDisk)) return false;
  const { bavail, bsize } = statfsSync(memoryDisk);
  return bavail * bsize >= memoryDiskFreeMin;
}

function findBinaries() {
  const onPath = findCommand(['initdb']);
  if (onPath) return join(onPath, '..');
  const debian = '/usr/lib/postgresql';
  if (!existsSync(debian)) return undefined;
  const versions = readdirSync(debian).filter((version) => existsSync(join(debian, version, 'bin/initdb')));
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  return newest && join(debian, newest, 'bin');
}

function ownerIds() {
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function demand(result) {
  if (result.status === 0) return;
  throw new Error(
    `PostgreSQL could not be started: ${result.error?.message ?? result.stderr ?? `exit code ${result.status}`}`,
  );
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
