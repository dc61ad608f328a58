import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countingPicture, readCount } from '../testing/counting-picture.ts';
import { type ClipPlan, makeClip } from '../testing/make-clip.ts';
import { lumaPsnr } from '../testing/picture-difference.ts';
import { Packet } from './av.ts';
import { listBoxes } from './boxes.ts';
import type { FrameRange } from './decode-range.ts';
import { decodingTimes } from './decoding-times.ts';
import { encodeSegment } from './encode-segment.ts';
import { joinSegments } from './join-segments.ts';
import { benchLimits } from './limits.ts';
import { Mp4Writer } from './mp4-writer.ts';
import { type Video, openVideo } from './open-video.ts';
import { planSegments, trimmedRange } from './plan-segments.ts';
import { readVideo } from './read-video.ts';
import { readSegment, segmentPackets } from './segment-file.ts';
import { SourceFile } from './source-file.ts';
import { secondsOf } from './timeline.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'join-segments-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const size = { width: 160, height: 96 };
const sound = { codec: 'aac', sampleRate: 44_100, channels: 2, seconds: 1.7, toneHz: 440 } as const;

async function clip(name: string, plan: Partial<ClipPlan> = {}): Promise<Video> {
  const file = join(folder, name);
  await makeClip({ ...size, frames: 40, picture: countingPicture(size), keyframeEvery: 8, ...plan, file });
  return openVideo(file, benchLimits);
}

/** Renders a video piece by piece, the last one first, as workers that know nothing of each other would. */
async function render(
  video: Video,
  name: string,
  { framesPerSegment = 8, range = trimmedRange(video) }: { framesPerSegment?: number; range?: FrameRange } = {},
): Promise<Video> {
  const pieces = join(folder, `${name}-pieces`);
  await mkdir(pieces);
  const plan = planSegments(video, { framesPerSegment, range }).map((piece) => ({
    piece,
    file: join(pieces, `${piece.first}.segment`),
  }));
  for (const { piece, file } of plan.toReversed()) await encodeSegment({ video, range: piece, file });
  const out = join(folder, name);
  await joinSegments({ video, segments: plan.map(({ file }) => file), range, out });
  expect((await readdir(pieces)).length).toBe(plan.length);
  return openVideo(out, benchLimits);
}

interface Heard {
  start: number;
  data: string;
}

async function audioOf(video: Video): Promise<Heard[]> {
  const source = await SourceFile.open(video.file, video.container);
  const packet = new Packet();
  packet.alloc();
  const heard: Heard[] = [];
  while (source.readOf(video.audioStreamIndex!, packet)) {
    const { num, den } = source.streams[video.audioStreamIndex!]!.timeBase;
    heard.push({ start: (Number(packet.pts) * num) / den, data: packet.data!.toString('base64') });
    packet.unref();
  }
  packet.free();
  await source.close();
  return heard;
}

async function countsOf(video: Video): Promise<number[]> {
  const counts: number[] = [];
  for await (const frame of readVideo(video)) {
    counts.push(readCount(frame.picture));
    frame.release();
  }
  return counts;
}

const seconds = (video: Video) => Array.from(video.timeline.pts, (pts) => secondsOf(pts, video.timeline.timeBase));

describe('joining segments', () => {
  it('keeps every frame, its time to the tick and every byte of the audio', async () => {
    const video = await clip('plain.mp4', { audio: sound });
    expect(planSegments(video, { framesPerSegment: 8 }).length).toBe(5);
    const joined = await render(video, 'plain-joined.mp4');
    expect(joined.timeline).toMatchObject({
      timeBase: video.timeline.timeBase,
      pts: video.timeline.pts,
      lastDuration: video.timeline.lastDuration,
    });
    expect(await countsOf(joined)).toEqual(Array.from({ length: 40 }, (_, i) => i));
    expect(await audioOf(joined)).toEqual(await audioOf(video));
    expect(joined.probe).toMatchObject({ seconds: video.probe.seconds, audio: video.probe.audio });
    expect(joined.probe.video).toMatchObject({ codec: 'h264', pixelFormat: 'yuv420p', keyframes: 5 });
  });

  it('gives the same bytes whatever order the segments were made in', async () => {
    const video = await clip('order.mp4', { audio: sound });
    const [first, second] = [await render(video, 'order-1.mp4'), await render(video, 'order-2.mp4')];
    expect((await readFile(first.file)).equals(await readFile(second.file))).toBe(true);
  });

  it('looks like the source on both sides of every seam', async () => {
    const video = await clip('seam.mp4');
    const joined = await render(video, 'seam-joined.mp4');
    const before = readVideo(video);
    for await (const frame of readVideo(joined)) {
      const source = (await before.next()).value!;
      expect(lumaPsnr(frame.picture, source.picture)).toBeGreaterThan(38);
      source.release();
      frame.release();
    }
  });

  it('puts the index in front', async () => {
    const joined = await render(await clip('front.mp4'), 'front-joined.mp4');
    const { boxes, bytes } = await listBoxes(joined.file);
    const order = boxes.map(({ type }) => type);
    expect(order.indexOf('moov')).toBeLessThan(order.indexOf('mdat'));
    expect(boxes.at(-1)!.offset + boxes.at(-1)!.size).toBe(bytes);
  });

  it('keeps a variable frame rate and a late start to the tick, over seams that fall into a pause', async () => {
    // A second of stillness just behind each keyframe: encoders' own decoding times would collide there.
    const times = (frame: number) => 4500 + frame * 3003 + Math.floor((frame + 7) / 8) * 90_000;
    const video = await clip('variable.mp4', {
      timeBase: { num: 1, den: 90_000 },
      times,
      audio: { ...sound, seconds: 3, startSeconds: 0 },
    });
    const joined = await render(video, 'variable-joined.mp4');
    expect(joined.probe.video.frameRate).toBe('variable');
    expect(seconds(joined)).toEqual(seconds(video));
    expect(joined.timeline.pts[0]).toBe(4500);
    expect(await audioOf(joined)).toEqual(await audioOf(video));
  });

  it.each([90, 180, 270] as const)('keeps a turn of %i degrees', async (rotation) => {
    const video = await clip(`turned-${rotation}.mp4`, { rotation, frames: 3 });
    const joined = await render(video, `turned-${rotation}-joined.mp4`);
    const isSideways = rotation !== 180;
    const shown = isSideways ? { width: size.height, height: size.width } : size;
    for (const { probe } of [video, joined])
      expect(probe.video).toMatchObject({ rotation, isMirrored: false, ...shown, codedWidth: size.width });
  });

  it('keeps the pixel aspect', async () => {
    const video = await clip('wide.mp4', { pixelAspect: { num: 4, den: 3 }, frames: 3 });
    const joined = await render(video, 'wide-joined.mp4');
    for (const { probe } of [video, joined])
      expect(probe.video).toMatchObject({ pixelAspect: { num: 4, den: 3 }, width: Math.round((size.width * 4) / 3) });
  });

  it.each([
    ['limited', 'bt709'],
    ['full', 'bt601'],
  ] as const)('keeps %s range and %s', async (range, matrix) => {
    const video = await clip(`${matrix}.mp4`, { colour: { range, matrix }, frames: 3 });
    const joined = await render(video, `${matrix}-joined.mp4`);
    expect(joined.probe.video.colour).toEqual({ range, matrix });
    expect(joined.tags).toEqual(video.tags);
    const [before, after] = [readVideo(video), readVideo(joined)];
    const [source, result] = [(await before.next()).value!, (await after.next()).value!];
    expect(lumaPsnr(result.picture, source.picture)).toBeGreaterThan(38);
    source.release();
    result.release();
    await Promise.all([before.return(), after.return()]);
  });

  it('makes an even 8-bit video of an odd 10-bit one', async () => {
    const video = await clip('odd.mp4', {
      codec: 'vp9',
      width: 161,
      height: 97,
      picture: countingPicture({ width: 161, height: 97 }),
      frames: 5,
    });
    const joined = await render(video, 'odd-joined.mp4');
    expect(joined.probe.video).toMatchObject({ width: 160, height: 96, frames: 5, pixelFormat: 'yuv420p' });
    expect(await countsOf(joined)).toEqual([0, 1, 2, 3, 4]);
  });

  it.each([
    ['pcm_s16le', 'mov'],
    ['libvorbis', 'mkv'],
  ] as const)('turns %s into AAC that stays in step', async (codec, container) => {
    const video = await clip(`${codec}.${container}`, { audio: { ...sound, codec, sampleRate: 48_000 } });
    const joined = await render(video, `${codec}-joined.mp4`);
    expect(video.probe.audio!.delivery).toBe('reencoded');
    expect(joined.probe.audio).toMatchObject({ codec: 'aac', sampleRate: 48_000, channels: 2, delivery: 'copied' });
    expect(joined.probe.audio!.startSeconds).toBeCloseTo(video.probe.audio!.startSeconds, 2);
    expect(Math.abs(joined.probe.audio!.seconds - 1.7)).toBeLessThan(0.03);
  });

  it.each(['flac', 'libopus', 'libmp3lame', 'ac3'] as const)('copies %s as it is', async (codec) => {
    const video = await clip(`${codec}.mp4`, { audio: { ...sound, codec, sampleRate: 48_000 }, frames: 10 });
    const joined = await render(video, `${codec}-joined.mp4`);
    expect((await audioOf(joined)).map(({ data }) => data)).toEqual((await audioOf(video)).map(({ data }) => data));
  });

  it('is silent when the source is', async () => {
    const joined = await render(await clip('silent.mp4', { frames: 3 }), 'silent-joined.mp4');
    expect(joined.probe.audio).toBeUndefined();
  });

  it('keeps one frame', async () => {
    const joined = await render(await clip('one.mp4', { frames: 1 }), 'one-joined.mp4');
    expect(joined.probe.video).toMatchObject({ frames: 1, seconds: 0.04 });
  });

  it('reads and keeps only what an edit list shows, though it begins between two keyframes', async () => {
    const video = await clip('edited-source.mp4', { frames: 20, keyframeEvery: 20 });
    const segment = join(folder, 'edited.segment');
    await encodeSegment({ video, range: { first: 0, end: 20 }, file: segment });
    const contents = await readSegment(segment);
    const edited = join(folder, 'edited.mp4');
    const writer = await Mp4Writer.create(edited, {
      video: { ...contents, displayMatrix: undefined },
      audio: undefined,
    });
    const step = video.timeline.lastDuration;
    const shown = contents.packets.map(({ pts }) => pts - 5 * step);
    const decoding = decodingTimes(shown);
    let i = 0;
    for await (const packet of segmentPackets(segment, contents))
      await writer.writeVideo({ ...packet, pts: shown[i]!, dts: decoding[i++]!, duration: step });
    await writer.finish();
    const shortened = await openVideo(edited);
    expect(shortened.probe.video).toMatchObject({ frames: 15, startSeconds: 0 });
    const fifteen = Array.from({ length: 15 }, (_, frame) => 5 + frame);
    expect(await countsOf(shortened)).toEqual(fifteen);
    expect(await countsOf(await render(shortened, 'edited-joined.mp4'))).toEqual(fifteen);
  });

  it.runIf(existsSync('/dev/full'))('says that the disk is full', async () => {
    const video = await clip('full.mp4', { frames: 5 });
    const segment = join(folder, 'full.segment');
    await symlink('/dev/full', `${segment}.part-${process.pid}`);
    await expect(encodeSegment({ video, range: { first: 0, end: 5 }, file: segment })).rejects.toMatchObject({
      code: 'engine.disk_full',
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('full.segment'))).toEqual([]);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const video = await clip('stopped.mp4');
    const pieces = join(folder, 'stopped');
    await mkdir(pieces);
    const controller = new AbortController();
    const rendering = encodeSegment({
      video,
      range: { first: 0, end: 40 },
      file: join(pieces, 'a'),
      signal: controller.signal,
      onFrame: () => controller.abort(),
    });
    await expect(rendering).rejects.toMatchObject({ code: 'engine.aborted' });
    const failing = encodeSegment({
      video,
      range: { first: 0, end: 40 },
      file: join(pieces, 'b'),
      paint: ({ index }) => (index === 5 ? Promise.reject(new Error('no paint')) : undefined),
    });
    await expect(failing).rejects.toThrow('no paint');
    expect(await readdir(pieces)).toEqual([]);
    await encodeSegment({ video, range: { first: 0, end: 40 }, file: join(pieces, 'c') });
    const joining = joinSegments({
      video,
      segments: [join(pieces, 'c')],
      out: join(pieces, 'd.mp4'),
      signal: AbortSignal.abort(),
    });
    await expect(joining).rejects.toMatchObject({ code: 'engine.aborted' });
    expect(await readdir(pieces)).toEqual(['c']);
  });

  it('refuses segments that do not belong together', async () => {
    const video = await clip('strange.mp4', { frames: 8 });
    const [a, b] = [join(folder, 'strange-a'), join(folder, 'strange-b')];
    await encodeSegment({ video, range: { first: 0, end: 4 }, file: a });
    await encodeSegment({ video, range: { first: 4, end: 8 }, file: b, settings: { preset: 'ultrafast' } });
    const out = join(folder, 'strange-joined.mp4');
    await expect(joinSegments({ video, segments: [a, b], out })).rejects.toMatchObject({
      code: 'engine.input_invalid',
    });
    await expect(joinSegments({ video, segments: [a, a], out })).rejects.toMatchObject({
      code: 'engine.input_invalid',
    });
    await expect(joinSegments({ video, segments: [], out })).rejects.toMatchObject({ code: 'engine.input_invalid' });
    await expect(joinSegments({ video, segments: [video.file], out })).rejects.toMatchObject({
      code: 'engine.input_invalid',
    });
  });
});

describe('trimming', () => {
  it('keeps the frames that start in the trim, from time zero, with the audio of that stretch', async () => {
    const video = await clip('trim.mp4', { audio: sound });
    const range = trimmedRange(video, { fromSeconds: 0.43, toSeconds: 1.2 });
    expect(range).toEqual({ first: 11, end: 30 });
    const joined = await render(video, 'trim-joined.mp4', { range });
    expect(await countsOf(joined)).toEqual(Array.from({ length: 19 }, (_, i) => 11 + i));
    expect(seconds(joined)[0]).toBe(0);
    expect(joined.probe.video.seconds).toBeCloseTo(0.76, 6);
    const heard = await audioOf(joined);
    const source = await audioOf(video);
    const offset = source.findIndex(({ data }) => data === heard[0]!.data);
    expect(heard.map(({ data }) => data)).toEqual(source.slice(offset, offset + heard.length).map(({ data }) => data));
    // The same bytes sound 0.44 s earlier, to the sample.
    for (const [i, { start }] of heard.entries())
      expect(Math.abs(source[offset + i]!.start - 0.44 - start)).toBeLessThan(1 / 44_100);
    expect(joined.probe.audio!.startSeconds).toBeLessThan(0.024);
    expect(joined.probe.audio!.startSeconds + joined.probe.audio!.seconds).toBeCloseTo(0.76, 3);
  });

  it('trims re-encoded audio too', async () => {
    const video = await clip('trim-pcm.mov', { audio: { ...sound, codec: 'pcm_s16le', sampleRate: 48_000 } });
    const range = trimmedRange(video, { fromSeconds: 0.4, toSeconds: 1.2 });
    const joined = await render(video, 'trim-pcm-joined.mp4', { range });
    expect(Math.abs(joined.probe.audio!.startSeconds + joined.probe.audio!.seconds - 0.8)).toBeLessThan(0.03);
  });

  it('refuses to keep nothing', async () => {
    const video = await clip('trim-nothing.mp4', { frames: 5 });
    expect(() => trimmedRange(video, { fromSeconds: 9 })).toThrow('the trim keeps no frame');
  });
});
