import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ClipDetail, Processing, StaffClip } from '@semblante/contracts';
import { putClip } from '@semblante/core/catalog/testing';
import { giftCredits } from '@semblante/core/credits';
import { makeActorClip, makePortraitPhoto } from '@semblante/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaVisitor } from '../../../testing/media-visitor.ts';
import { TestBrowser } from '../../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { pathInStore } from '../../../testing/path-in-store.ts';

let server: TestServer;
let staff: MediaVisitor;
let visitor: MediaVisitor;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-catalog-'));
  await makeActorClip({ file: join(folder, 'clip.mp4'), scene: 'frontal', seconds: 0.8, width: 640, height: 360 });
  await makePortraitPhoto(join(folder, 'dora.jpg'), 'dora');
  server = await openTestServer();
  await server.empty();
  staff = new MediaVisitor(server);
  await staff.browser.logIn('editor@semblante.test', 'semblante-demo', { staff: true });
  visitor = await new MediaVisitor(server).logIn('verificada@semblante.test');
  const userId = await idOf('verificada@semblante.test');
  await server.database.db.transaction(
    async (tx) =>
      await giftCredits(tx, {
        userId: userId as never,
        credits: 5,
        cause: { kind: 'staff', id: 'gift' },
        reason: 'for the test',
      }),
  );
});
afterAll(async () => await server.close());

const idOf = async (email: string) =>
  (await server.database.executeSql(`select id from users where email = $1`, [email])).rows[0]?.['id'] as string;
const balance = async () =>
  (await visitor.browser.call('GET', '/api/user')).json().data.user as { balance: number; held: number };

describe('a clip from the upload of staff to a user’s result', () => {
  let id: string;
  let record: StaffClip;
  let clip: ClipDetail;
  let processing: Processing;
  const change = async (body: object) =>
    (record = (
      await staff.browser.call('PATCH', `/api/staff/videos/${id}`, { version: record.version, ...body })
    ).json().data.clip);

  it('is sent by staff like any video, screened, analysed and made small', async () => {
    id = await staff.upload(await readFile(join(folder, 'clip.mp4')), {
      piece: 15_000,
      name: 'frontal.mp4',
      purpose: 'clip',
    });
    expect((await staff.browser.call('GET', '/api/staff/videos?state=screening')).json().data).toMatchObject([
      { id, state: 'screening' },
    ]);
    await staff.work();
    record = (await staff.browser.call('GET', `/api/staff/videos/${id}`)).json().data.clip;
    expect(record).toMatchObject({
      state: 'draft',
      video: { state: 'ready', file_name: 'frontal.mp4' },
      problems: ['titles_missing', 'category_missing', 'licence_missing', 'proof_missing', 'releases_missing'],
    });
    expect(record.previews.map(({ height }) => height)).toEqual([240, 360]);
    expect((await staff.browser.call('GET', record.poster_url ?? '')).headers['content-type']).toBe('image/jpeg');
  });

  it('is licensed, proved and published', async () => {
    await change({
      title: { pt_BR: 'Olhar', en: 'A look' },
      categories: ['memes'],
      price_credits: 2,
      tags: ['câmera'],
    });
    expect(
      (await staff.browser.call('POST', `/api/staff/videos/${id}/publish`, { version: record.version })).json().code,
    ).toBe('catalog.licence_missing');
    await change({
      licence: {
        holder: 'Estúdio',
        territory: 'Brasil',
        until: '2099-12-31',
        people: [{ name: 'Ana', release: 'synthetic' }],
      },
    });
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7 contract'], { type: 'application/pdf' }), 'contrato.pdf');
    record = (await staff.sendForm(form, `/api/staff/videos/${id}/proof`, 'PUT')).json().data.clip;
    expect((await staff.browser.call('GET', record.proof?.url ?? '')).body).toBe('%PDF-1.7 contract');
    expect((await staff.browser.call('GET', `/api/staff/videos/${id}/as-user`)).json().data.clip).toMatchObject({
      title: 'Olhar',
      poster_url: `/api/staff/videos/${id}/poster`,
    });
    expect((await visitor.browser.call('GET', `/api/catalog/${id}`)).json().code).toBe('catalog.not_found');
    record = (await staff.browser.call('POST', `/api/staff/videos/${id}/publish`, { version: record.version })).json()
      .data.clip;
    expect(record).toMatchObject({ state: 'published', problems: [] });
  });

  it('shows the record as it is now to whoever saves an older one', async () => {
    const answer = await staff.browser.call('PATCH', `/api/staff/videos/${id}`, { version: 1, price_credits: 9 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'catalog.conflict',
      message: expect.stringContaining('Outra pessoa'),
      data: { clip: { price_credits: 2, version: record.version } },
    });
  });

  it('is found, looked at and streamed in ranges by a verified account', async () => {
    const listed = (
      await visitor.browser.call('GET', '/api/catalog?query=camara&category=memes&sort=newest&price=low_to_high')
    ).json();
    expect(listed).toMatchObject({
      data: [{ id, title: 'Olhar', views: 0 }],
      meta: { page: 1, per_page: 24, total: 1 },
    });
    expect((await visitor.browser.call('GET', '/api/catalog/categories')).json().data).toContainEqual({
      id: 'memes',
      title: 'Memes',
      clips: 1,
    });
    clip = (await visitor.browser.call('GET', `/api/catalog/${id}`)).json().data.clip;
    expect(clip).toMatchObject({ views: 1, price_credits: 2, people_count: 1, licence_until: '2099-12-31' });
    for (const { url } of clip.previews) {
      const part = await visitor.browser.call('GET', url, undefined, { range: 'bytes=0-99' });
      expect([part.statusCode, part.rawPayload.length, part.headers['content-type']]).toEqual([206, 100, 'video/mp4']);
    }
    expect((await visitor.browser.call('GET', clip.people[0]?.thumbnail_url ?? '')).headers['content-type']).toBe(
      'image/jpeg',
    );
  });

  it('is no video of anyone in the calls for videos', async () => {
    for (const url of [`/api/videos/${id}`, `/api/videos/${id}/source`])
      expect((await visitor.browser.call('GET', url)).json().code).toBe('videos.not_found');
  });

  it('shows a moment with one’s own face before anything is spent', async () => {
    const face = await visitor.addFace(join(folder, 'dora.jpg'));
    const mapping = [{ person_id: clip.people[0]?.id, face_id: face.id }];
    const picture = await visitor.browser.call('POST', `/api/catalog/${id}/preview`, { mapping, at_seconds: 0.4 });
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const pair = (
      await visitor.browser.call(
        'POST',
        `/api/catalog/${id}/preview`,
        { mapping, at_seconds: 0.4 },
        { accept: 'application/json' },
      )
    ).json().data.pictures[0];
    const [before, after] = [
      await visitor.browser.call('GET', pair.before_url),
      await visitor.browser.call('GET', pair.after_url),
    ];
    expect(before.rawPayload.equals(after.rawPayload)).toBe(false);
    expect(await balance()).toMatchObject({ balance: 5, held: 0 });
  });

  it('tells a price that changed since the page was made, and holds it once it is confirmed', async () => {
    const [face] = (await visitor.browser.call('GET', '/api/faces')).json().data;
    await change({ price_credits: 3 });
    const body = {
      kind: 'catalog',
      clip_id: id,
      mapping: [{ person_id: clip.people[0]?.id, face_id: face.id }],
      terms_accepted: true,
    };
    expect(
      (await visitor.browser.call('POST', '/api/processings', { ...body, terms_accepted: false })).statusCode,
    ).toBe(422);
    const refused = await visitor.browser.call('POST', '/api/processings', { ...body, price_credits: 2 });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'catalog.price_changed', details: { price_credits: 3 } });
    const started = await visitor.browser.call(
      'POST',
      '/api/processings',
      { ...body, price_credits: 3 },
      { 'idempotency-key': 'clip' },
    );
    expect(started.statusCode).toBe(201);
    processing = started.json().data.processing;
    expect(processing).toMatchObject({ kind: 'catalog', clip_id: id, credits: 3, title: 'Olhar' });
    expect(await balance()).toMatchObject({ balance: 2, held: 3 });
    expect((await visitor.browser.call('GET', '/api/catalog/terms')).json().data.terms.accepted_at).not.toBeNull();
  });

  it('is withdrawn while the work runs: nobody can choose it any more, and what was ordered is made and charged', async () => {
    const [face] = (await visitor.browser.call('GET', '/api/faces')).json().data;
    await staff.browser.call('POST', `/api/staff/videos/${id}/withdraw`, {
      version: record.version,
      reason: 'the holder asked',
    });
    const body = {
      kind: 'catalog',
      clip_id: id,
      mapping: [{ person_id: clip.people[0]?.id, face_id: face.id }],
      terms_accepted: true,
    };
    expect((await visitor.browser.call('POST', '/api/processings', body)).json().code).toBe('catalog.withdrawn');
    for (const { url } of clip.previews) expect((await visitor.browser.call('GET', url)).statusCode).toBe(404);
    await visitor.work();
    const made = await visitor.getProcessing(processing.id);
    expect(made).toMatchObject({ status: 'completed', credits_charged: 3, before_url: null });
    expect((await visitor.browser.call('GET', made.download_url ?? '')).headers['content-disposition']).toContain(
      'Olhar - Semblante.mp4',
    );
    expect((await visitor.browser.call('GET', '/api/processings?kind=swap')).json().data).toMatchObject([
      { id: processing.id },
    ]);
    expect(await balance()).toMatchObject({ balance: 2, held: 0 });
  });
});

describe('who may do what', () => {
  const none = '00000000-0000-7000-8000-000000000000';
  const userCalls: ['GET' | 'POST', string, object?][] = [
    ['GET', '/api/catalog'],
    ['GET', '/api/catalog/categories'],
    ['GET', '/api/catalog/reels'],
    ['GET', '/api/catalog/terms'],
    ['POST', '/api/catalog/terms', { version: '2026-11-15', accepted: true }],
    ['GET', '/api/catalog/:id'],
    ['GET', '/api/catalog/:id/source'],
    ['GET', '/api/catalog/:id/poster'],
    ['GET', '/api/catalog/:id/sizes/240'],
    ['GET', '/api/catalog/:id/people/p1'],
    ['POST', '/api/catalog/:id/preview', { mapping: [{ person_id: 'p1', face_id: none }] }],
    ['GET', `/api/catalog/:id/previews/${none}/1-after.jpg`],
    [
      'POST',
      '/api/processings',
      { kind: 'catalog', clip_id: none, mapping: [{ person_id: 'p1', face_id: none }], terms_accepted: true },
    ],
  ];
  const staffCalls: ['GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', string, object?][] = [
    ['GET', ''],
    ['GET', '/categories'],
    ['GET', '/:id'],
    ['GET', '/:id/as-user'],
    ['GET', '/:id/proof'],
    ['GET', '/:id/source'],
    ['GET', '/:id/poster'],
    ['GET', '/:id/sizes/240'],
    ['GET', '/:id/people/p1'],
    ['PATCH', '/:id', { version: 1 }],
    ['PUT', '/:id/proof'],
    ['POST', '/:id/publish', { version: 1 }],
    ['POST', '/:id/withdraw', { version: 1, reason: 'no reason' }],
    ['POST', '/:id/move', { after_id: null }],
    ['POST', '/:id/analysis', {}],
    ['DELETE', '/:id'],
  ];
  let clipId: string;
  beforeAll(async () => {
    const editor = (await idOf('editor@semblante.test')) as never;
    clipId = await server.database.db.transaction(async (tx) => await putClip(tx, editor));
    const source = pathInStore(server.media.videos.files, `videos/${clipId}/source.mp4`);
    await mkdir(dirname(source), { recursive: true });
    await writeFile(source, 'a clip');
  });

  it.each(userCalls)('hides %s %s from an account that is not verified', async (method, url, body) => {
    const browser = new TestBrowser(server.app);
    await browser.logIn('user@semblante.test', 'semblante-demo');
    const answer = await browser.call(method, url.replace(':id', clipId), body);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'catalog.restricted']);
  });

  it('takes the catalogue away on the next request when the verification is taken away', async () => {
    expect((await visitor.browser.call('GET', `/api/catalog/${clipId}/source`)).statusCode).toBe(200);
    await server.database.executeSql(
      `update users set is_irrestrict = false where email = 'verificada@semblante.test'`,
    );
    expect((await visitor.browser.call('GET', `/api/catalog/${clipId}/source`)).json().code).toBe('catalog.restricted');
    await server.database.executeSql(`update users set is_irrestrict = true where email = 'verificada@semblante.test'`);
  });

  it.each(staffCalls)('refuses %s /api/staff/videos%s to users and to nobody', async (method, path, body) => {
    const url = `/api/staff/videos${path.replace(':id', clipId)}`;
    expect((await visitor.browser.call(method, url, body)).statusCode).toBe(403);
    expect((await new TestBrowser(server.app).call(method, url, body)).statusCode).toBe(401);
  });

  it('lets staff send clips and users send videos, and neither the other', async () => {
    expect((await visitor.createUpload(1000, { purpose: 'clip' })).status).toBe(403);
    expect((await staff.createUpload(1000, { purpose: 'video' })).status).toBe(403);
    expect((await server.database.executeSql(`select 1 from videos where state = 'uploading'`)).rows).toEqual([]);
  });
});

it.each([
  [`/api/catalog?query=${encodeURIComponent(`%_\\'"`)}`, 200],
  [`/api/catalog?query=${encodeURIComponent('🎬🔥')}`, 200],
  [`/api/catalog?query=${'a'.repeat(101)}`, 422],
  ['/api/catalog?sort=cheapest', 422],
  ['/api/catalog?price=free', 422],
  ['/api/catalog?page=0', 422],
  ['/api/catalog?page=99999', 200],
  ['/api/catalog/not-an-id', 404],
])('answers %s with %d', async (url, status) => {
  expect((await visitor.browser.call('GET', url)).statusCode).toBe(status);
});
