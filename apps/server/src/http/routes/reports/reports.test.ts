import { copyFile, mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileVerdict, ReportStatus, ReviewCase } from '@semblante/contracts';
import { countAttempt, networkOf } from '@semblante/core/accounts';
import { giftCredits } from '@semblante/core/credits';
import { newId, type ReportId, type UserId } from '@semblante/core/kernel';
import { settleMade } from '@semblante/core/processings';
import { setStage } from '@semblante/core/processings/testing';
import { matchReport } from '@semblante/core/reports';
import { startResult } from '@semblante/core/reports/testing';
import { openEngine } from '@semblante/engine';
import { makeActorClip, makePortraitPhoto, makeWallClip } from '@semblante/engine/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { pathInStore } from '../../../testing/path-in-store.ts';

let server: TestServer;
let folder: string;
let fingerprint: string;
let visitor: TestBrowser;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-reports-'));
  server = await openTestServer();
  const small = { scene: 'frontal', seconds: 2.2, fps: 8 } as const;
  await makeActorClip({ file: at('result.mp4'), width: 256, height: 144, ...small });
  // What somebody saves from elsewhere: another size, another encoding, none of our labels.
  await makeActorClip({ file: at('copy.mp4'), width: 192, height: 108, ...small });
  await makeWallClip(at('other.mp4'));
  await makePortraitPhoto(at('photo.jpg'), 'hana');
  const engine = openEngine();
  fingerprint = (await engine.run('fingerprintVideo', { video: at('result.mp4') })).fingerprint;
  await engine.run('renderCutOut', {
    job: { cutOut: at('photo.jpg'), background: { kind: 'transparent' }, format: 'png' },
    out: at('cut.png'),
    thumbnail: at('thumbnail.webp'),
    signing: server.media.room.signing,
  });
  await engine.close();
});
afterAll(async () => await server.close());
beforeEach(async () => {
  await server.empty();
  visitor = new TestBrowser(server.app, { language: 'en' });
});

/** A finished result whose file really lies there. */
async function finish(): Promise<{ id: string; owner: TestBrowser; userId: UserId }> {
  const stage = setStage(server.database);
  const { rows } = await server.database.executeSql(`select id from users where email = 'user@semblante.test'`);
  const userId = rows[0]?.['id'] as UserId;
  await server.database.db.transaction(
    async (tx) =>
      await giftCredits(tx, { userId, credits: 2, cause: { kind: 'staff', id: newId() }, reason: 'for the test' }),
  );
  const id = await startResult(stage, { userId, faceId: await stage.face(userId), videoId: await stage.video(userId) });
  const { files } = server.media.processings;
  for (const part of ['result.mp4', 'thumbnail.jpg']) {
    await mkdir(pathInStore(files, `processings/${id}`), { recursive: true });
    await copyFile(at('result.mp4'), pathInStore(files, `processings/${id}/${part}`));
  }
  const made = {
    resultKey: `processings/${id}/result.mp4`,
    resultBytes: 9,
    thumbnailKey: `processings/${id}/thumbnail.jpg`,
    coverage: 1,
    fingerprint,
    screening: { verdict: 'pass' as const },
    pictureKeys: [],
    ownerPictureKeys: [],
  };
  await server.database.db.transaction(async (tx) => await settleMade(tx, stage.deps, id, made));
  const owner = new TestBrowser(server.app);
  await owner.logIn('user@semblante.test', 'semblante-demo');
  return { id, owner, userId };
}

const fields = { reason: 'intimate', link: '', text: 'This is me, and I never agreed.', email: 'maria@example.com' };

async function sendForm(url: string, form: FormData, browser = visitor) {
  const encoded = new Response(form);
  return await browser.call('POST', url, Buffer.from(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
  });
}

async function report(change: Record<string, string> = {}, file?: string, browser = visitor) {
  const form = new FormData();
  const given = { ...fields, captcha: JSON.stringify(await browser.captcha()), ...change };
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  if (file) form.append('file', new Blob([new Uint8Array(await readFile(file))]), 'copy.mp4');
  return await sendForm('/api/reports', form, browser);
}

async function verify(bytes: Buffer, browser = visitor) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'file');
  return await sendForm('/api/verify', form, browser);
}

const statusOf = async (protocol: string) =>
  (await visitor.call('GET', `/api/reports/${protocol}`)).json<{ data: { report: ReportStatus } }>().data.report;

async function enter(email: string): Promise<TestBrowser> {
  const browser = new TestBrowser(server.app);
  expect((await browser.logIn(email, 'semblante-demo', { staff: true })).statusCode).toBe(200);
  return browser;
}

describe('a copy that somebody found elsewhere', () => {
  it('is recognised, its result goes out of reach on every path, staff decides, and the answer comes by mail', async () => {
    const { id, owner } = await finish();
    const paths = ['result', 'thumbnail', 'download'].map((part) => `/api/processings/${id}/${part}`);
    for (const url of paths) expect((await owner.call('GET', url)).statusCode).toBe(200);
    const sent = await report({}, at('copy.mp4'));
    expect(sent.statusCode).toBe(201);
    const { protocol, state } = sent.json<{ data: { report: ReportStatus } }>().data.report;
    expect([state, protocol]).toEqual(['checking', expect.stringMatching(/^SEM-\d{4}-[0-9A-Z]{5}-[0-9A-Z]{5}$/)]);
    const { rows } = await server.database.executeSql('select id from reports');
    const reportId = rows[0]?.['id'] as ReportId;
    expect(await server.media.reports.files.sizeOf(`reports/${reportId}/copy`)).toBeGreaterThan(0);
    await matchReport(server.media.reports, reportId);
    expect(await server.media.reports.files.list('reports')).toEqual([]);
    expect((await statusOf(protocol)).state).toBe('blocked');
    for (const url of paths) expect((await owner.call('GET', url)).json()).toMatchObject({ code: 'review.blocked' });
    expect((await owner.call('DELETE', `/api/processings/${id}`)).json().code).toBe('review.kept_for_review');

    const staff = await enter('mod@semblante.test');
    const [item] = (await staff.call('GET', '/api/staff/review')).json<{ data: ReviewCase[] }>().data;
    expect(item).toMatchObject({
      source: 'report',
      subject_id: id,
      reports: [{ protocol }],
      playback_url: expect.any(String),
      pictures: [expect.any(String)],
    });
    expect(item?.reports[0]?.similarity).toBeGreaterThan(0.98);
    const played = await staff.call('GET', item?.playback_url ?? '', undefined, { range: 'bytes=0-9' });
    expect([played.statusCode, played.headers['cache-control']]).toEqual([206, 'no-store']);
    expect((await owner.call('GET', item?.playback_url ?? '')).statusCode).toBe(403);
    expect(
      (
        await staff.call('POST', `/api/staff/review/${item?.id}/decision`, {
          decision: 'refuse',
          reason: 'the person shown said so',
        })
      ).statusCode,
    ).toBe(200);
    expect(server.mails).toMatchObject([
      {
        template: 'report_answered',
        to: 'maria@example.com',
        language: 'en',
        params: { protocol, outcome: 'blocked' },
      },
    ]);
    expect(await statusOf(protocol)).toMatchObject({ state: 'answered', outcome: 'blocked' });
  });

  it('of something else matches nothing and waits for staff', async () => {
    await finish();
    await report({}, at('other.mp4'));
    const { rows } = await server.database.executeSql('select id from reports');
    await matchReport(server.media.reports, rows[0]?.['id'] as ReportId);
    expect(
      (await server.database.executeSql('select copy_state, (select count(*)::int from blocks) as blocks from reports'))
        .rows,
    ).toEqual([{ copy_state: 'unmatched', blocks: 0 }]);
  });
});

describe('two of staff', () => {
  it('give back what one blocked; an editor can do neither', async () => {
    const { id, owner } = await finish();
    const [ana, bia, editor] = [
      await enter('admin@semblante.test'),
      await enter('mod@semblante.test'),
      await enter('editor@semblante.test'),
    ];
    const body = { subject: 'processing', subject_id: id, reason: 'seen on the street' };
    expect((await editor.call('POST', '/api/staff/blocks', body)).statusCode).toBe(403);
    const placed = (await ana.call('POST', '/api/staff/blocks', body)).json<{ data: { block: { id: string } } }>().data
      .block;
    const lift = `/api/staff/blocks/${placed.id}/lift`;
    expect((await ana.call('POST', lift, { reason: 'it was a mistake' })).json().data.block.proposal).toMatchObject({
      is_mine: true,
    });
    expect(
      (await bia.call('POST', `${lift}/decision`, { decision: 'confirm', reason: 'looked at it too' })).json().code,
    ).toBe('accounts.confirmation_required');
    for (const each of [ana, bia])
      expect((await each.call('POST', '/api/staff/confirm', { current_password: 'semblante-demo' })).statusCode).toBe(
        200,
      );
    expect((await ana.call('POST', `${lift}/decision`, { decision: 'confirm', reason: 'as I said' })).json().code).toBe(
      'review.lift_own_proposal',
    );
    expect((await owner.call('GET', `/api/processings/${id}/result`)).statusCode).toBe(404);
    expect(
      (await bia.call('POST', `${lift}/decision`, { decision: 'confirm', reason: 'looked at it too' })).statusCode,
    ).toBe(200);
    expect((await owner.call('GET', `/api/processings/${id}/result`)).statusCode).toBe(200);
    expect((await bia.call('GET', '/api/staff/blocks?state=lifted')).json().data).toMatchObject([
      { id: placed.id, lifted: { by: { name: expect.any(String) } } },
    ]);
  });

  it('end the sessions of an account they block', async () => {
    const { owner, userId } = await finish();
    const ana = await enter('admin@semblante.test');
    expect(
      (await ana.call('POST', '/api/staff/blocks', { subject: 'account', subject_id: userId, reason: 'many reports' }))
        .statusCode,
    ).toBe(201);
    expect((await owner.call('GET', '/api/user')).statusCode).toBe(401);
    expect((await owner.logIn('user@semblante.test', 'semblante-demo')).json().code).toBe('accounts.status_suspended');
    expect(server.mails.map(({ template }) => template)).toContain('account_blocked');
  });
});

describe('what is wrong with a report', () => {
  it('is told field by field, before a copy is taken in', async () => {
    const answer = await report({ reason: 'boredom', text: 'no', email: 'nowhere' }, at('copy.mp4'));
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(['email', 'reason', 'text']);
  });

  it.each([
    [
      'a wrong sum',
      { captcha: '{"id":"0199c0de-0000-7000-8000-000000000001","answer":"99"}' },
      undefined,
      422,
      'accounts.captcha_wrong',
    ],
    ['no sum at all', { captcha: 'x' }, undefined, 422, 'request.invalid'],
    ['neither link nor copy', {}, undefined, 422, 'reports.where_required'],
  ])('%s is refused', async (_what, change, file, status, code) => {
    const answer = await report(change, file);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('a file that is neither a video nor a picture is explained', async () => {
    const answer = await report({}, new URL(import.meta.url).pathname);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'reports.file_type']);
    expect(answer.json().message).toContain('MP4');
  });

  it('2 GB are refused before the first byte, whatever is to be verified or reported', async () => {
    for (const url of ['/api/reports', '/api/verify']) {
      const token = (await visitor.call('GET', '/api/csrf')) && visitor.cookies.get('XSRF-TOKEN');
      const answer = await visitor.send({
        method: 'POST',
        url,
        headers: {
          'x-xsrf-token': token ?? '',
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': String(2 * 1024 ** 3),
        },
      });
      expect([answer.statusCode, answer.headers['connection']]).toEqual([413, 'close']);
    }
  });

  it('a flood from one address is asked for a proof of work, others go on, and what was sent is kept', async () => {
    const flood = new TestBrowser(server.app, { address: '198.51.100.66' });
    for (let sent = 0; sent < 2; sent += 1)
      expect((await report({ link: 'https://x.example/1' }, undefined, flood)).statusCode).toBe(201);
    for (let sent = 0; sent < 18; sent += 1)
      await countAttempt(server.accounts, { limit: 'reportsFromNetwork', of: networkOf('198.51.100.66') });
    expect((await report({ link: 'https://x.example/2' }, undefined, flood)).json().code).toBe(
      'accounts.proof_required',
    );
    expect((await report({ link: 'https://x.example/3' })).statusCode).toBe(201);
    expect((await server.database.executeSql('select count(*)::int as count from reports')).rows).toEqual([
      { count: 3 },
    ]);
  });
});

describe('the verifier', () => {
  it('knows its own, sees every change, and recognises a copy without its labels, for anyone and of nobody', async () => {
    await finish();
    const signed = await readFile(at('cut.png'));
    const changed = Buffer.from(signed);
    changed.writeUInt8(changed.readUInt8(changed.length >> 1) ^ 1, changed.length >> 1);
    const verdicts: FileVerdict[] = [];
    for (const bytes of [
      signed,
      changed,
      await readFile(at('copy.mp4')),
      await readFile(at('other.mp4')),
      await readFile(at('photo.jpg')),
    ]) {
      const answer = await verify(bytes);
      expect(answer.statusCode, answer.body).toBe(200);
      verdicts.push(answer.json<{ data: FileVerdict }>().data);
    }
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['intact', 'changed', 'copy', 'none', 'none']);
    expect(verdicts[0]).toEqual({
      verdict: 'intact',
      action: 'background_removed',
      made_at: expect.any(String),
      was_compared: true,
    });
    expect(verdicts[2]).toEqual({ verdict: 'copy', action: null, made_at: null, was_compared: true });
  });

  it('explains what it cannot read, and asks for a file', async () => {
    expect((await verify(Buffer.from('just words'))).json().code).toBe('verify.file_type');
    expect((await sendForm('/api/verify', new FormData())).json().code).toBe('verify.file_required');
    const broken = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom', 'latin1'), Buffer.alloc(5000, 7)]);
    expect((await verify(broken)).json()).toEqual({
      data: { verdict: 'none', action: null, made_at: null, was_compared: false },
    });
  });

  it('ends a flood with 429', async () => {
    for (let sent = 0; sent < 40; sent += 1)
      await countAttempt(server.accounts, { limit: 'verifiesFromNetwork', of: networkOf('203.0.113.7') });
    expect((await verify(Buffer.from('x'))).json().code).toBe('verify.too_many');
  });
});
