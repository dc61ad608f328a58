import { copyFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingPicture } from '../testing/counting-picture.ts';
import { type ClipPlan, makeClip } from '../testing/make-clip.ts';
import { silenceFfmpeg } from './av.ts';
import { benchLimits, productLimits } from './limits.ts';
import { openVideo, probeVideo } from './open-video.ts';
import { readVideo } from './read-video.ts';
import { transcodeFloor } from './transcode-floor.ts';

let folder = '';
beforeAll(async () => {
  silenceFfmpeg();
  folder = await mkdtemp(join(tmpdir(), 'open-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const size = { width: 160, height: 96 };
async function clip(name: string, plan: Partial<ClipPlan> = {}): Promise<string> {
  const file = join(folder, name);
  const shape = { width: plan.width ?? size.width, height: plan.height ?? size.height };
  await makeClip({ ...shape, frames: 10, picture: countingPicture(shape), ...plan, file });
  return file;
}

async function fileOf(name: string, bytes: string | Uint8Array): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

describe('probing a video', () => {
  it('tells what the stream is', async () => {
    const file = await clip('all.mp4', {
      fps: 30,
      timeBase: { num: 1, den: 90_000 },
      audio: { codec: 'aac', sampleRate: 48_000, channels: 2, seconds: 0.4, toneHz: 440 },
    });
    expect(await probeVideo(file)).toMatchObject({
      container: 'mp4',
      bytes: (await readFile(file)).length,
      video: {
        codec: 'h264',
        ...size,
        codedWidth: 160,
        codedHeight: 96,
        rotation: 0,
        isMirrored: false,
        pixelFormat: 'yuv420p',
        scan: 'progressive',
        frames: 10,
        fps: 30,
        frameRate: 'constant',
        startSeconds: 0,
        timeBase: { num: 1, den: 90_000 },
        dynamicRange: 'standard',
      },
      audio: { codec: 'aac', channels: 2, sampleRate: 48_000, delivery: 'copied' },
      tracks: [
        { kind: 'video', codec: 'h264', packets: 10 },
        { kind: 'audio', codec: 'aac' },
      ],
    });
  });

  it('measures the length on the stream, whatever the header claims', async () => {
    const file = await clip('claims.mp4');
    const bytes = await readFile(file);
    // The header's length, behind version, times and time scale.
    bytes.writeUInt32BE(4_000_000_000, bytes.indexOf('mvhd') + 4 + 16);
    await writeFile(file, bytes);
    const probe = await probeVideo(file);
    expect(probe.seconds).toBeCloseTo(0.4, 6);
  });

  it('takes a portrait as long as it is shown within the limits', async () => {
    const limits = { ...productLimits, longSideMax: 160, shortSideMax: 96 };
    const upright = await clip('upright.mp4', { width: 96, height: 160, frames: 2 });
    const turned = await clip('turned.mp4', { rotation: 90, frames: 2 });
    for (const file of [upright, turned])
      expect((await probeVideo(file, limits)).video).toMatchObject({ width: 96, height: 160 });
  });

  it.each([
    ['media.too_big', { longSideMax: 159 }],
    ['media.too_big', { shortSideMax: 95 }],
    ['media.too_long', { secondsMax: -0.2 }],
    ['media.too_long', { framesMax: 9 }],
    ['media.too_large', { bytesMax: 100 }],
  ] as const)('says %s beyond %o', async (code, beyond) => {
    await expect(probeVideo(await clip('limits.mp4'), { ...productLimits, ...beyond })).rejects.toMatchObject({ code });
  });

  it('counts pixels that are not square as they are shown', async () => {
    const file = await clip('wide.mp4', { pixelAspect: { num: 2, den: 1 }, frames: 2 });
    await expect(probeVideo(file, { ...productLimits, longSideMax: 300 })).rejects.toMatchObject({
      code: 'media.too_big',
      details: { width: 320 },
    });
  });

  it('accepts MP4 only, by its bytes and not by its name', async () => {
    const mov = await clip('camera.mov');
    const renamed = join(folder, 'renamed.mp4');
    await copyFile(mov, renamed);
    await expect(probeVideo(renamed)).rejects.toMatchObject({ code: 'media.not_mp4', details: { container: 'mov' } });
    await expect(probeVideo(await clip('film.mkv'))).rejects.toMatchObject({
      code: 'media.not_mp4',
      details: { container: 'matroska' },
    });
    expect((await probeVideo(renamed, benchLimits)).container).toBe('mov');
    const odd = join(folder, 'holiday.avi');
    await copyFile(await clip('named.mp4'), odd);
    expect((await probeVideo(odd)).container).toBe('mp4');
  });

  it.each([
    ['media.empty', 'empty.mp4', ''],
    ['media.not_mp4', 'picture.mp4', '\xff\xd8\xff\xe0 a JPEG'],
    ['media.not_mp4', 'playlist.mp4', '#EXTM3U\nfile:///etc/passwd\n'],
    ['media.not_mp4', 'heic.mp4', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['media.unreadable', 'noise.mp4', 'just some words that are no video'],
    ['media.unreadable', 'head-only.mp4', '\0\0\0\x14ftypisom\0\0\0\0isom'],
  ])('says %s for %s', async (code, name, text) => {
    await expect(probeVideo(await fileOf(name, Buffer.from(text, 'latin1')))).rejects.toMatchObject({ code });
  });

  it('says so when the file is not there', async () => {
    await expect(probeVideo(join(folder, 'nowhere.mp4'))).rejects.toMatchObject({ code: 'engine.input_invalid' });
  });

  it('refuses an upload that broke off early and reads one that lost its last moment', async () => {
    const whole = join(folder, 'whole.mp4');
    await transcodeFloor({ video: await openVideo(await clip('long.mp4', { frames: 60 })), out: whole });
    const bytes = (await readFile(whole)).length;
    const half = join(folder, 'half.mp4');
    await copyFile(whole, half);
    await truncate(half, Math.round(bytes * 0.7));
    await expect(probeVideo(half)).rejects.toMatchObject({ code: 'media.damaged', details: { declaredFrames: 60 } });
    const nearly = join(folder, 'nearly.mp4');
    await copyFile(whole, nearly);
    await truncate(nearly, bytes - 200);
    const { video } = await probeVideo(nearly);
    expect(video.frames).toBeGreaterThan(54);
    let frames = 0;
    let lost = -1;
    for await (const frame of readVideo(nearly, { onDamage: (damage) => (lost = damage.lost) })) {
      frames++;
      frame.release();
    }
    expect(frames + lost).toBe(video.frames);
    expect(lost).toBeLessThan(3);
  });

  it('says that a file has no video', async () => {
    const file = await clip('sound.mp4', {
      audio: { codec: 'aac', sampleRate: 48_000, channels: 1, seconds: 0.5, toneHz: 440 },
    });
    const bytes = await readFile(file);
    // The first track, which is the picture, becomes a box that nobody reads.
    bytes.write('free', bytes.indexOf('trak'), 'latin1');
    await writeFile(file, bytes);
    await expect(probeVideo(file)).rejects.toMatchObject({ code: 'media.no_video' });
  });

  it('names a codec that it cannot read', async () => {
    const file = await clip('strange.mp4');
    const bytes = await readFile(file);
    bytes.write('zzzz', bytes.lastIndexOf('avc1'), 'latin1');
    await writeFile(file, bytes);
    await expect(probeVideo(file)).rejects.toMatchObject({
      code: 'media.codec_unsupported',
      details: { codec: 'zzzz' },
    });
  });

  it('stops when it is told to', async () => {
    const file = await clip('many.mp4', {
      width: 32,
      height: 32,
      frames: 600,
      picture: countingPicture({ width: 32, height: 32 }),
    });
    await expect(probeVideo(file, productLimits, AbortSignal.abort())).rejects.toMatchObject({
      code: 'engine.aborted',
    });
  });
});
