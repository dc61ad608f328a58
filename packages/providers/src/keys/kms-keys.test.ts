import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError, keysFrom, newId, type UserId } from '@semblante/core/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openKeys } from './open-keys.ts';
import { openKmsPeer } from './testing/kms-peer.ts';

const secret = keysFrom('a secret for tests');
let peer: Awaited<ReturnType<typeof openKmsPeer>>;
let folder: string;
beforeAll(async () => {
  peer = await openKmsPeer(['alias/semblante', 'alias/other']);
  folder = await mkdtemp(join(tmpdir(), 'kms-keys-'));
});
afterAll(async () => {
  await peer.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  peer.behave({ kind: 'well' });
  peer.seen.length = 0;
});

const open = async (keyId: string | undefined = 'alias/semblante', keys = secret) =>
  await openKeys({ kind: 'folder', folder, kms: peer.accessTo(keyId) }, keys);
const openWithout = async (keys = secret) => await openKeys({ kind: 'folder', folder }, keys);
const keptOf = async (userId: UserId) => await readFile(join(folder, userId.slice(-2), userId), 'utf8');

it('opens a key in every process, and asks the service once a minute at most', async () => {
  const ana = newId<UserId>();
  const [here, there] = [(await open()).accountKeys, (await open()).accountKeys];
  const sealed = (await here.keyOf(ana))?.sealJson('x', 'olá') ?? '';
  for (let time = 0; time < 3; time++) expect((await there.keyOf(ana))?.unsealJson('x', sealed)).toBe('olá');
  expect(peer.seen.map(({ operation }) => operation)).toEqual([
    'TrentService.Encrypt',
    'TrentService.Decrypt',
    'TrentService.Decrypt',
  ]);
});

it('tells the service neither whose key it is nor the key itself', async () => {
  const ana = newId<UserId>();
  const key = await (await open()).accountKeys.keyOf(ana);
  const [sent] = peer.seen;
  const plain = Buffer.from(sent?.asked.Plaintext ?? '', 'base64').toString();
  expect(JSON.stringify(sent) + plain).not.toContain(ana);
  expect(Buffer.from(secret.unseal(`account-key:${ana}`, plain), 'base64url')).toHaveLength(32);
  expect(key).toBeDefined();
});

it('opens nothing without the service, and nothing with the service but another secret or key', async () => {
  const ana = newId<UserId>();
  await (await open()).accountKeys.keyOf(ana);
  await expect((await openWithout()).accountKeys.keyOf(ana)).rejects.toThrow('KMS_KEY_ID is needed');
  await expect((await open(undefined, keysFrom('another secret'))).accountKeys.keyOf(ana)).rejects.toThrow();
  await expect((await open('alias/other')).accountKeys.keyOf(ana)).rejects.toBeInstanceOf(AppError);
});

it('opens what the secret sealed before there was a service, and brings it there when it is sealed anew', async () => {
  const ana = newId<UserId>();
  const sealed = (await (await openWithout()).accountKeys.keyOf(ana))?.sealJson('x', 'olá') ?? '';
  const { accountKeys } = await open();
  expect((await accountKeys.keyOf(ana))?.unsealJson('x', sealed)).toBe('olá');
  await accountKeys.reseal(ana);
  expect(await keptOf(ana)).toMatch(/^kms:/);
  expect((await (await open()).accountKeys.keyOf(ana))?.unsealJson('x', sealed)).toBe('olá');
});

it('seals anew for the next secret, once', async () => {
  const ana = newId<UserId>();
  const sealed = (await (await open()).accountKeys.keyOf(ana))?.sealJson('x', 'olá') ?? '';
  const both = keysFrom('the next secret', 'a secret for tests');
  await (await open(undefined, both)).accountKeys.reseal(ana);
  const kept = await keptOf(ana);
  await (await open(undefined, both)).accountKeys.reseal(ana);
  expect(await keptOf(ana)).toBe(kept);
  const later = (await open(undefined, keysFrom('the next secret'))).accountKeys;
  expect((await later.keyOf(ana))?.unsealJson('x', sealed)).toBe('olá');
});

it.each([
  { kind: 'refuse', error: 'AccessDeniedException' },
  { kind: 'refuse', error: 'ThrottlingException' },
  { kind: 'silent' },
] as const)('makes no key while the service is away or refuses (%o), and says so', async (mood) => {
  const ana = newId<UserId>();
  peer.behave(mood);
  await expect((await open()).accountKeys.keyOf(ana)).rejects.toMatchObject({ code: 'service.unavailable' });
  peer.behave({ kind: 'well' });
  expect(await (await open()).accountKeys.findKey(ana)).toBeUndefined();
  expect(await (await open()).accountKeys.keyOf(ana)).toBeDefined();
});

it('forgets a destroyed key without asking the service', async () => {
  const ana = newId<UserId>();
  const { accountKeys } = await open();
  await accountKeys.keyOf(ana);
  peer.behave({ kind: 'refuse', error: 'AccessDeniedException' });
  await accountKeys.destroy(ana);
  expect(await (await open()).accountKeys.keyOf(ana)).toBeUndefined();
});

it('is tried before the first key is made', async () => {
  await (await open()).check();
  await expect((await open('alias/nobody')).check()).rejects.toThrow('KMS_KEY_ID=alias/nobody');
  await (await openWithout()).check();
});

it('seals the pair that results are signed with', async () => {
  const pair = 'a pair as long as a real one '.repeat(60);
  expect(await (await open()).shareSigningPair(() => pair)).toBe(pair);
  expect(await (await open()).shareSigningPair(() => 'another')).toBe(pair);
  expect(await readFile(join(folder, 'signing', 'development-pair.pem'), 'utf8')).toMatch(/^kms:/);
});
