import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { makePortraitPhoto, testWeightsFolder } from '@semblante/engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, untilReady } from './drills/site/server-process.ts';
import { Visitor } from './drills/site/visitor.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = promisify(execFile);
const { PATH = '', HOME = '' } = process.env;

/**
 * A deployment after `npm run build` and `npm ci --omit=dev`: what is built, what the sources keep beside them, and no
 * development package.
 */
let folder: string;
let server: ChildProcess | undefined;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'semblante-built-'));
  for (const name of ['dist', 'tools', 'package.json', 'package-lock.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'packages'), join(folder, 'packages'));
  mkdirSync(join(folder, '.cache'));
  for (const place of productionPackages()) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    symlinkSync(join(root, place), join(folder, place));
  }
});
afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

/** As the lock has them at the top: not for development, and for this processor. */
function productionPackages(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([place, { dev, devOptional, link }]) => !dev && !devOptional && !link && isAtTop(place))
    .map(([place]) => place)
    .filter((place) => existsSync(join(root, place)));
}

const isAtTop = (place: string) => place.startsWith('node_modules/') && place.lastIndexOf('node_modules/') === 0;

it('has no loader of TypeScript', async () => {
  await expect(run(process.execPath, ['--import', 'tsx', '-e', ''], { cwd: folder })).rejects.toThrow(/tsx/);
});

it('starts when npm start tells it, and leaves without a word when npm start is gone before', async () => {
  const endOf = async (act: (child: ChildProcess) => void) => {
    const child = spawn(process.execPath, ['dist/server.js', '--when-told'], {
      cwd: folder,
      // What is wrong with it is said by whoever starts.
      env: { PATH, HOME, PORT: 'no number' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const problems = child.stderr as NonNullable<typeof child.stderr>;
    let said = '';
    problems.on('data', (text) => (said += String(text)));
    act(child);
    // Not its `close`, which never comes to whom disconnected at once.
    const [[code]] = await Promise.all([once(child, 'exit'), once(problems, 'end')]);
    return { code: code as number, said };
  };
  expect(await endOf((child) => child.disconnect())).toEqual({ code: 0, said: '' });
  expect(await endOf((child) => child.send('start'))).toEqual({
    code: 1,
    said: expect.stringContaining('PORT must be a whole number'),
  });
});

it('says which networks are missing, and fetches nothing', async () => {
  const { stderr } = await run(process.execPath, ['tools/serve.mjs'], { cwd: folder }).catch(
    (error: { stderr: string }) => error,
  );
  expect(stderr).toMatch(/nsfwjs@4.*npm run build/);
});

it('serves, lets somebody in, and screens a picture in a child of the engine', async () => {
  symlinkSync(join(root, '.cache/weights'), join(folder, '.cache/weights'));
  const port = await freePort();
  let said = '';
  server = spawn(process.execPath, ['tools/serve.mjs'], {
    cwd: folder,
    env: {
      PATH,
      HOME,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      WEIGHTS_DIR: testWeightsFolder(),
      DEMO_CLIPS: '0',
      LOG_LEVEL: 'warn',
    },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (said += String(text)));
  const address = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilReady(address),
    once(server, 'exit').then(() => Promise.reject(new Error(`it ended: ${said}`))),
  ]);
  const photo = join(folder, 'ana.jpg');
  await makePortraitPhoto(photo, 'ana');
  const visitor = await Visitor.logIn(address, 'user@semblante.test');
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(await readFile(photo))]), 'ana.jpg');
  const answer = await visitor.call('POST', '/api/images', { body: form });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 201,
    body: { data: { outcomes: [{ image: { state: 'ready' } }] } },
  });
});

it('answers at the command line of the engine, and names the sources where something fails', async () => {
  const failed = await run(process.execPath, ['--enable-source-maps', 'dist/engine.js', 'probe', 'nothing.mp4'], {
    cwd: folder,
  }).catch((error: { stderr: string }) => error);
  expect(failed.stderr).toContain('engine.');
  const thrown = await run(process.execPath, ['--enable-source-maps', 'dist/backup.js'], { cwd: folder }).catch(
    (error: { stderr: string }) => error,
  );
  expect(thrown.stderr).toMatch(/tools\/backup\.ts:\d+/);
});
