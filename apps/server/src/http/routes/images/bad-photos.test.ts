import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type ImageOutcome, photoLimits } from '@semblante/contracts';
import { craftImages, makeCrowdPhoto, makeOddPhotos, makePortraitPhoto } from '@semblante/engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ImageVisitor } from '../../../testing/image-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;
let visitor: ImageVisitor;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-bad-photos-'));
  await makePortraitPhoto(at('ben.png'), 'ben');
  server = await openTestServer();
  await server.empty();
  visitor = await new ImageVisitor(server).logIn();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function send(files: readonly string[]): Promise<ImageOutcome[]> {
  const answer = await visitor.sendImages(files, '?purpose=photo');
  return answer.json<{ data: { outcomes: ImageOutcome[] } }>().data.outcomes;
}

it('tells every bad picture its own reason, one without a face too, and keeps nothing of them', async () => {
  const crafted = (await craftImages(folder, 'small')).filter(
    ({ file }) => file !== folder && basename(file) !== 'nobody.png' && !file.endsWith('.avif'),
  );
  const outcomes = await send(crafted.map(({ file }) => file));
  const reasonOf = (name: string) => outcomes.find(({ file_name }) => file_name === name)?.error?.code;
  expect(outcomes.filter(({ error, image }) => error === null || image !== null)).toEqual([]);
  expect(['1x1.png', '1x20000.png', 'cut.jpg', 'empty.png', 'svg-named.png', 'animated.webp'].map(reasonOf)).toEqual([
    'images.too_small',
    'images.too_small',
    'images.damaged',
    'images.empty',
    'images.file_type',
    'images.no_face',
  ]);
  expect(await server.media.images.files.list('images')).toEqual([]);
});

it('offers the twenty largest of forty faces, and says of one of twelve pixels that it is small', async () => {
  await makeCrowdPhoto(at('forty.png'), { portrait: at('ben.png'), count: 40, side: 190 });
  await makeCrowdPhoto(at('twelve.png'), { portrait: at('ben.png'), count: 1, side: 26 });
  const [many, tiny] = await send([at('forty.png'), at('twelve.png')]);
  expect(many?.image).toMatchObject({ warnings: ['more_faces'] });
  expect(many?.image?.people?.length).toBe(photoLimits.peopleMax);
  expect(tiny?.image?.people).toMatchObject([{ id: 'p1', concerns: ['small'] }]);
});

it('takes photos of every usual kind with their people: turned, CMYK, 16 bits, with holes, twice', async () => {
  const odd = await makeOddPhotos(folder, at('ben.png'));
  await writeFile(at('again.png'), await readFile(at('ben.png')));
  const names = ['ben.png', ...odd, 'again.png'];
  const outcomes = await send(names.map(at));
  expect(outcomes.map(({ error, image }) => [error, image?.state, image?.people?.length])).toEqual(
    names.map(() => [null, 'ready', 1]),
  );
  expect(outcomes.map(({ known_as }) => known_as)).toEqual([null, null, null, null, null, 'ben.png']);
});
