import { mkdtempSync } from 'node:fs';
import { readdir, readlink, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findTestPostgresUrl, openTestPostgres } from '@semblante/db/testing';
import { describe, expect, it, vi } from 'vitest';
import { startApplication } from './application.ts';
import { readConfig } from './config.ts';
import { logIn } from './testing/log-in.ts';

/** Of the sockets of this process, the one with the most descriptors: nothing but a listener has two. */
async function countOfMostShared(): Promise<number> {
  const folder = '/proc/self/fd';
  const links = await Promise.all(
    (await readdir(folder)).map(async (name) => await readlink(join(folder, name)).catch(() => '')),
  );
  const sockets = links.filter((link) => link.startsWith('socket:'));
  return Math.max(...sockets.map((socket) => sockets.filter((other) => other === socket).length));
}

describe.skipIf(!findTestPostgresUrl())('a process that is asked to stop', () => {
  const start = async (env: Record<string, string>) => {
    const database = await openTestPostgres();
    const dataFolder = mkdtempSync(join(tmpdir(), 'semblante-shutdown-'));
    const application = await startApplication(
      readConfig({
        DATABASE_URL: database.url,
        PORT: '0',
        ROLE: 'api',
        DEMO_CLIPS: '0',
        LOG_LEVEL: 'silent',
        DATA_DIR: dataFolder,
        ...env,
      }),
    );
    await application.ready;
    const statusOf = async (path: string) =>
      (await fetch(`${application.address}${path}`, { headers: { connection: 'close' } })).status;
    return { application, database, dataFolder, statusOf };
  };

  it('says first that it is not ready, still serves who comes for a while, and then lets nobody in', async () => {
    const { application, database, statusOf } = await start({ SHUTDOWN_DRAIN_SECONDS: '3' });
    expect(await statusOf('/api/ready')).toBe(200);
    const stopped = application.stop();
    expect(await statusOf('/api/ready')).toBe(503);
    expect(await statusOf('/api/health')).toBe(200);
    expect(await statusOf('/api/user')).toBe(401);
    await stopped;
    await expect(statusOf('/api/health')).rejects.toThrow('fetch failed');
    await database.close();
  });

  it.runIf(process.platform === 'linux')('has listened many times over, and closes every listener', async () => {
    const { application, database } = await start({});
    await vi.waitFor(async () => expect(await countOfMostShared()).toBe(32), { timeout: 30_000 });
    await application.stop();
    expect(await countOfMostShared()).toBe(1);
    await database.close();
  });

  it('waits for an upload in flight no longer than it was told, and keeps what came of it', async () => {
    const { application, database, dataFolder } = await start({ SHUTDOWN_WAIT_SECONDS: '1' });
    const cookie = await logIn(application.address, 'user@semblante.test');
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
    const headers = { cookie, 'x-xsrf-token': token, 'tus-resumable': '1.0.0' };
    const metadata = Object.entries({ filename: 'clipe.mp4', filetype: 'video/mp4', purpose: 'video' })
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    const created = await fetch(`${application.address}/api/uploads`, {
      method: 'POST',
      headers: { ...headers, 'upload-length': '100000', 'upload-metadata': metadata },
    });
    const place = created.headers.get('location') ?? '';
    const file = join(dataFolder, 'files', 'uploads', place.split('/').at(-1) ?? '');

    const socket = connect(Number(new URL(application.address).port), '127.0.0.1').on('error', () => {});
    const sent = {
      ...headers,
      host: 'localhost',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': '100000',
    };
    socket.write(
      `PATCH ${place} HTTP/1.1\r\n${Object.entries(sent)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')}\r\n`,
    );
    socket.write(Buffer.alloc(40_000, 7));
    while (((await stat(file)).size ?? 0) < 40_000) await wait(50);

    expect(await Promise.race([application.stop().then(() => 'stopped'), wait(20_000, 'still waiting')])).toBe(
      'stopped',
    );
    expect((await stat(file)).size).toBe(40_000);
    socket.destroy();
    await database.close();
  });
});
