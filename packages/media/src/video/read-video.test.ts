import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../engine-error.ts';
import { countingPicture, readCount } from '../testing/counting-picture.ts';
import { type ClipPlan, makeClip } from '../testing/make-clip.ts';
import { silenceFfmpeg } from './av.ts';
import { openVideo } from './open-video.ts';
import { type ReadOptions, readVideo } from './read-video.ts';

let folder = '';
beforeAll(async () => {
  silenceFfmpeg();
  folder = await mkdtemp(join(tmpdir(), 'read-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const size = { width: 160, height: 96 };
async function clip(name: string, plan: Partial<ClipPlan> = {}): Promise<string> {
  const file = join(folder, name);
  await makeClip({ ...size, frames: 40, picture: countingPicture(size), keyframeEvery: 10, ...plan, file });
  return file;
}

async function counts(file: string, options?: ReadOptions): Promise<number[]> {
  const read: number[] = [];
  for await (const frame of readVideo(file, options)) {
    expect(readCount(frame.picture)).toBe(frame.index);
    read.push(frame.index);
    frame.release();
  }
  return read;
}

const numbers = (first: number, end: number) => Array.from({ length: end - first }, (_, i) => first + i);

describe('reading a video', () => {
  it('gives the same numbers to the same frames wherever the reading begins', async () => {
    const file = await clip('ranges.mp4');
    expect(await counts(file)).toEqual(numbers(0, 40));
    for (const [fromFrame, toFrame] of [
      [0, 1],
      [7, 23],
      [10, 20],
      [19, 21],
      [39, 40],
    ] as const) {
      expect(await counts(file, { fromFrame, toFrame })).toEqual(numbers(fromFrame, toFrame));
    }
  });

  it('gives the same pixels wherever the reading begins, interlaced or not', async () => {
    for (const scan of ['progressive', 'interlaced'] as const) {
      const file = await clip(`${scan}.mp4`, { scan });
      const whole: string[] = [];
      for await (const frame of readVideo(file)) {
        whole.push(Buffer.from(frame.picture.y).toString('base64'));
        frame.release();
      }
      for (const fromFrame of [10, 15, 20]) {
        for await (const frame of readVideo(file, { fromFrame, toFrame: fromFrame + 5 })) {
          expect(
            Buffer.from(frame.picture.y).toString('base64') === whole[frame.index],
            `${scan} frame ${frame.index} from ${fromFrame}`,
          ).toBe(true);
          frame.release();
        }
      }
    }
  });

  it('leaves every frame that others are predicted from as it is when it smooths no others', async () => {
    const wave = (frame: number) =>
      Uint8Array.from({ length: 3 * size.width * size.height }, (_, i) => {
        const [x, y] = [Math.floor(i / 3) % size.width, Math.floor(i / 3 / size.width)];
        return 128 + 90 * Math.sin((x + 2 * frame) / 9) * Math.cos((y - frame) / 7);
      });
    const file = await clip('coarse.mp4', { codec: 'hevc', picture: wave, crf: 36 });
    const smooth = new Map<number, Uint8Array>();
    for await (const frame of readVideo(file)) {
      smooth.set(frame.index, Uint8Array.from(frame.picture.y));
      frame.release();
    }
    const same: number[] = [];
    for await (const frame of readVideo(file, { smoothing: 'predicted from' })) {
      const { y } = frame.picture;
      const away = smooth.get(frame.index)!.reduce((sum, value, i) => sum + Math.abs(value - y[i]!), 0) / y.length;
      expect(away).toBeLessThan(2);
      if (away === 0) same.push(frame.index);
      frame.release();
    }
    expect(same).toEqual(expect.arrayContaining([0, 10, 20, 30]));
    expect(same.length).toBeLessThan(40);
    // Errors do not add up: the frame before a keyframe is one that others are predicted from.
    expect(same).toEqual(expect.arrayContaining([9, 19, 29, 39]));
  });

  it('finds frames that are shown before the keyframe they lie behind', async () => {
    // HEVC of x265 has open groups of pictures: frames behind a keyframe lean on the group before.
    const file = await clip('open-groups.mp4', { codec: 'hevc' });
    for (const [fromFrame, toFrame] of [
      [0, 10],
      [8, 12],
      [10, 20],
      [25, 40],
    ] as const)
      expect(await counts(file, { fromFrame, toFrame })).toEqual(numbers(fromFrame, toFrame));
  });

  it('keeps the times of a variable frame rate to the tick', async () => {
    const times = (frame: number) => 1000 + frame * 3003 + ((frame * frame * 37) % 1500);
    const file = await clip('variable.mp4', { timeBase: { num: 1, den: 90_000 }, times });
    const video = await openVideo(file);
    expect(video.probe.video.frameRate).toBe('variable');
    const read: [number, number][] = [];
    for await (const frame of readVideo(video)) {
      read.push([frame.pts, frame.duration]);
      frame.release();
    }
    expect(read.map(([pts]) => pts - read[0]![0])).toEqual(numbers(0, 40).map((frame) => times(frame) - times(0)));
    expect(read.slice(0, -1).map(([, duration]) => duration)).toEqual(
      numbers(0, 39).map((frame) => times(frame + 1) - times(frame)),
    );
  });

  it('lets a frame be painted without touching those that are predicted from it', async () => {
    const file = await clip('painted.mp4');
    for await (const frame of readVideo(file)) {
      expect(readCount(frame.picture)).toBe(frame.index);
      frame.picture.y.fill(0);
      expect(readCount(frame.picture)).toBe(0);
      frame.release();
    }
  });

  it('shows empty planes, not freed memory, to whoever keeps a released frame', async () => {
    const file = await clip('released.mp4', { frames: 2 });
    for await (const frame of readVideo(file)) {
      const { picture } = frame;
      frame.release();
      frame.release();
      expect([picture.y.length, picture.u.length, picture.v.length]).toEqual([0, 0, 0]);
    }
  });

  it('can be left half-way', async () => {
    const file = await clip('left.mp4');
    for await (const frame of readVideo(file)) {
      frame.release();
      if (frame.index === 3) break;
    }
    expect(await counts(file, { toFrame: 2 })).toEqual([0, 1]);
  });

  it('stops when it is told to', async () => {
    const file = await clip('aborted.mp4');
    const controller = new AbortController();
    const reading = (async () => {
      for await (const frame of readVideo(file, { signal: controller.signal })) {
        frame.release();
        controller.abort();
      }
    })();
    await expect(reading).rejects.toMatchObject({ code: 'engine.aborted' });
  });

  it('refuses frames that are not there', async () => {
    const file = await clip('short.mp4', { frames: 3 });
    await expect(counts(file, { fromFrame: 3 })).rejects.toMatchObject({ code: 'engine.input_invalid' });
  });

  it('reads on behind a damaged stretch and says what was lost', async () => {
    const file = await clip('whole.mp4', { codec: 'mpeg4', keyframeEvery: 5 });
    const damaged = join(folder, 'damaged.mp4');
    const bytes = await readFile(file);
    const start = bytes.indexOf('mdat') + 4;
    bytes.fill(0, start + 2000, start + 2600);
    await writeFile(damaged, bytes);
    let damage = { lost: -1, patched: -1 };
    let frames = 0;
    for await (const frame of readVideo(damaged, { onDamage: (told) => (damage = told) })) {
      frames++;
      frame.release();
    }
    expect(frames + damage.lost).toBe(40);
    expect(damage.lost + damage.patched).toBeGreaterThan(0);
    expect(frames).toBeGreaterThan(30);
  });

  it('refuses a stream that decodes to nothing', async () => {
    const file = await clip('nothing.mp4');
    const bytes = await readFile(file);
    const start = bytes.indexOf('mdat') + 4;
    bytes.fill(0, start, bytes.indexOf('moov') - 4);
    await writeFile(file, bytes);
    await expect(openVideo(file)).rejects.toBeInstanceOf(EngineError);
    await expect(openVideo(file)).rejects.toMatchObject({ code: 'media.damaged' });
  });
});
