import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Image, Processing } from '@semblante/contracts';
import { makePortraitPhoto, makeWallPhoto } from '@semblante/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImageVisitor } from '../../../testing/image-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;
let visitor: ImageVisitor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-images-'));
  await makePortraitPhoto(join(folder, 'Hana na praia.jpg'), 'hana');
  await makePortraitPhoto(join(folder, 'ben.png'), 'ben');
  await makeWallPhoto(join(folder, 'parede.png'));
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

let images: Image[];
let processings: Processing[];

describe('from a batch of pictures to cut-outs', () => {
  it('takes what is good, says of the rest why not, and holds nothing', async () => {
    const answer = await visitor.sendImages([
      join(folder, 'Hana na praia.jpg'),
      { name: 'foto.png', bytes: Buffer.from('504b0304140000000000', 'hex') },
      join(folder, 'ben.png'),
    ]);
    expect(answer.statusCode).toBe(201);
    ({ images } = answer.json().data);
    const outcomes = answer
      .json()
      .data.outcomes.map(
        ({ file_name, error }: { file_name: string; error: { code: string; message: string } | null }) => [
          file_name,
          error?.code,
          error?.message.includes('JPEG'),
        ],
      );
    expect(outcomes).toEqual([
      ['Hana na praia.jpg', undefined, undefined],
      ['foto.png', 'images.file_type', true],
      ['ben.png', undefined, undefined],
    ]);
    expect(images[0]).toMatchObject({
      state: 'ready',
      purpose: 'subject',
      width: 640,
      height: 640,
      warnings: [],
      preview: null,
      offer: { credits: 1 },
    });
    expect(await visitor.balance()).toMatchObject({ balance: 3, held: 0 });
    for (const url of [images[0]?.thumbnail_url, images[0]?.source_url, images[0]?.view_url])
      expect((await get(url)).statusCode).toBe(200);
  });

  it('keeps the name of a picture whose content is here already, and says under which name that was', async () => {
    const bytes = await readFile(join(folder, 'ben.png'));
    const { images: added, outcomes } = (
      await visitor.sendImages([{ name: 'outro nome.png', bytes }, join(folder, 'parede.png')])
    ).json().data as { images: Image[]; outcomes: { known_as: string | null }[] };
    expect(added.map(({ file_name }) => file_name)).toEqual(['outro nome.png', 'parede.png']);
    expect(outcomes.map(({ known_as }) => known_as)).toEqual(['ben.png', null]);
    const stranger = await new ImageVisitor(server).logIn('dev@semblante.test');
    expect((await stranger.sendImages([join(folder, 'ben.png')])).json().data.outcomes).toMatchObject([
      { known_as: null },
    ]);
    for (const { id } of added)
      expect((await visitor.browser.call('DELETE', `/api/images/${id}`)).statusCode).toBe(204);
  });

  it('shows at once and free how it will be cut out, and warns where there is nothing', async () => {
    const wall = await visitor.addImage(join(folder, 'parede.png'));
    const preview = await get(images[0]?.preview_url);
    expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/webp']);
    await get(wall.preview_url);
    const [first, second] = await Promise.all(
      [images[0], wall].map(async (image) => (await get(`/api/images/${image?.id}`)).json().data.image as Image),
    );
    expect(first?.preview?.coverage).toBeGreaterThan(0.1);
    expect(second?.preview?.warnings).toContain('nothing_found');
    expect(await visitor.balance()).toMatchObject({ balance: 3, held: 0 });
  });

  it('holds one credit for each, in one order however often it is sent, and charges when they are done', async () => {
    const started = await visitor.startCutOuts(
      images.map(({ id }) => id),
      'one-order',
    );
    expect(started.statusCode).toBe(201);
    ({ processings } = started.json().data);
    expect(started.json().data.processing.id).toBe(processings[0]?.id);
    expect(await visitor.balance()).toMatchObject({ balance: 1, held: 2 });
    const again = await visitor.startCutOuts(
      images.map(({ id }) => id),
      'one-order',
    );
    expect(again.json().data.processings.map(({ id }: Processing) => id)).toEqual(processings.map(({ id }) => id));
    await visitor.work();
    processings = await Promise.all(processings.map(async ({ id }) => await visitor.getProcessing(id)));
    expect(processings[0]).toMatchObject({
      kind: 'image',
      status: 'completed',
      credits_charged: 1,
      seconds: null,
      cut_out: { width: 640, height: 640, warnings: [], can_blur: true, render: null },
    });
    expect(processings[1]).toMatchObject({ status: 'completed', title: 'ben.png' });
    expect(await visitor.balance()).toMatchObject({ balance: 1, held: 0 });
  });

  it('gives a signed PNG of full size, and everything an editor needs', async () => {
    const [done] = processings;
    const download = await get(done?.download_url);
    expect(download.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="Hana na praia - Semblante.png"',
    });
    expect(await verdictOf(download.rawPayload)).toBe('valid');
    for (const url of [
      done?.before_url,
      done?.thumbnail_url,
      done?.result_url,
      done?.cut_out?.cut_out_url,
      done?.cut_out?.view_url,
      done?.cut_out?.source_view_url,
      done?.cut_out?.alpha_url,
    ])
      expect((await get(url)).statusCode).toBe(200);
    expect((await get(`/api/images/${images[0]?.id}`)).json().data.image.processing_id).toBe(done?.id);
    const listed = await get('/api/processings?kind=image&period=recent');
    expect(listed.json().meta.total).toBe(2);
    expect(
      (await visitor.browser.call('PUT', `/api/processings/${done?.id}/evaluation`, { worked: true })).json().data
        .processing.worked,
    ).toBe(true);
  });

  it('is nobody else’s to see, to use or to change', async () => {
    const stranger = await new ImageVisitor(server).logIn('dev@semblante.test');
    const [image] = images;
    const [done] = processings;
    const urls = [
      `/api/images/${image?.id}`,
      image?.source_url,
      image?.preview_url,
      done?.result_url,
      done?.cut_out?.alpha_url,
      `/api/processings/archive?ids=${done?.id}`,
    ];
    for (const url of urls) expect((await stranger.browser.call('GET', url ?? '')).statusCode).toBe(404);
    expect((await stranger.startCutOuts([image?.id ?? ''])).json().code).toBe('images.not_found');
    expect(
      (
        await stranger.browser.call('POST', `/api/processings/${done?.id}/render`, {
          background: { kind: 'transparent' },
        })
      ).statusCode,
    ).toBe(404);
    expect((await stranger.browser.call('DELETE', `/api/images/${image?.id}`)).statusCode).toBe(404);
  });
});

describe('a finished cut-out', () => {
  let done: Processing;
  let mask: Buffer;
  const render = async (body: object, headers: Record<string, string> = {}) =>
    await visitor.browser.call('POST', `/api/processings/${done.id}/render`, body, headers);
  const asJson = { accept: 'application/json' };

  beforeAll(async () => {
    done = await visitor.getProcessing(processings[1]?.id ?? '');
    mask = (await get(done.cut_out?.alpha_url)).rawPayload;
  });

  it('is put before a colour, free and signed, and that becomes the result', async () => {
    const { balance } = await visitor.balance();
    const answer = await render({
      background: { kind: 'colour', colour: '#12b886' },
      format: 'jpeg',
      shadow: { opacity: 0.5 },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await verdictOf(answer.rawPayload)).toBe('valid');
    const now = await visitor.getProcessing(done.id);
    expect(now.cut_out?.render).toMatchObject({
      background: { kind: 'colour', colour: '#12b886' },
      format: 'jpeg',
      has_mask: false,
    });
    expect(now.result_url).not.toBe(done.result_url);
    const download = await get(now.download_url);
    expect(download.headers['content-disposition']).toContain('ben - Semblante.jpg');
    expect(download.rawPayload.equals(answer.rawPayload)).toBe(true);
    expect(await visitor.balance()).toMatchObject({ balance, held: 0 });
  });

  it('keeps what a brush did until the next brush, and goes back on request', async () => {
    const shown = await render(
      { background: { kind: 'transparent' }, mask: `data:image/png;base64,${mask.toString('base64')}` },
      asJson,
    );
    expect(shown.json().data.processing.cut_out.render).toMatchObject({ format: 'png', has_mask: true });
    const kept = await render({ background: { kind: 'blur', strength: 80 }, format: 'webp' }, asJson);
    expect(kept.json().data.processing.cut_out.render).toMatchObject({
      background: { kind: 'blur', strength: 80 },
      has_mask: true,
    });
    const back = await render({ background: { kind: 'transparent' }, mask: null }, asJson);
    expect(back.json().data.processing.cut_out.render.has_mask).toBe(false);
    const left = await server.media.images.files.list(`processings/${done.id}`);
    expect(left.map(({ name }) => name.replace(/-[0-9a-f-]{36}/, '')).toSorted()).toEqual([
      'alpha.png',
      'cut-out-view.webp',
      'cut-out.png',
      'render.png',
      'thumbnail.webp',
    ]);
  });

  it('stands before an own picture that passed the screen, and before nobody else’s', async () => {
    const { id } = await visitor.addImage(join(folder, 'parede.png'), '?purpose=background');
    expect(
      (await render({ background: { kind: 'picture', image_id: id }, format: 'webp' })).headers['content-type'],
    ).toBe('image/webp');
    expect((await visitor.startCutOuts([id])).json().code).toBe('images.not_ready');
    await server.database.executeSql(`update images set state = 'held' where id = '${id}'`);
    expect((await render({ background: { kind: 'picture', image_id: id } })).json().code).toBe('images.not_ready');
    expect((await render({ background: { kind: 'picture', image_id: done.id } })).json().code).toBe('images.not_found');
  });

  it('refuses a mask of another size, one that is none, and a JPEG on nothing', async () => {
    const background = { kind: 'transparent' };
    const small = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP6DwABBAEAfbLI3wAAAABJRU5ErkJggg==';
    const wrong = await render({ background, mask: small });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'images.mask_size']);
    expect((await render({ background, mask: 'bm90IGEgUE5H' })).json().code).toBe('images.mask_unreadable');
    const jpeg = await render({ background, format: 'jpeg' });
    expect([jpeg.statusCode, Object.keys(jpeg.json().errors)]).toEqual([422, ['background']]);
    expect((await render({ background, mask: 'A'.repeat(25 * 1024 * 1024 + 70_000) })).statusCode).toBe(413);
  });

  it('comes with others in one archive, each under a name of its own', async () => {
    const { rows } = await server.database.executeSql(
      `update processings set title = 'ben.png' where kind = 'image' and status = 'completed' returning id`,
    );
    const ids = rows.map((row) => String(row['id']));
    const archive = await get(`/api/processings/archive?ids=${ids.join(',')}`);
    expect(archive.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Semblante.zip"',
    });
    const text = archive.rawPayload.toString('latin1');
    expect(new Set(text.match(/ben - Semblante(?: \(2\))?\.(?:png|webp)/g))).toEqual(
      new Set(['ben - Semblante.webp', 'ben - Semblante.png']),
    );
    const waiting = (await visitor.startCutOuts([images[0]?.id ?? ''])).json().data.processing as Processing;
    expect((await get(`/api/processings/archive?ids=${ids[0]},${waiting.id}`)).json().code).toBe(
      'processings.not_finished',
    );
    expect(
      (await visitor.browser.call('POST', `/api/processings/${waiting.id}/cancel`)).json().data.processing,
    ).toMatchObject({ status: 'error', error_code: 'cancelled' });
    expect(await visitor.balance()).toMatchObject({ balance: 1, held: 0 });
  });

  it('says what is no longer possible when the image itself is gone, and does the rest', async () => {
    expect((await visitor.browser.call('DELETE', `/api/images/${done.image_id}`)).statusCode).toBe(204);
    const now = await visitor.getProcessing(done.id);
    expect(now).toMatchObject({ image_id: null, before_url: null, cut_out: { can_blur: false, can_restore: false } });
    const blurred = await render({ background: { kind: 'blur' } });
    expect([blurred.statusCode, blurred.json().code]).toEqual([409, 'processings.original_gone']);
    expect(
      (await render({ background: { kind: 'colour', colour: '#ffffff' }, mask: mask.toString('base64') })).statusCode,
    ).toBe(200);
  });

  it('goes with all its files', async () => {
    expect((await visitor.browser.call('DELETE', `/api/processings/${done.id}`)).statusCode).toBe(204);
    expect((await get(`/api/processings/${done.id}/result`)).statusCode).toBe(404);
    expect(await server.media.images.files.list(`processings/${done.id}`)).toEqual([]);
  });
});

async function verdictOf(bytes: Buffer): Promise<string> {
  const file = join(folder, 'to-verify');
  await writeFile(file, bytes);
  const certificates =
    (await readFile(join(server.signingFolder, 'development-signing-key-and-certificate.pem'), 'utf8')).match(
      /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
    ) ?? [];
  return (await server.media.room.desk.run('verify', { file, certificates })).verdict;
}
