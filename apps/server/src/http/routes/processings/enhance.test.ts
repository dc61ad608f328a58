import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnhancePreview, Image, Processing } from '@semblante/contracts';
import { makePortraitPhoto } from '@semblante/engine/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImageVisitor } from '../../../testing/image-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;
let visitor: ImageVisitor;
let image: Image;
let processing: Processing;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-enhance-'));
  await makePortraitPhoto(join(folder, 'hana.jpg'), 'hana');
  await sharp(join(folder, 'hana.jpg')).resize(140).jpeg({ quality: 40 }).toFile(join(folder, 'pequena.jpg'));
  server = await openTestServer();
  await server.empty();
  visitor = await new ImageVisitor(server).logIn();
  await visitor.getCredits(3);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const start = async (body: object, key?: string) =>
  await visitor.browser.call(
    'POST',
    '/api/processings',
    { kind: 'enhance', ...body },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const look = async (id: string, body: object) =>
  await visitor.browser.call('POST', `/api/images/${id}/enhance-preview`, body);

describe('from a small picture to a large one', () => {
  it('is looked at in one spot before anything is spent, with its price and time', async () => {
    image = await visitor.addImage(join(folder, 'pequena.jpg'), '?purpose=enhance');
    expect(image).toMatchObject({ purpose: 'enhance', state: 'ready', preview_url: null, offer: null });
    const answer = await look(image.id, { scale: 4, x: 0.5, y: 0.4 });
    expect(answer.statusCode).toBe(200);
    const { preview } = answer.json<{ data: { preview: EnhancePreview } }>().data;
    expect(preview).toMatchObject({ was_cleaned: true, region: { width: 120, height: 120 }, offer: { credits: 1 } });
    expect(preview.offer.estimate_seconds).toBeGreaterThan(0);
    for (const address of [preview.before, preview.after]) {
      const picture = await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).metadata();
      expect([picture.format, picture.width, picture.height]).toEqual(['webp', 480, 480]);
    }
    expect(preview.before).not.toBe(preview.after);
    expect(await visitor.balance()).toMatchObject({ balance: 3, held: 0 });
  });

  it('holds one credit, however often the order is sent, and charges when it is done', async () => {
    const order = { image_id: image.id, scale: 4 };
    const [first, again] = [await start(order, 'one'), await start(order, 'one')];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json().data.processing.id).toBe(first.json().data.processing.id);
    expect(await visitor.balance()).toMatchObject({ balance: 2, held: 1 });
    await visitor.work();
    processing = await visitor.getProcessing(first.json().data.processing.id);
    expect(processing).toMatchObject({
      kind: 'enhance',
      status: 'completed',
      title: 'pequena.jpg',
      credits_charged: 1,
      image_id: image.id,
      enhanced: { scale: 4, clean: true, result: { width: 560, height: 560, was_cleaned: true } },
      cut_out: null,
    });
    expect(await visitor.balance()).toMatchObject({ balance: 2, held: 0 });
  });

  it('is downloaded whole, under its name, signed and recognised as ours', async () => {
    const download = await visitor.browser.call('GET', processing.download_url ?? '');
    expect(download.headers['content-disposition']).toContain('pequena - Semblante.jpg');
    expect(await sharp(download.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 560, height: 560 });
    for (const url of [processing.thumbnail_url, processing.before_url, processing.result_url])
      expect((await visitor.browser.call('GET', url ?? '')).statusCode).toBe(200);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(download.rawPayload)]), 'x.jpg');
    const verified = await visitor.sendForm(form, '/api/verify');
    expect(verified.json().data).toMatchObject({ verdict: 'intact', action: 'enhanced' });
  });

  it('is another order with other settings, and a result is a source as well', async () => {
    const taken = await visitor.browser.call('POST', `/api/processings/${processing.id}/enhance-source`);
    expect(taken.statusCode).toBe(201);
    const copy = taken.json<{ data: { image: Image } }>().data.image;
    expect(copy).toMatchObject({ purpose: 'enhance', width: 560, height: 560, file_name: 'pequena.jpg' });
    const started = await start({ image_id: copy.id, scale: 2, clean: false });
    await visitor.work();
    const made = await visitor.getProcessing(started.json().data.processing.id);
    expect(made).toMatchObject({
      status: 'completed',
      enhanced: { scale: 2, result: { width: 1120, was_cleaned: false } },
    });
    expect(await visitor.balance()).toMatchObject({ balance: 1, held: 0 });
  });
});

describe('what is refused, with nothing held', () => {
  it.each([
    ['a scale that is not offered', () => ({ image_id: image.id, scale: 3 }), 422, 'request.invalid'],
    [
      'a picture of nobody',
      () => ({ image_id: '0190a000-0000-7000-8000-000000000000', scale: 2 }),
      404,
      'images.not_found',
    ],
  ])('%s', async (_what, body, status, code) => {
    const answer = await start(body());
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await visitor.balance()).toMatchObject({ held: 0 });
  });

  it('a picture that was sent for something else, or is somebody else’s', async () => {
    const subject = await visitor.addImage(join(folder, 'hana.jpg'));
    expect((await start({ image_id: subject.id, scale: 2 })).json().code).toBe('images.not_ready');
    const stranger = await new ImageVisitor(server).logIn('dev@semblante.test');
    const answer = await stranger.browser.call('POST', `/api/images/${image.id}/enhance-preview`, {
      scale: 2,
      x: 0.5,
      y: 0.5,
    });
    expect(answer.json().code).toBe('images.not_found');
    const source = await stranger.browser.call('POST', `/api/processings/${processing.id}/enhance-source`);
    expect(source.json().code).toBe('processings.not_found');
  });

  it('a result over 25 megapixels, before it is paid or looked at', async () => {
    const file = join(folder, 'grande.png');
    await writeFile(
      file,
      await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#88aacc' } })
        .png()
        .toBuffer(),
    );
    const large = await visitor.addImage(file, '?purpose=enhance');
    for (const answer of [
      await start({ image_id: large.id, scale: 4 }),
      await look(large.id, { scale: 4, x: 0, y: 0 }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'images.enhanced_too_big']);
    expect(await visitor.balance()).toMatchObject({ held: 0 });
  });
});
