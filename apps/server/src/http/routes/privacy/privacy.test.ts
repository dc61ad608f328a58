import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DataExport, Erasure, Privacy } from '@semblante/contracts';
import { giftCredits } from '@semblante/core/credits';
import { newId, takeSealed, type UserId } from '@semblante/core/kernel';
import { eraseDueAccounts, type PrivacyDeps } from '@semblante/core/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeExportJob } from '../../../jobs/make-export.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { readConfig } from '../../../config.ts';
import { keepPrivacyWatch } from '../../../watch/keep-privacy.ts';
import { wirePrivacy } from '../../../wire-privacy.ts';
import { pathInStore } from '../../../testing/path-in-store.ts';

const password = 'semblante-demo';
const hour = 3_600_000;
let server: TestServer;
let deps: PrivacyDeps;
let browser: TestBrowser;
let userId: UserId;
beforeAll(async () => {
  server = await openTestServer();
  const wired = wirePrivacy(readConfig({ NODE_ENV: 'test' }), server.accounts, {
    payments: server.payments.deps,
    media: server.media,
  });
  // The queue itself is not running here.
  deps = { ...wired, mails: { ...wired.mails, forget: async () => 0, countUnsent: async () => 0 } };
});
afterAll(async () => await server.close());
beforeEach(async () => {
  await server.empty();
  server.clock.now = new Date();
  browser = new TestBrowser(server.app);
  userId = (await browser.logIn('user@semblante.test', password)).json().data.user.id;
});

const privacy = async (of = browser) => (await of.call('GET', '/api/privacy')).json<{ data: Privacy }>().data;
const askCopy = async () =>
  (await browser.call('POST', '/api/privacy/export')).json<{ data: { export: DataExport } }>().data.export;
const make = async (id: string) => {
  const problems: unknown[] = [];
  await makeExportJob(deps, {
    scratchFolder: pathInStore(deps.files, '../scratch'),
    report: (problem) => problems.push(problem),
  })({ export_id: id });
  expect(problems).toEqual([]);
};

/** A face with one photo that lies as it would after it was added. */
async function photographed(owner: UserId, photo: string): Promise<string> {
  const [faceId, consentId] = [newId<string>(), newId<string>()];
  const key = `faces/${faceId}/photo.jpg`;
  const file = pathInStore(deps.files, `../sent-${faceId}`);
  await writeFile(file, photo);
  await takeSealed(deps, { key, userId: owner }, file);
  const address = (await deps.accountKeys.keyOf(owner))?.sealJson('consent-address', '203.0.113.7');
  await server.database.executeSql(
    `insert into face_consents (id, user_id, kind, text_version, language, address, declared_at) values ($1, $2, 'self', '1', 'en', $3, now())`,
    [consentId, owner, address],
  );
  await server.database.executeSql(
    `insert into faces (id, user_id, consent_id, name, state, created_at, last_used_at) values ($1, $2, $3, 'Rosto', 'usable', now(), now())`,
    [faceId, owner, consentId],
  );
  await server.database.executeSql(
    `insert into face_photos (id, face_id, state, file_key, thumbnail_key, bytes, created_at) values ($1, $2, 'usable', $3, $3, 1, now())`,
    [newId(), faceId, key],
  );
  return key;
}

describe('a copy of one’s data', () => {
  it('has everything of the person as JSON and CSV, the files, and a word about both in their language', async () => {
    await photographed(userId, 'my own photo');
    await server.database.db.transaction(
      async (tx) =>
        await giftCredits(tx, { userId, credits: 3, cause: { kind: 'staff', id: newId() }, reason: '=HYPERLINK("x")' }),
    );
    const asked = await askCopy();
    expect(asked).toMatchObject({ state: 'waiting', download_url: null });
    await make(asked.id);
    const ready = (await privacy()).export;
    expect(ready).toMatchObject({ id: asked.id, state: 'ready' });
    const answer = await browser.call('GET', ready?.download_url ?? '');
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
    const zip = readZip(answer.rawPayload);
    const names = [
      'profile',
      'billing',
      'ledger',
      'payments',
      'refunds',
      'processings',
      'faces',
      'consents',
      'sessions',
      'notifications',
      'videos',
      'images',
      'shared_with',
      'invitations',
    ];
    for (const name of names)
      for (const ending of ['json', 'csv']) expect([...zip.keys()]).toContain(`dados/${name}.${ending}`);
    expect(zip.get('LEIA-ME.txt')?.toString()).toMatch(/^Cópia dos dados de/);
    expect(JSON.parse(zip.get('dados/profile.json')?.toString() ?? '')).toMatchObject([
      { id: userId, email: 'user@semblante.test' },
    ]);
    expect(JSON.parse(zip.get('dados/consents.json')?.toString() ?? '')).toMatchObject([
      { kind: 'self', address: '203.0.113.7' },
    ]);
    // A spreadsheet must not run what somebody wrote.
    expect(zip.get('dados/ledger.csv')?.toString()).toContain(`"'=HYPERLINK(""x"")"`);
    expect([...zip].filter(([name]) => name.startsWith('arquivos/')).map(([, bytes]) => bytes.toString())).toEqual([
      'my own photo',
    ]);
    expect(server.mails.filter(({ template }) => template === 'export_ready')).toHaveLength(1);
  });

  it('lies encrypted until its owner asks for it', async () => {
    await photographed(userId, 'my own photo');
    const { id } = await askCopy();
    await make(id);
    const { rows } = await server.database.executeSql('select file_key from data_exports');
    const stored = await readFile(pathInStore(deps.files, String(rows[0]?.['file_key'])));
    for (const readable of ['PK\x03\x04', 'my own photo', 'user@semblante.test', 'LEIA-ME'])
      expect(stored.includes(readable)).toBe(false);
  });

  it('holds nothing of anybody else', async () => {
    const other = new TestBrowser(server.app);
    const otherId = (await other.logIn('verificada@semblante.test', password)).json().data.user.id as UserId;
    await photographed(otherId, 'a photo of somebody else');
    await photographed(userId, 'my own photo');
    const { id } = await askCopy();
    await make(id);
    const zip = readZip((await browser.call('GET', (await privacy()).export?.download_url ?? '')).rawPayload);
    for (const bytes of zip.values())
      for (const theirs of ['a photo of somebody else', otherId, 'verificada@semblante.test'])
        expect(bytes.includes(theirs)).toBe(false);
    expect((await other.call('GET', `/api/privacy/export/${id}/file`)).statusCode).toBe(404);
    expect((await new TestBrowser(server.app).call('GET', `/api/privacy/export/${id}/file`)).statusCode).toBe(401);
  });

  it('asked for ten times is one, and is gone when its hours are over', async () => {
    const asked = await Promise.all(Array.from({ length: 10 }, askCopy));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const id = asked[0]?.id ?? '';
    await make(id);
    const url = (await privacy()).export?.download_url ?? '';
    server.clock.now = new Date(server.clock.now.getTime() + 48 * hour + 1000);
    expect((await browser.call('GET', url)).statusCode).toBe(404);
    await keepPrivacyWatch(deps, server.failures)();
    expect((await privacy()).export).toMatchObject({ state: 'expired', download_url: null });
    expect(await deps.files.list(`exports/${id}`)).toEqual([]);
  });

  it('says which files went while it was made', async () => {
    const key = await photographed(userId, 'my own photo');
    await deps.files.remove(key);
    const { id } = await askCopy();
    await make(id);
    const zip = readZip((await browser.call('GET', (await privacy()).export?.download_url ?? '')).rawPayload);
    expect(zip.get('LEIA-ME.txt')?.toString()).toContain('Arquivos que terminaram o prazo');
  });
});

describe('the end of an account', () => {
  const ask = async (body: object = { current_password: password }) =>
    await browser.call('POST', '/api/privacy/erasure', body);

  it('is asked for with the password, shown with its date, and taken back', async () => {
    expect((await ask({ current_password: 'errada' })).json()).toMatchObject({
      code: 'accounts.wrong_current_password',
    });
    expect((await ask({})).statusCode).toBe(422);
    const asked = await ask();
    expect(asked.statusCode).toBe(202);
    const { erasure } = asked.json<{ data: { erasure: Erasure } }>().data;
    expect(new Date(erasure.due_at).getTime() - new Date(erasure.asked_at).getTime()).toBe(7 * 24 * hour);
    expect((await privacy()).erasure).toEqual(erasure);
    expect((await browser.call('DELETE', '/api/privacy/erasure')).statusCode).toBe(204);
    expect((await privacy()).erasure).toBeNull();
    expect((await browser.call('DELETE', '/api/privacy/erasure')).json()).toMatchObject({ code: 'privacy.no_erasure' });
    expect(server.mails.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['erasure_asked', 'erasure_cancelled']),
    );
  });

  it('takes the pictures of the face from the disk, and what is left of them anywhere opens for nobody', async () => {
    const key = await photographed(userId, 'my own photo');
    const copy = await readFile(pathInStore(deps.files, key));
    expect(copy.includes('my own photo')).toBe(false);
    const protocol = (await ask()).json<{ data: { erasure: Erasure } }>().data.erasure.protocol;
    server.clock.now = new Date(server.clock.now.getTime() + 7 * 24 * hour + 1000);
    await eraseDueAccounts(deps, (error) => {
      throw error;
    });
    expect(await deps.files.sizeOf(key)).toBeUndefined();
    expect((await browser.call('GET', '/api/user')).statusCode).toBe(401);
    const stolen = pathInStore(deps.files, key);
    await mkdir(dirname(stolen), { recursive: true });
    await writeFile(stolen, copy);
    expect(await deps.accountKeys.keyOf(userId)).toBeUndefined();
    const receipt = await new TestBrowser(server.app).call('GET', `/api/privacy/receipts/${protocol}`);
    expect(receipt.json()).toMatchObject({ data: { receipt: { protocol, counts: { faces: 1, photos: 1 } } } });
    expect(receipt.body).not.toContain(userId);
  });
});
