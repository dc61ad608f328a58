import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  craftPng,
  makeActorClip,
  makePairPhoto,
  makePortraitPhoto,
  makeWallClip,
  makeWallPhoto,
} from '@semblante/engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaVisitor } from '../../../testing/media-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let visitor: MediaVisitor;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-bad-'));
  server = await openTestServer();
  await server.empty();
  visitor = await new MediaVisitor(server).logIn();
});
afterAll(async () => await server.close());

const written = async (name: string, bytes: Uint8Array | string) => {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
};

describe('a face photo', () => {
  const refused = async (file: string, fields?: Record<string, string>) => {
    const answer = await visitor.sendPhoto(file, fields);
    return { status: answer.statusCode, code: answer.json().code as string };
  };

  it('needs the declaration, and says so at the field', async () => {
    await makePortraitPhoto(join(folder, 'ana.jpg'), 'ana');
    const answer = await visitor.sendPhoto(join(folder, 'ana.jpg'), {});
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['consent']);
    expect((await visitor.browser.call('GET', '/api/faces')).json().data).toEqual([]);
  });

  it('is a PNG or a JPEG by its bytes, one, and not larger than 15 MB', async () => {
    expect(await refused(await written('text.jpg', 'not a picture'))).toEqual({ status: 422, code: 'faces.file_type' });
    expect(await refused(await written('picture.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({
      status: 422,
      code: 'faces.file_type',
    });
    expect(
      await refused(
        await written('huge.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(16 * 1024 * 1024)])),
      ),
    ).toEqual({ status: 413, code: 'faces.too_large' });
    expect(await refused(await written('cut.jpg', (await readFile(join(folder, 'ana.jpg'))).subarray(0, 400)))).toEqual(
      { status: 422, code: 'faces.unreadable' },
    );
    const two = new FormData();
    two.append('consent', 'self');
    for (const name of ['one.jpg', 'two.jpg'])
      two.append(
        'file',
        new Blob([new Uint8Array(await readFile(join(folder, 'ana.jpg')))], { type: 'image/jpeg' }),
        name,
      );
    expect((await visitor.sendForm(two)).json().code).toBe('faces.one_file');
    expect((await visitor.browser.call('POST', '/api/faces', { consent: 'self' })).json().code).toBe(
      'faces.file_required',
    );
  });

  it('over the limit of pixels is told so, in both languages', async () => {
    const vast = await written('vast.png', craftPng({ width: 60_000, height: 60_000 }));
    expect(await refused(vast)).toEqual({ status: 422, code: 'faces.too_many_pixels' });
    const foreigner = await new MediaVisitor(server, { language: 'en' }).logIn();
    expect((await foreigner.sendPhoto(vast)).json().message).toContain('more than 120 megapixels');
  });

  it('shows exactly one usable face', async () => {
    const [wall, both] = [join(folder, 'wall.png'), join(folder, 'both.jpg')];
    await makeWallPhoto(wall);
    expect(await refused(wall)).toEqual({ status: 422, code: 'faces.no_face' });
    await makePairPhoto(both, join(folder, 'ana.jpg'));
    expect(await refused(both)).toEqual({ status: 422, code: 'faces.several_faces' });
    expect((await visitor.browser.call('GET', '/api/faces')).json().data).toEqual([]);
    expect(await server.media.faces.files.list('faces')).toEqual([]);
  });
});

describe('a video', () => {
  const judged = async (bytes: Buffer, name = 'clipe.mp4') => {
    const id = await visitor.upload(bytes, { name });
    await visitor.work();
    const { state, error_code, people } = await visitor.getVideo(id);
    return { state, error_code, people: people.length };
  };

  it('is refused before the first byte when its name, type or size cannot be right', async () => {
    expect((await visitor.createUpload(1000, { name: 'clipe.mov' })).status).toBe(422);
    expect((await visitor.createUpload(1000, { type: 'image/png' })).status).toBe(422);
    expect((await visitor.createUpload(524_288_001)).status).toBe(413);
    const answer = await visitor.createUpload(1000, { name: 'clipe.avi' });
    expect(await answer.json()).toMatchObject({ code: 'videos.file_type', message: expect.stringContaining('MP4') });
    const { rows } = await server.database.executeSql('select count(*)::int as total from videos');
    expect(rows[0]?.['total']).toBe(0);
  });

  it('that is not one gets its reason', async () => {
    expect(await judged(Buffer.from('this is a text with the name of a video'))).toMatchObject({
      state: 'error',
      error_code: 'unreadable',
    });
    await makeActorClip({ file: join(folder, 'ok.mp4'), scene: 'frontal', seconds: 0.4, width: 320, height: 180 });
    await makeActorClip({ file: join(folder, 'other.mkv'), scene: 'frontal', seconds: 0.4, width: 320, height: 180 });
    expect(await judged(await readFile(join(folder, 'other.mkv')))).toMatchObject({
      state: 'error',
      error_code: 'not_mp4',
    });
    const whole = await readFile(join(folder, 'ok.mp4'));
    expect(await judged(whole.subarray(0, whole.length >> 1))).toMatchObject({ state: 'error' });
  });

  it.each([
    ['in HEVC', { codec: 'hevc' as const }],
    ['without sound', { audio: undefined }],
    ['of a single frame', { seconds: 1 / 15 }],
  ])('%s is as good as any', async (_what, change) => {
    const file = join(folder, 'odd.mp4');
    await makeActorClip({ file, scene: 'frontal', seconds: 0.4, width: 320, height: 180, ...change });
    expect(await judged(await readFile(file))).toEqual({ state: 'ready', error_code: null, people: 1 });
  });

  it('without anybody in it says so, and can be looked at again with other settings', async () => {
    const file = join(folder, 'wall.mp4');
    await makeWallClip(file);
    const id = await visitor.upload(await readFile(file));
    await visitor.work();
    expect(await visitor.getVideo(id)).toMatchObject({ state: 'error', error_code: 'no_face', people: [] });
    const again = await visitor.browser.call('POST', `/api/videos/${id}/analysis`, {
      detection_model: 'far',
      face_angle: '90',
    });
    expect(again.json().data.video).toMatchObject({
      state: 'analysing',
      settings: { detection_model: 'far', face_angle: '90' },
    });
    await visitor.work();
    expect(await visitor.getVideo(id)).toMatchObject({ state: 'error', error_code: 'no_face' });
  });

  it('cannot be mapped, previewed or started before it is ready', async () => {
    const created = await visitor.createUpload(5000);
    const id = created.headers.get('location')?.split('/').at(-1) ?? '';
    const mapping = [{ person_id: 'p1', face_id: id }];
    expect((await visitor.browser.call('POST', `/api/videos/${id}/preview`, { mapping })).json().code).toBe(
      'videos.not_ready',
    );
    expect(
      (await visitor.browser.call('POST', '/api/processings', { kind: 'video', video_id: id, mapping })).json().code,
    ).toBe('videos.not_ready');
    expect(
      (await visitor.browser.call('POST', '/api/processings', { kind: 'video', video_id: id, mapping: [] })).statusCode,
    ).toBe(422);
  });

  it('goes on where it broke off, is nobody else’s to continue, and its last answer can be asked for again', async () => {
    const whole = await readFile(join(folder, 'ok.mp4'));
    const created = await visitor.createUpload(whole.length);
    const address = created.headers.get('location') ?? '';
    await visitor.sendPiece(address, whole, 0, 1000);
    const asked = await visitor.send('HEAD', address);
    expect(asked.headers.get('upload-offset')).toBe('1000');
    const stranger = await new MediaVisitor(server).logIn('dev@semblante.test');
    expect((await stranger.send('HEAD', address)).status).toBe(404);
    expect((await stranger.sendPiece(address, whole, 1000, 10)).status).toBe(404);
    expect((await visitor.sendPiece(address, whole, 500, 10)).status).toBe(409);
    expect((await visitor.sendPiece(address, whole, 1000, whole.length)).status).toBe(204);
    const again = await visitor.send('HEAD', address);
    expect([again.status, again.headers.get('upload-offset')]).toEqual([200, String(whole.length)]);
    expect((await visitor.getVideo(address.split('/').at(-1) ?? '')).state).toBe('checking');
  });

  it('leaves room for others: few unfinished uploads at once', async () => {
    const statuses = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await visitor.createUpload(1000)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
