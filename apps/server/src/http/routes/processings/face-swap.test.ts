import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Face, Processing, Video } from '@semblante/contracts';
import { giftCredits } from '@semblante/core/credits';
import { makeActorClip, makePortraitPhoto } from '@semblante/engine/testing';
import { openEngine } from '@semblante/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaVisitor } from '../../../testing/media-visitor.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let folder: string;
let visitor: MediaVisitor;
let clip: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-swap-'));
  await makeActorClip({ file: join(folder, 'clip.mp4'), scene: 'frontal', seconds: 0.8 });
  await makePortraitPhoto(join(folder, 'hana.jpg'), 'hana');
  clip = await readFile(join(folder, 'clip.mp4'));
  server = await openTestServer();
  await server.empty();
  visitor = await new MediaVisitor(server).logIn();
  const { rows } = await server.database.executeSql(`select id from users where email = 'user@semblante.test'`);
  await server.database.db.transaction(
    async (tx) =>
      await giftCredits(tx, {
        userId: rows[0]?.['id'] as never,
        credits: 3,
        cause: { kind: 'staff', id: 'gift' },
        reason: 'for the test',
      }),
  );
});
afterAll(async () => await server.close());

function personOf({ people: [person] }: Video): Video['people'][number] {
  if (!person) throw new Error('nobody was found');
  return person;
}

const balance = async () =>
  (await visitor.browser.call('GET', '/api/user')).json().data.user as { balance: number; held: number };

describe('from a photo and a video to a swapped video', () => {
  let face: Face;
  let video: Video;
  let processing: Processing;

  it('takes a photo with its declaration as a face', async () => {
    face = await visitor.addFace(join(folder, 'hana.jpg'));
    expect(face).toMatchObject({ state: 'usable', name: 'Rosto 1', consent: { kind: 'self' }, is_favourite: false });
    const picture = await visitor.browser.call('GET', face.thumbnail_url ?? '');
    expect(picture.headers['content-type']).toBe('image/jpeg');
  });

  it('receives a video in pieces, checks it and finds the people in it', async () => {
    const id = await visitor.upload(clip, { piece: 8_000, name: 'Férias na praia.mp4' });
    expect((await visitor.getVideo(id)).state).toBe('checking');
    await visitor.work();
    video = await visitor.getVideo(id);
    expect(video).toMatchObject({
      state: 'ready',
      error_code: null,
      file_name: 'Férias na praia.mp4',
      probe: { width: 480, height: 270, has_audio: true },
    });
    expect(video.people.length).toBe(1);
    expect(video.offer?.credits).toBe(1);
    const thumbnail = await visitor.browser.call('GET', personOf(video).thumbnail_url);
    expect(thumbnail.headers['content-type']).toBe('image/jpeg');
  });

  it('shows a moment before anything is spent', async () => {
    const body = { mapping: [{ person_id: personOf(video).id, face_id: face.id }], at_seconds: 0.4 };
    const picture = await visitor.browser.call('POST', `/api/videos/${video.id}/preview`, body);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/jpeg');
    const pair = await visitor.browser.call('POST', `/api/videos/${video.id}/preview`, body, {
      accept: 'application/json',
    });
    const [moment] = pair.json().data.pictures as [{ seconds: number; before_url: string; after_url: string }];
    expect(moment.seconds).toBeCloseTo(0.4, 1);
    const before = await visitor.browser.call('GET', moment.before_url);
    const after = await visitor.browser.call('GET', moment.after_url);
    expect(before.rawPayload.equals(after.rawPayload)).toBe(false);
    expect(await balance()).toMatchObject({ balance: 3, held: 0 });
  });

  it('holds one credit at the start, once however often it is asked with the same key', async () => {
    const body = {
      kind: 'video',
      video_id: video.id,
      mapping: [{ person_id: personOf(video).id, face_id: face.id }],
      settings: {},
    };
    const first = await visitor.browser.call('POST', '/api/processings', body, { 'idempotency-key': 'one' });
    const second = await visitor.browser.call('POST', '/api/processings', body, { 'idempotency-key': 'one' });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    processing = first.json().data.processing;
    expect(second.json().data.processing.id).toBe(processing.id);
    expect(processing).toMatchObject({ status: 'pending', stage: 'queued', progress: 0, credits_charged: 0 });
    expect(await balance()).toMatchObject({ balance: 2, held: 1 });
    expect((await visitor.browser.call('DELETE', `/api/faces/${face.id}`)).statusCode).toBe(409);
    expect((await visitor.browser.call('DELETE', `/api/videos/${video.id}`)).statusCode).toBe(409);
    expect((await visitor.browser.call('GET', `/api/processings/${processing.id}/download`)).json().code).toBe(
      'processings.not_finished',
    );
  });

  it('charges it when the video is done, and gives a labelled file with the same length and sound', async () => {
    await visitor.work();
    processing = await visitor.getProcessing(processing.id);
    expect(processing).toMatchObject({
      status: 'completed',
      stage: 'done',
      progress: 100,
      error_code: null,
      credits_charged: 1,
    });
    expect(processing.coverage).toBeGreaterThan(0.9);
    expect(await balance()).toMatchObject({ balance: 2, held: 0 });
    const download = await visitor.browser.call('GET', processing.download_url ?? '');
    expect(download.headers['content-disposition']).toContain(encodeURIComponent('Férias na praia - Semblante.mp4'));
    const out = join(folder, 'result.mp4');
    await writeFile(out, download.rawPayload);
    const engine = openEngine();
    const probe = await engine.run('probe', { video: out });
    const certificates =
      (await readFile(join(server.signingFolder, 'development-signing-key-and-certificate.pem'), 'utf8')).match(
        /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g,
      ) ?? [];
    const verdict = await engine.run('verify', { file: out, certificates });
    const changed = Buffer.from(download.rawPayload);
    const middle = changed.length >> 1;
    changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
    await writeFile(out, changed);
    const ofChanged = await engine.run('verify', { file: out, certificates });
    await engine.close();
    expect(probe.seconds).toBeCloseTo(video.probe?.seconds ?? 0, 1);
    expect(probe.audio).toBeDefined();
    expect([verdict.verdict, ofChanged.verdict]).toEqual(['valid', 'tampered']);
    const range = await visitor.browser.call('GET', processing.result_url ?? '', undefined, { range: 'bytes=0-99' });
    expect(range.statusCode).toBe(206);
    expect(range.rawPayload.length).toBe(100);
  });

  it('keeps an opinion that can change', async () => {
    for (const worked of [true, false, null]) {
      const answer = await visitor.browser.call('PUT', `/api/processings/${processing.id}/evaluation`, { worked });
      expect(answer.json().data.processing.worked).toBe(worked);
    }
  });

  it('is nobody else’s', async () => {
    const stranger = await new MediaVisitor(server).logIn('dev@semblante.test');
    const calls = [
      ['GET', `/api/videos/${video.id}`],
      ['GET', `/api/videos/${video.id}/source`],
      ['GET', personOf(video).thumbnail_url],
      ['GET', face.thumbnail_url ?? ''],
      ['PATCH', `/api/faces/${face.id}`, { name: 'Meu' }],
      ['DELETE', `/api/faces/${face.id}`],
      ['GET', `/api/processings/${processing.id}`],
      ['GET', `/api/processings/${processing.id}/download`],
      ['DELETE', `/api/processings/${processing.id}`],
      ['POST', `/api/processings/${processing.id}/cancel`],
      ['POST', `/api/videos/${video.id}/preview`, { mapping: [{ person_id: 'p1', face_id: face.id }], at_seconds: 0 }],
      [
        'POST',
        '/api/processings',
        { kind: 'video', video_id: video.id, mapping: [{ person_id: 'p1', face_id: face.id }] },
      ],
    ] as const;
    for (const [method, url, body] of calls)
      expect({ url, status: (await stranger.browser.call(method, url, body)).statusCode }).toEqual({
        url,
        status: 404,
      });
  });

  it('goes when it is deleted, and so does the face', async () => {
    expect((await visitor.browser.call('DELETE', `/api/processings/${processing.id}`)).statusCode).toBe(204);
    expect((await visitor.browser.call('GET', processing.download_url ?? '')).statusCode).toBe(404);
    expect(await server.media.processings.files.sizeOf(`processings/${processing.id}/result.mp4`)).toBeUndefined();
    expect((await visitor.browser.call('DELETE', `/api/faces/${face.id}`)).statusCode).toBe(204);
    expect(await server.media.faces.files.list(`faces/${face.id}`)).toEqual([]);
    const { rows } = await server.database.executeSql(`select withdrawn_at from face_consents`);
    expect(rows[0]?.['withdrawn_at']).not.toBeNull();
    expect((await balance()).balance).toBe(2);
  });
});
