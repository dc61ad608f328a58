import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face, Video } from '@semblante/contracts';
import { makeActorClip, makePortraitPhoto } from '@semblante/engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MediaVisitor } from '../../../testing/media-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let visitor: MediaVisitor;

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'semblante-example-'));
  const example = { clip: join(folder, 'clip.mp4'), photo: join(folder, 'face.jpg') };
  await makeActorClip({ file: example.clip, scene: 'frontal', seconds: 0.4 });
  await makePortraitPhoto(example.photo, 'hana');
  server = await openTestServer();
  server.media.example = example;
  await server.empty();
  visitor = await new MediaVisitor(server).logIn();
});
afterAll(async () => await server.close());

const ask = async <Thing>(url: string, name: string): Promise<Thing> => {
  const answer = await visitor.browser.call('POST', url, {});
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data[name] as Thing;
};

it('gives an example clip and an example face to try at once, free', async () => {
  const [face, again] = await Promise.all([
    ask<Face>('/api/faces/example', 'face'),
    ask<Face>('/api/faces/example', 'face'),
  ]);
  expect(face).toMatchObject({ state: 'usable', name: 'Rosto de exemplo', consent: { kind: 'invented' } });
  expect(again.id).toBe(face.id);
  const [video, same] = await Promise.all([
    ask<Video>('/api/videos/example', 'video'),
    ask<Video>('/api/videos/example', 'video'),
  ]);
  expect(same.id).toBe(video.id);
  await visitor.work();
  const ready = await visitor.getVideo(video.id);
  expect(ready).toMatchObject({ state: 'ready', file_name: 'Vídeo de exemplo.mp4' });
  const mapping = [{ person_id: ready.people[0]?.id, face_id: face.id }];
  const preview = await visitor.browser.call('POST', `/api/videos/${video.id}/preview`, { mapping, at_seconds: 0.2 });
  expect(preview.statusCode, preview.body).toBe(200);
  expect(preview.headers['content-type']).toBe('image/jpeg');
  const picture = await visitor.browser.call('GET', face.thumbnail_url ?? '');
  expect(picture.statusCode).toBe(200);
  const { rows } = await server.database.executeSql('select count(*)::int as entries from credit_entries');
  expect(rows[0]?.['entries']).toBe(0);
});

it('gives a video another name to its owner only', async () => {
  const { id } = await ask<Video>('/api/videos/example', 'video');
  const rename = async (by: MediaVisitor, file_name: string) =>
    await by.browser.call('PATCH', `/api/videos/${id}`, { file_name });
  expect((await rename(visitor, 'praia/ontem.mp4')).json()).toMatchObject({
    data: { video: { id, file_name: 'ontem.mp4' } },
  });
  expect((await rename(visitor, '  ')).statusCode).toBe(422);
  const stranger = await new MediaVisitor(server).logIn('dev@semblante.test');
  expect((await rename(stranger, 'meu.mp4')).json()).toMatchObject({ code: 'videos.not_found' });
  expect((await visitor.getVideo(id)).file_name).toBe('ontem.mp4');
});

it('brings a deleted example back', async () => {
  const video = await ask<Video>('/api/videos/example', 'video');
  expect((await visitor.browser.call('DELETE', `/api/videos/${video.id}`)).statusCode).toBe(204);
  expect((await ask<Video>('/api/videos/example', 'video')).state).toBe('checking');
});

it('takes no photo of anybody as invented', async () => {
  const answer = await visitor.sendPhoto(server.media.example.photo, { consent: 'invented' });
  expect(answer.statusCode).toBe(422);
});
