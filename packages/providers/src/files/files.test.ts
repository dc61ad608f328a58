import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { AppError, type FileStore, newId } from '@semblante/core/kernel';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFiles, type FilesChoice } from './create-files.ts';
import { openS3Peer } from './testing/s3-peer.ts';

let folder: string;
let peer: Awaited<ReturnType<typeof openS3Peer>>;
beforeAll(async () => void (peer = await openS3Peer(['files'])));
afterAll(async () => await peer.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-files-'));
  peer.behave({ kind: 'well' });
  peer.seen.length = 0;
});

const written = async (contents: string | Buffer) => {
  const file = join(folder, `arriving-${newId()}`);
  await writeFile(file, contents);
  return file;
};
const choiceOf = ({ silentMs, cacheBytes = 1e9 }: { silentMs?: number; cacheBytes?: number }): FilesChoice => ({
  kind: 's3',
  access: { ...peer.access, silentMs },
  bucket: 'files',
  cache: { folder: join(folder, 'cache'), bytesMax: cacheBytes, scratchRoot: join(folder, 'scratch') },
});
const onS3 = async (options: Parameters<typeof choiceOf>[0] = {}) => (await createFiles(choiceOf(options))).files;
const onDisk = async () => (await createFiles({ kind: 'disk', folder: join(folder, 'files') })).files;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each([
  ['on a disk', onDisk],
  ['in a bucket', async () => await onS3()],
])('files %s', (_, open: () => Promise<FileStore>) => {
  it('takes a file to its place, tells its size, and leaves nothing where it came from', async () => {
    const [files, key, from] = [await open(), `videos/${newId()}/source.mp4`, await written('moving pictures')];
    await files.take(key, from);
    expect(await files.sizeOf(key)).toBe(15);
    expect(await text(await files.read(key))).toBe('moving pictures');
    await expect(readFile(from)).rejects.toThrow('ENOENT');
  });

  it('changes its tag with the contents, and takes a second file in the place of the first', async () => {
    const [files, key] = [await open(), `images/${newId()}/preview.webp`];
    await files.take(key, await written('first'));
    const before = await files.find(key);
    await files.take(key, await written('the second one'));
    const after = await files.find(key);
    expect([before?.bytes, after?.bytes]).toEqual([5, 14]);
    expect(after?.tag).not.toBe(before?.tag);
    expect(Math.abs((after?.changedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('reads the bytes of a range, both ends included', async () => {
    const [files, key] = [await open(), `videos/${newId()}/source.mp4`];
    await files.take(key, await written('0123456789'));
    expect(await text(await files.read(key, { start: 2, end: 5 }))).toBe('2345');
    expect(await text(await files.read(key, { start: 9, end: 9 }))).toBe('9');
  });

  it('says that a file is not there', async () => {
    const [files, key] = [await open(), `videos/${newId()}/source.mp4`];
    expect([await files.find(key), await files.sizeOf(key)]).toEqual([undefined, undefined]);
    await expect(files.read(key)).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('moves a file from one key to another', async () => {
    const [files, id] = [await open(), newId()];
    await files.take(`reports/${id}/copy`, await written('a copy'));
    await files.move({ from: `reports/${id}/copy`, to: `videos/${id}/source.mp4` });
    expect(await files.sizeOf(`reports/${id}/copy`)).toBeUndefined();
    expect(await text(await files.read(`videos/${id}/source.mp4`))).toBe('a copy');
  });

  it('removes a whole folder and nothing beside it, and does not mind one that is not there', async () => {
    const [files, id] = [await open(), newId()];
    for (const key of [`faces/${id}/photo.jpg`, `faces/${id}/in/side.jpg`, `faces/${id}-other/photo.jpg`])
      await files.take(key, await written('a photo'));
    await files.remove(`faces/${id}`);
    await files.remove(`faces/${id}`);
    expect(await files.sizeOf(`faces/${id}/photo.jpg`)).toBeUndefined();
    expect(await files.list(`faces/${id}`)).toEqual([]);
    expect(await files.sizeOf(`faces/${id}-other/photo.jpg`)).toBe(7);
    expect(await files.list('nowhere')).toEqual([]);
  });

  it('lists names of files and folders with the time of their last change', async () => {
    const [files, id] = [await open(), newId()];
    await files.take(`previews/${id}/a.jpg`, await written('a'));
    await files.take(`previews/${id}/b/c.jpg`, await written('c'));
    const found = await files.list(`previews/${id}`);
    expect(found.map(({ name }) => name).toSorted()).toEqual(['a.jpg', 'b']);
    for (const { changedAt } of found) expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it('gives programs what they need and keeps what they made', async () => {
    const [files, id] = [await open(), newId()];
    await files.take(`videos/${id}/source.mp4`, await written('source'));
    await files.take(`videos/${id}/analysis/people.json`, await written('{}'));
    await files.withLocal(async (local) => {
      expect(await readFile(await local.bring(`videos/${id}/source.mp4`), 'utf8')).toBe('source');
      const analysis = await local.bringFolder(`videos/${id}/analysis`);
      expect(await readdir(analysis)).toEqual(['people.json']);
      await expect(readFile(await local.bring(`videos/${id}/missing`))).rejects.toThrow('ENOENT');
      const out = await local.placeFor(`processings/${id}/segments/0-10.segment`);
      await writeFile(out, 'a segment');
      await writeFile(join(dirname(out), 'job'), 'the job');
      await local.keep(`processings/${id}/segments`);
    });
    expect(await text(await files.read(`processings/${id}/segments/0-10.segment`))).toBe('a segment');
    expect(await text(await files.read(`processings/${id}/segments/job`))).toBe('the job');
  });

  it('keeps the first of two marks', async () => {
    const files = await open();
    const [first, second] = await Promise.all([files.writeMark('one'), files.writeMark('another')]);
    expect(first).toBe(second);
    expect(await files.writeMark('a third')).toBe(first);
    expect(await files.readMark()).toBe(first);
  });

  it('tells how much room is left', async () => {
    expect(await (await open()).freeBytes()).toBeGreaterThan(0);
  });

  it.each(['../outside', '/etc/passwd', 'videos/../../x', '', 'videos//x', 'Videos/\0'])(
    'refuses a key that could leave the folder: %j',
    async (key) => {
      await expect((await open()).sizeOf(key)).rejects.toThrow('Not a key');
    },
  );
});

describe('files in a bucket', () => {
  it('stores a large file in parts that the server compares, and gives it back as it was', async () => {
    const [files, key, bytes] = [await onS3(), `videos/${newId()}/source.mp4`, randomBytes(40 * 1024 * 1024)];
    await files.take(key, await written(bytes));
    expect(peer.seen.filter((line) => line.includes('partNumber='))).toHaveLength(3);
    expect(sha256(await buffer(await files.read(key)))).toBe(sha256(bytes));
    expect(await peer.unfinished('files')).toEqual([]);
  });

  it('tries a refused part again, and gives an upload up when it stays refused: nothing half is seen', async () => {
    const [files, key] = [await onS3(), `videos/${newId()}/source.mp4`];
    const [once, always] = [
      await written(randomBytes(17 * 1024 * 1024)),
      await written(Buffer.alloc(17 * 1024 * 1024)),
    ];
    peer.behave({ kind: 'refuse', status: 503, times: 2 });
    await files.take(key, once);
    expect(await files.sizeOf(key)).toBe(17 * 1024 * 1024);
    await files.remove(key);
    peer.behave({ kind: 'refuse', status: 503 });
    await expect(files.take(key, always)).rejects.toMatchObject({ code: 'service.unavailable' });
    peer.behave({ kind: 'well' });
    expect(await files.sizeOf(key)).toBeUndefined();
    expect((await readFile(always)).length).toBe(17 * 1024 * 1024);
    expect(await peer.unfinished('files')).toEqual([]);
  }, 30_000);

  it('says at once that it may not, and does not ask again', async () => {
    const files = await onS3();
    peer.behave({ kind: 'refuse', status: 403 });
    await expect(files.find('videos/a/source.mp4')).rejects.toMatchObject({ code: 'service.unavailable' });
    expect(peer.seen).toHaveLength(1);
  });

  it('waits for a silent server a bounded time and a bounded number of times', async () => {
    const files = await onS3({ silentMs: 200 });
    peer.behave({ kind: 'silent' });
    const begun = performance.now();
    await expect(files.find('videos/a/source.mp4')).rejects.toBeInstanceOf(AppError);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(peer.seen.length).toBe(4);
  }, 15_000);

  it('goes on where a connection was cut, and ends with an error when it is cut again and again', async () => {
    const [files, key, bytes] = [await onS3(), `videos/${newId()}/source.mp4`, randomBytes(3_000_000)];
    await files.take(key, await written(bytes));
    const tag = (await files.find(key))?.tag;
    expect(tag).toBeDefined();
    peer.behave({ kind: 'cut', afterBytes: 1_000_000, times: 3 });
    expect(sha256(await buffer(await files.read(key)))).toBe(sha256(bytes));
    peer.behave({ kind: 'cut', afterBytes: 1000 });
    await expect(files.read(key).then(async (stream) => await buffer(stream))).rejects.toMatchObject({
      code: 'service.unavailable',
    });
    await expect(files.withLocal(async (local) => await local.bring(key))).rejects.toMatchObject({
      code: 'service.unavailable',
    });
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
  }, 30_000);

  it('refuses a copy that is not what was stored', async () => {
    const [files, id] = [await onS3(), newId()];
    await files.take(`videos/${id}/source.mp4`, await written('as it was sent'));
    await writeFile(join(peer.folder, 'files', 'videos', id, 'source.mp4._S3rver_object'), 'something else');
    await expect(files.withLocal(async (local) => await local.bring(`videos/${id}/source.mp4`))).rejects.toMatchObject({
      code: 'service.unavailable',
    });
  });

  it('brings a file once for many, within its bound, and nothing of the work stays', async () => {
    const [files, first, second] = [
      await onS3({ cacheBytes: 1_500_000 }),
      `videos/${newId()}/a`,
      `videos/${newId()}/a`,
    ];
    for (const key of [first, second]) await files.take(key, await written(randomBytes(1_000_000)));
    const bringing = async (key: string) =>
      await files.withLocal(async (local) => (await readFile(await local.bring(key))).length);
    expect(await Promise.all([bringing(first), bringing(first), bringing(first)])).toEqual([1e6, 1e6, 1e6]);
    expect(peer.seen.filter((line) => line.startsWith(`GET /files/${first}`))).toHaveLength(1);
    await bringing(second);
    expect(await readdir(join(folder, 'cache'))).toHaveLength(1);
    await files.remove(second);
    expect(await readdir(join(folder, 'cache'))).toEqual([]);
    expect(await readdir(join(folder, 'scratch'))).toEqual([]);
  });

  describe('an upload', () => {
    const begin = async (bytes: Buffer) => {
      const { files, uploads } = await createFiles(choiceOf({}));
      const id = newId();
      const name = uploads.nameOf(id);
      await uploads.store.create(new Upload({ id: name, offset: 0, size: bytes.length }));
      const send = async (from: number, to: number) =>
        await uploads.store.write(Readable.from([bytes.subarray(from, to)]), name, from);
      return { files, id, name, send };
    };

    it('tells what has arrived, goes to its place when it is whole, and leaves nothing', async () => {
      const bytes = randomBytes(9 * 1024 * 1024);
      const { files, id, name, send } = await begin(bytes);
      await send(0, 6_000_000);
      expect(await files.sizeOf(name)).toBe(6_000_000);
      await send(6_000_000, bytes.length);
      await files.move({ from: name, to: `videos/${id}/source.mp4` });
      expect(sha256(await buffer(await files.read(`videos/${id}/source.mp4`)))).toBe(sha256(bytes));
      expect((await files.list('uploads')).filter((left) => left.name.startsWith(id))).toEqual([]);
      expect(await peer.unfinished('files')).toEqual([]);
    }, 20_000);

    it('is joined later when its process ended after the last part', async () => {
      const bytes = randomBytes(6 * 1024 * 1024);
      const { files, id, name, send } = await begin(bytes);
      peer.behave({ kind: 'refuse', status: 503, only: /^POST .*uploadId=/ });
      await expect(send(0, bytes.length)).rejects.toThrow();
      peer.behave({ kind: 'well' });
      expect(await files.sizeOf(name)).toBe(bytes.length);
      await files.move({ from: name, to: `videos/${id}/source.mp4` });
      expect(sha256(await buffer(await files.read(`videos/${id}/source.mp4`)))).toBe(sha256(bytes));
    }, 20_000);

    it('that is given up leaves no part', async () => {
      const { files, id, name, send } = await begin(randomBytes(8 * 1024 * 1024));
      await send(0, 6_000_000);
      expect(await peer.unfinished('files')).toHaveLength(1);
      await files.remove(name);
      expect(await peer.unfinished('files')).toEqual([]);
      expect((await files.list('uploads')).filter((left) => left.name.startsWith(id))).toEqual([]);
    }, 20_000);
  });
});
