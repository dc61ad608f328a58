import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ImageOutcome } from '@semblante/contracts';
import { craftImages, makeGoodImages } from '@semblante/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImageVisitor } from '../../../testing/image-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;
let visitor: ImageVisitor;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-bad-images-'));
  server = await openTestServer();
  await server.empty();
  visitor = await new ImageVisitor(server).logIn();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What the product says where the engine says this. */
const told: Record<string, string> = {
  'media.too_big': 'images.too_big',
  'media.empty': 'images.empty',
  'media.too_large': 'images.too_large',
  'image.too_small': 'images.too_small',
  'image.damaged': 'images.damaged',
  'image.format_unsupported': 'images.file_type',
};
const imagesStored = async () =>
  (await server.database.executeSql('select count(*)::int as total from images')).rows[0]?.['total'];

describe('a file that is no picture we take', () => {
  it('is told its own reason, and nothing of it stays', async () => {
    // An AVIF that broke off is first of all an AVIF.
    const bad = (await craftImages(folder, 'small')).filter(
      ({ file, expected }) =>
        !expected.includes('ok') && !file.endsWith('.avif') && file !== folder && basename(file) !== 'nobody.png',
    );
    const answer = await visitor.sendImages(bad.map(({ file }) => file));
    const { outcomes } = answer.json<{ data: { outcomes: ImageOutcome[] } }>().data;
    const reasons = outcomes.map(({ file_name, error }) => [file_name, error?.code]);
    expect(reasons).toEqual(bad.map(({ file, expected }) => [basename(file), told[expected[0] ?? '']]));
    expect(reasons).toContainEqual(['zip-named.png', 'images.file_type']);
    expect(await imagesStored()).toBe(0);
    expect(await server.media.images.files.list('images')).toEqual([]);
  });

  it.each([
    ['an image of 100 megapixels, by its header alone', 'claims-3600-megapixels.png', 422, 'images.too_big'],
    ['one of 31 megabytes', '31-megabytes.jpg', 413, 'images.too_large'],
    ['an empty one', 'empty.png', 422, 'images.empty'],
  ])('alone in a call is the answer of the call: %s', async (_what, name, status, code) => {
    const answer = await visitor.sendImages([join(folder, name)]);
    expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
      status,
      code,
      expect.stringMatching(/\S/),
    ]);
  });
});

describe('a picture of an unusual kind', () => {
  it('is as good as any: CMYK, 16 bits, turned by its camera, with holes, animated', async () => {
    await makeGoodImages(folder);
    const files = ['cmyk.jpg', 'deep.png', 'turned.jpg', 'alpha.png', 'animated.webp'].map((name) =>
      join(folder, name),
    );
    const { outcomes } = (await visitor.sendImages(files)).json<{ data: { outcomes: ImageOutcome[] } }>().data;
    expect(outcomes.map(({ image, error }) => [error, image?.width, image?.warnings.join()])).toEqual([
      [null, 160, ''],
      [null, 160, ''],
      [null, 120, ''],
      [null, 160, ''],
      [null, 64, 'first_frame_only'],
    ]);
    // An invented woman of 160 pixels may look too young for the screen: those are for staff.
    const shown = outcomes.flatMap(({ image }) => (image?.source_url ? [image.source_url] : []));
    for (const url of shown)
      expect((await visitor.browser.call('GET', url)).headers['content-type']).toMatch(/^image\/(jpeg|webp)$/);
    expect(shown.length).toBeGreaterThan(0);
  });
});

describe('too many at once', () => {
  it('are refused whole: 500 files in one call store nothing and lose nothing', async () => {
    const before = await imagesStored();
    const file = { name: 'foto.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') };
    const answer = await visitor.sendImages(Array.from({ length: 500 }, () => file));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'images.too_many']);
    expect(await imagesStored()).toBe(before);
  });

  it('cannot be ordered, nor none, nor one twice', async () => {
    const id = '0190a000-0000-7000-8000-000000000000';
    const many = Array.from(
      { length: 51 },
      (_, n) => `0190a000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`,
    );
    for (const ids of [many, [], [id, id], ['nothing']]) {
      const answer = await visitor.startCutOuts(ids);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'request.invalid']);
    }
    expect((await visitor.startCutOuts([id])).json().code).toBe('images.not_found');
  });

  it('a form without a file says so', async () => {
    const form = new FormData();
    form.append('purpose', 'subject');
    expect((await visitor.sendForm(form, '/api/images')).json().code).toBe('images.file_required');
    expect((await visitor.browser.call('POST', '/api/images', { files: [] })).json().code).toBe('images.file_required');
  });
});
