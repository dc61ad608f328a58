import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face, Image, Processing } from '@semblante/contracts';
import { makePairPhoto, makePortraitPhoto, makeWallPhoto, readPixels, saveAgain } from '@semblante/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImageVisitor } from '../../../testing/image-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;
let visitor: ImageVisitor;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-photos-'));
  await makePortraitPhoto(at('hana.jpg'), 'hana');
  await makePortraitPhoto(at('ben.png'), 'ben');
  await makePairPhoto(at('Nós dois.jpg'), at('ben.png'));
  await makeWallPhoto(at('parede.png'));
  server = await openTestServer();
  await server.empty();
  visitor = await new ImageVisitor(server).logIn();
  await visitor.getCredits(3);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = async (url: string | null | undefined) => await visitor.browser.call('GET', url ?? '');
const post = async (url: string, body: object, headers: Record<string, string> = {}) =>
  await visitor.browser.call('POST', url, body, headers);

describe('from a photo and a face to a swapped photo', () => {
  let face: Face;
  let photo: Image;
  let processing: Processing;
  const mapping = () => [{ person_id: photo.people?.[0]?.id ?? '', face_id: face.id }];

  it('finds the people in a photo while it is sent, and says of one without a face that there is none', async () => {
    face = await visitor.addFace(at('hana.jpg'));
    photo = await visitor.addImage(at('Nós dois.jpg'), '?purpose=photo');
    expect(photo).toMatchObject({ purpose: 'photo', state: 'ready', offer: { credits: 1 }, preview_url: null });
    expect(photo.people?.map(({ id }) => id)).toEqual(['p1', 'p2']);
    expect((await get(photo.people?.[0]?.thumbnail_url)).headers['content-type']).toBe('image/jpeg');
    expect((await get(`/api/images/${photo.id}/people/p9`)).statusCode).toBe(404);
    const wall = await visitor.sendImages([at('parede.png')], '?purpose=photo');
    expect([wall.statusCode, wall.json().code]).toEqual([422, 'images.no_face']);
    expect(await visitor.balance()).toMatchObject({ balance: 3, held: 0 });
  });

  it('shows how it would look before anything is spent', async () => {
    const picture = await post(`/api/images/${photo.id}/swap-preview`, { mapping: mapping() });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const answer = await post(
      `/api/images/${photo.id}/swap-preview`,
      { mapping: mapping() },
      { accept: 'application/json' },
    );
    const [pair] = answer.json().data.pictures as [{ before_url: string; after_url: string }];
    const [before, after] = [await get(pair.before_url), await get(pair.after_url)];
    expect([before.statusCode, after.statusCode]).toEqual([200, 200]);
    expect(before.rawPayload.equals(after.rawPayload)).toBe(false);
    const nobody = [{ person_id: 'p9', face_id: face.id }];
    expect((await post(`/api/images/${photo.id}/swap-preview`, { mapping: nobody })).json().code).toBe(
      'images.unknown_person',
    );
    expect(await visitor.balance()).toMatchObject({ balance: 3, held: 0 });
  });

  it('holds a credit, charges it when the photo is made, and changes nothing but the face and the label', async () => {
    const order = { kind: 'photo', photos: [{ image_id: photo.id, mapping: mapping() }] };
    const started = await post('/api/processings', order, { 'idempotency-key': 'one' });
    expect(started.statusCode).toBe(201);
    ({ processing } = started.json().data);
    expect((await post('/api/processings', order, { 'idempotency-key': 'one' })).json().data.processing.id).toBe(
      processing.id,
    );
    expect(await visitor.balance()).toMatchObject({ balance: 2, held: 1 });
    expect((await visitor.browser.call('DELETE', `/api/images/${photo.id}`)).json().code).toBe('images.in_use');
    expect((await visitor.browser.call('DELETE', `/api/faces/${face.id}`)).json().code).toBe('faces.in_use');
    await visitor.work();
    processing = await visitor.getProcessing(processing.id);
    expect(processing).toMatchObject({
      kind: 'photo',
      status: 'completed',
      error_code: null,
      credits_charged: 1,
      coverage: 1,
      cut_out: null,
    });
    expect(await visitor.balance()).toMatchObject({ balance: 2, held: 0 });
    const download = await get(processing.download_url);
    expect(download.headers).toMatchObject({ 'content-type': 'image/png' });
    expect(download.headers['content-disposition']).toContain(encodeURIComponent('Nós dois - Semblante.png'));
    const [was, is] = [await readPixels(at('Nós dois.jpg')), await readPixels(download.rawPayload)];
    expect(is.length).toBe(was.length);
    const changed = was.reduce((count, value, i) => count + Number(value !== is[i]), 0) / was.length;
    expect(changed).toBeGreaterThan(0.005);
    expect(changed).toBeLessThan(0.4);
    for (const url of [processing.thumbnail_url, processing.before_url, processing.result_url])
      expect((await get(url)).statusCode).toBe(200);
  });

  it('says what the file is to whoever asks: signed as it came, recognised when it was stripped', async () => {
    const { rawPayload } = await get(processing.download_url);
    expect(await verdictOf(rawPayload)).toMatchObject({ verdict: 'intact', action: 'face_swapped' });
    expect(await verdictOf(await saveAgain(rawPayload))).toMatchObject({
      verdict: 'copy',
    });
  });

  it('is nobody else’s to see, to use or to change', async () => {
    const stranger = await new ImageVisitor(server).logIn('dev@semblante.test');
    const call = async (method: 'GET' | 'POST', url: string, body?: object) =>
      (await stranger.browser.call(method, url, body)).statusCode;
    for (const url of [photo.people?.[0]?.thumbnail_url, processing.result_url, processing.download_url])
      expect(await call('GET', url ?? '')).toBe(404);
    expect(await call('POST', `/api/images/${photo.id}/swap-preview`, { mapping: mapping() })).toBe(404);
    const order = { kind: 'photo', photos: [{ image_id: photo.id, mapping: mapping() }] };
    expect(await call('POST', '/api/processings', order)).toBe(404);
  });

  it('is made of several photos in one order, and given in one ZIP', async () => {
    const other = await visitor.addImage(at('ben.png'), '?purpose=photo');
    const photos = [photo, other].map(({ id }) => ({ image_id: id, mapping: [{ person_id: 'p1', face_id: face.id }] }));
    const twice = await post('/api/processings', { kind: 'photo', photos: [photos[0], photos[0]] });
    expect(twice.statusCode).toBe(422);
    const started = await post('/api/processings', { kind: 'photo', photos });
    const processings = started.json().data.processings as Processing[];
    expect(processings.length).toBe(2);
    await visitor.work();
    const ids = processings.map(({ id }) => id);
    for (const id of ids) expect((await visitor.getProcessing(id)).status).toBe('completed');
    const archive = await get(`/api/processings/archive?ids=${ids.join(',')}`);
    expect([archive.statusCode, archive.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(await visitor.balance()).toMatchObject({ balance: 0, held: 0 });
  });
});

async function verdictOf(bytes: Buffer): Promise<unknown> {
  const file = at('to-verify.bin');
  await writeFile(file, bytes);
  return await server.media.verifyFile(file);
}
