import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { DatabaseInUse, lockEmbeddedFolder } from './embedded-lock.ts';
import { openEmbedded } from './embedded.ts';
import { openTestEmbedded } from './testing/index.ts';

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'semblante-lock-')), 'database');

it('refuses a second process on the embedded database with a message that names the first', async () => {
  const folder = newFolder();
  const lockFile = fileURLToPath(new URL('./embedded-lock.ts', import.meta.url));
  const holder = spawn(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    `const { lockEmbeddedFolder } = await import(${JSON.stringify(lockFile)}); lockEmbeddedFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`,
  ]);
  try {
    await once(holder.stdout, 'data');
    expect(() => lockEmbeddedFolder(folder)).toThrow(DatabaseInUse);
    expect(() => lockEmbeddedFolder(folder)).toThrow(new RegExp(`in use by process ${holder.pid}.*DATABASE_URL`));
  } finally {
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  }
  const unlock = lockEmbeddedFolder(folder);
  unlock();
});

it('takes over a lock whose process number now belongs to somebody else', () => {
  const folder = newFolder();
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, host: hostname(), startedAt: 'another birth' }));
  expect(() => lockEmbeddedFolder(folder)()).not.toThrow();
});

it('respects a lock taken on another machine, whose processes it cannot see', () => {
  const folder = newFolder();
  writeFileSync(`${folder}.lock`, JSON.stringify({ pid: 1, host: 'another-machine', startedAt: '1' }));
  expect(() => lockEmbeddedFolder(folder)).toThrow(DatabaseInUse);
});

it('takes over a lock that a power cut left half-written', () => {
  const folder = newFolder();
  writeFileSync(`${folder}.lock`, '{"pid": 1');
  expect(() => lockEmbeddedFolder(folder)()).not.toThrow();
});

it('keeps its data over a restart', async () => {
  const folder = newFolder();
  const first = await openTestEmbedded(folder);
  await first.executeSql("create table kept (word text); insert into kept values ('ainda aqui')");
  await first.close();
  const second = await openEmbedded(folder);
  const { rows } = await second.executeSql('select word from kept');
  await second.close();
  expect(rows).toEqual([{ word: 'ainda aqui' }]);
});
