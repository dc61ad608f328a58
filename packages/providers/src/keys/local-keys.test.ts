import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keysFrom, newId, type UserId } from '@semblante/core/kernel';
import { beforeEach, expect, it } from 'vitest';
import { createLocalKeys } from './local-keys.ts';

const secret = keysFrom('a secret for tests');
const photo = Buffer.from('bytes of a photo');
let folder: string;
beforeEach(async () => void (folder = join(await mkdtemp(join(tmpdir(), 'semblante-keys-')), 'keys')));

it('gives an account the same key in every process, and another account another', async () => {
  const [ana, bia] = [newId<UserId>(), newId<UserId>()];
  const [here, there] = [createLocalKeys(folder, secret), createLocalKeys(folder, secret)];
  const sealed = (await here.keyOf(ana))?.seal('file:a', photo) ?? Buffer.alloc(0);
  expect(sealed.includes(photo)).toBe(false);
  expect((await there.keyOf(ana))?.unseal('file:a', sealed)).toEqual(photo);
  expect((await there.keyOf(ana))?.seal('file:a', photo)).not.toEqual(sealed);
  const of = await there.keyOf(bia);
  expect(() => of?.unseal('file:a', sealed)).toThrow();
});

it('makes one key when many ask for the first time at once', async () => {
  const ana = newId<UserId>();
  const all = await Promise.all(
    Array.from({ length: 20 }, async () => await createLocalKeys(folder, secret).keyOf(ana)),
  );
  const sealed = all[0]?.sealJson('x', 'olá') ?? '';
  for (const key of all) expect(key?.unsealJson('x', sealed)).toBe('olá');
});

it('notices what was encrypted for another purpose, or changed by one bit', async () => {
  const key = await createLocalKeys(folder, secret).keyOf(newId<UserId>());
  const sealed = key?.seal('file:a', photo) ?? Buffer.alloc(0);
  expect(() => key?.unseal('file:b', sealed)).toThrow();
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => key?.unseal('file:a', sealed)).toThrow();
});

it('has no key of an account any more once it was destroyed, and makes no other', async () => {
  const ana = newId<UserId>();
  let now = 0;
  const [here, there] = [createLocalKeys(folder, secret), createLocalKeys(folder, secret, () => now)];
  expect(await there.keyOf(ana)).toBeDefined();
  await here.destroy(ana);
  expect(await here.keyOf(ana)).toBeUndefined();
  // Another process may remember it for a minute, in memory only.
  now = 60_001;
  expect(await there.keyOf(ana)).toBeUndefined();
  await here.destroy(ana);
  const kept = await readdir(join(folder, ana.slice(-2)));
  expect(kept).toEqual([ana]);
  expect(await readFile(join(folder, ana.slice(-2), ana), 'utf8')).toBe('destroyed');
});

it('keeps keys that the folder alone does not open', async () => {
  const ana = newId<UserId>();
  await createLocalKeys(folder, secret).keyOf(ana);
  await expect(createLocalKeys(folder, keysFrom('another secret')).keyOf(ana)).rejects.toThrow();
});
