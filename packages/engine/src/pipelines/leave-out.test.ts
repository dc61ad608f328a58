import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openAudioDecoder,
  packetsOf,
  Frame,
  benchLimits,
  openVideo,
  type Video,
  readVideo,
  SourceFile,
  secondsOf,
} from '@semblante/media/video';
import { countingPicture, readCount, type ClipPlan, makeClip } from '@semblante/media/testing';
import { leaveOut, type Stretch } from './leave-out.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leave-out-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const size = { width: 160, height: 96 };
const fps = 25;
/** Something is heard only while these frames are shown. */
const loudFrames = [10, 60, 110];
const isHeard = (seconds: number) => loudFrames.some((frame) => seconds >= frame / fps && seconds < (frame + 3) / fps);
const sound = { codec: 'aac', sampleRate: 48_000, channels: 1, seconds: 6, toneHz: 880, isHeard } as const;

async function clip(
  name: string,
  { audio = sound, isSilent, ...plan }: Partial<ClipPlan> & { isSilent?: true } = {},
): Promise<Video> {
  const file = join(folder, name);
  await makeClip({
    ...size,
    fps,
    frames: 150,
    picture: countingPicture(size),
    keyframeEvery: 40,
    ...plan,
    ...(!isSilent && { audio }),
    file,
  });
  return await openVideo(file, benchLimits);
}

async function without(video: Video, stretches: Stretch[]) {
  const out = join(folder, `out-${stretches.map(({ from }) => from).join('-')}-${video.probe.bytes}.mp4`);
  const scratch = await mkdtemp(join(folder, 'scratch-'));
  const report = await leaveOut(video, { stretches, out, scratch });
  const made = await openVideo(out);
  return { report, made, shown: await shownIn(made), loud: await loudIn(made) };
}

async function shownIn(video: Video): Promise<{ count: number; seconds: number }[]> {
  const shown: { count: number; seconds: number }[] = [];
  for await (const frame of readVideo(video)) {
    shown.push({ count: readCount(frame.picture), seconds: secondsOf(frame.pts, video.timeline.timeBase) });
    frame.release();
  }
  return shown;
}

/** When each sound begins. */
async function loudIn(video: Video): Promise<number[]> {
  if (video.audioStreamIndex === undefined) return [];
  const source = await SourceFile.open(video.file, video.container);
  const stream = source.streams[video.audioStreamIndex]!;
  const decoder = (await openAudioDecoder(stream))!;
  const frame = new Frame();
  frame.alloc();
  const starts: number[] = [];
  let quietSince = -Infinity;
  const listen = async () => {
    while ((await decoder.receiveFrame(frame)) >= 0) {
      const samples = new Float32Array(Uint8Array.from(frame.data![0]!).buffer, 0, frame.nbSamples);
      const start = secondsOf(Number(frame.pts), stream.timeBase);
      for (const [i, value] of samples.entries()) {
        if (Math.abs(value) < 0.15) continue;
        const at = start + i / frame.sampleRate;
        if (at - quietSince > 0.05) starts.push(at);
        quietSince = at;
      }
      frame.unref();
    }
  };
  for await (const packet of packetsOf(source, stream)) {
    await decoder.sendPacket(packet);
    await listen();
  }
  await decoder.sendPacket(null);
  await listen();
  frame.free();
  decoder.freeContext();
  await source.close();
  return starts;
}

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

describe('a video without some of its moments', () => {
  it('has no frame of them, every other one in its order and length, and its sound in step on both sides', async () => {
    const { report, made, shown, loud } = await without(await clip('plain.mp4'), [
      { from: 1, to: 2 },
      { from: 3.21, to: 4 },
    ]);
    // 3.21 s lies within frame 80: it is still shown then, so it goes too.
    expect(shown.map(({ count }) => count)).toEqual([...numbers(0, 25), ...numbers(50, 80), ...numbers(100, 150)]);
    expect(shown.every(({ seconds }, i) => Math.abs(seconds - i / fps) < 1e-6)).toBe(true);
    expect(report).toMatchObject({ frames: 105, seconds: 4.2 });
    expect(made.probe.seconds).toBeCloseTo(4.2, 1);
    const expected = loudFrames.map((frame) => shown.find(({ count }) => count === frame)!.seconds);
    expect(loud).toHaveLength(3);
    for (const [i, seconds] of expected.entries()) expect(Math.abs(loud[i]! - seconds)).toBeLessThan(0.003);
  });

  it('may lose its beginning and its end', async () => {
    const { shown, loud } = await without(await clip('ends.mp4'), [
      { from: 0, to: 2 },
      { from: 5, to: 9 },
    ]);
    expect(shown.map(({ count }) => count)).toEqual(numbers(50, 125));
    expect(loud).toHaveLength(2);
    expect(Math.abs(loud[0]! - 10 / fps)).toBeLessThan(0.003);
  });

  it('stays in step where the sound begins late, ends early and is not AAC', async () => {
    const late = {
      ...sound,
      codec: 'libmp3lame',
      startSeconds: 0.4,
      seconds: 4.4,
      isHeard: (seconds: number) => isHeard(seconds + 0.4),
    } as const;
    const { shown, loud } = await without(await clip('late.mp4', { audio: late }), [
      { from: 1, to: 2 },
      { from: 4.9, to: 5.2 },
    ]);
    expect(shown).toHaveLength(150 - 25 - 8);
    const expected = shown.filter(({ count }) => [60, 110].includes(count)).map(({ seconds }) => seconds);
    // The codec's own delay is the source's, and stays what it was.
    const before = (await loudIn(await clip('late.mp4', { audio: late })))[1]! - 60 / fps;
    for (const [i, seconds] of expected.entries())
      expect(Math.abs(loud.at(i - 2)! - seconds - before)).toBeLessThan(0.003);
  });

  it('keeps the times of a variable frame rate and the rotation of a phone', async () => {
    const times = (frame: number) => frame * 512 + (frame % 3) * 100;
    const { made, shown } = await without(await clip('phone.mp4', { isSilent: true, times, rotation: 90 }), [
      { from: 2, to: 3 },
    ]);
    expect(made.probe.video).toMatchObject({ width: 96, height: 160, rotation: 90 });
    const counts = shown.map(({ count }) => count);
    // Frame 49 is shown until 2.02 s.
    expect(counts.slice(47, 51)).toEqual([47, 48, 75, 76]);
    const afterwards = counts.indexOf(76);
    const step = (i: number) => shown[i + 1]!.seconds - shown[i]!.seconds;
    expect(step(afterwards)).toBeCloseTo((times(77) - times(76)) / 12_800, 6);
    expect(step(afterwards + 1)).toBeCloseTo((times(78) - times(77)) / 12_800, 6);
  });

  it('is refused when nothing would be left, and leaves nothing behind', async () => {
    const video = await clip('whole.mp4');
    const out = join(folder, 'nothing.mp4');
    await expect(leaveOut(video, { stretches: [{ from: 0, to: 7 }], out, scratch: folder })).rejects.toMatchObject({
      code: 'engine.input_invalid',
    });
    expect((await readdir(folder)).filter((name) => name.startsWith('nothing'))).toEqual([]);
  });
});
