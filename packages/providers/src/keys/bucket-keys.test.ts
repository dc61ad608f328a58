import { AppError, keysFrom, newId, type UserId } from '@semblante/core/kernel';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openS3Peer } from '../files/testing/s3-peer.ts';
import { openKeys } from './open-keys.ts';

const secret = keysFrom('a secret for tests');
let peer: Awaited<ReturnType<typeof openS3Peer>>;
beforeAll(async () => void (peer = await openS3Peer(['keys'])));
afterAll(async () => await peer.close());
beforeEach(() => peer.behave({ kind: 'well' }));
const open = async (keys = secret) => await openKeys({ kind: 's3', access: peer.access, bucket: 'keys' }, keys);

it('gives an account the same key in every process, also when many ask for it for the first time at once', async () => {
  const ana = newId<UserId>();
  const all = await Promise.all(Array.from({ length: 5 }, async () => await (await open()).accountKeys.keyOf(ana)));
  const sealed = all[0]?.sealJson('x', 'olá') ?? '';
  for (const key of all) expect(key?.unsealJson('x', sealed)).toBe('olá');
});

it('has no key of an account any more once it was destroyed, and makes no other', async () => {
  const ana = newId<UserId>();
  const [here, later] = [(await open()).accountKeys, (await open()).accountKeys];
  expect(await here.keyOf(ana)).toBeDefined();
  await here.destroy(ana);
  expect([await here.keyOf(ana), await later.keyOf(ana)]).toEqual([undefined, undefined]);
});

it('lets nobody without the secret of the deployment open one', async () => {
  const ana = newId<UserId>();
  await (await open()).accountKeys.keyOf(ana);
  await expect((await open(keysFrom('another secret'))).accountKeys.keyOf(ana)).rejects.toThrow();
});

it('makes no key where the bucket is away or refuses, and says so', async () => {
  const ana = newId<UserId>();
  peer.behave({ kind: 'refuse', status: 403 });
  await expect((await open()).accountKeys.keyOf(ana)).rejects.toBeInstanceOf(AppError);
  peer.behave({ kind: 'well' });
  expect(await (await open()).accountKeys.findKey(ana)).toBeUndefined();
});

it('refuses a server on which two processes could make two keys of one account', async () => {
  await (await open()).check();
  peer.ignoreConditions(true);
  await expect((await open()).check()).rejects.toThrow('does not know If-None-Match');
  peer.ignoreConditions(false);
});

it('lets all processes sign with the first one’s pair', async () => {
  const [one, other] = [await open(), await open()];
  expect(await one.shareSigningPair(() => 'first')).toBe('first');
  expect(await other.shareSigningPair(() => 'second')).toBe('first');
});
