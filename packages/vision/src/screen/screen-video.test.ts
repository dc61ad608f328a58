import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openVideo } from '@semblante/media/video';
import { yuvFromRgb } from '@semblante/media/picture';
import type { StageProgress } from '@semblante/media';
import { magenta, makeCardNetworks } from '../testing/card-networks.ts';
import { makeClip } from '@semblante/media/testing';
import type { Region } from '../networks/index.ts';
import type { ContentNetworks } from './content-networks.ts';
import { screenImage } from './screen-image.ts';
import { screenVideo } from './screen-video.ts';

let folder: string;
const at = (name: string) => join(folder, name);
const size = { width: 64, height: 48 };
const fps = 10;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screen-video-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const card = Uint8Array.from({ length: size.width * size.height * 3 }, (_, i) => magenta[i % 3]!);
/** A grey field in which something moves. */
function scenery(frame: number): Uint8Array {
  const rgb = new Uint8Array(size.width * size.height * 3).fill(110);
  const left = frame % (size.width - 8);
  for (let row = 20; row < 28; row++) rgb.fill(60, 3 * (row * size.width + left), 3 * (row * size.width + left + 8));
  return rgb;
}

/** With the card shown from a time on, for half a second. */
async function clipWithCard(
  name: string,
  { seconds, cardAt, rotation }: { seconds: number; cardAt?: number; rotation?: 90 },
): Promise<Awaited<ReturnType<typeof openVideo>>> {
  const isCard = (frame: number) =>
    cardAt !== undefined && frame >= Math.round(cardAt * fps) && frame < Math.round((cardAt + 0.5) * fps);
  await makeClip({
    file: at(name),
    ...size,
    fps,
    frames: seconds * fps,
    picture: (frame) => (isCard(frame) ? card : scenery(frame)),
    keyframeEvery: 250,
    ...(rotation ? { rotation } : {}),
  });
  return openVideo(at(name));
}

it('refuses ten minutes for half a second that both networks are certain of, and says when', async () => {
  const content = await makeCardNetworks(folder);
  const verdict = await screenVideo(await clipWithCard('long.mp4', { seconds: 600, cardAt: 421.3 }), {
    eyes: { content },
  });
  expect(verdict).toMatchObject({ verdict: 'refuse', code: 'content.sexual' });
  if (verdict.verdict !== 'refuse') return;
  expect(verdict.moments.length).toBe(2);
  for (const { seconds, first, second } of verdict.moments) {
    expect(seconds).toBeGreaterThanOrEqual(421.3 - 1e-6);
    expect(seconds).toBeLessThan(421.8);
    expect(Math.min(first.porn, second.porn)).toBeGreaterThan(0.9);
  }
  expect(verdict.seen.frames).toBeLessThan(4230); // it does not read on
  await content.close();
}, 60_000);

it.each([
  ['holds what the second network is less sure of', { second: 2 }, 'review'],
  ['passes what only the first network sees', { second: -10 }, 'pass'],
] as const)('%s', async (_, strengths, expected) => {
  const content = await makeCardNetworks(folder, strengths);
  const verdict = await screenVideo(await clipWithCard('doubt.mp4', { seconds: 6, cardAt: 3.1 }), {
    eyes: { content },
  });
  expect(verdict.verdict).toBe(expected);
  expect(verdict.seen.asked).toBeGreaterThan(0);
  if (verdict.verdict === 'review') {
    expect(verdict.code).toBe('content.perhaps_sexual');
    expect(verdict.reasons[0]!.moments.every(({ seconds }) => seconds > 3 && seconds < 3.65)).toBe(true);
  }
  await content.close();
});

it('passes the same clip without a card, and the part of it that a trim keeps', async () => {
  const content = await makeCardNetworks(folder);
  const clean = await screenVideo(await clipWithCard('clean.mp4', { seconds: 6 }), { eyes: { content } });
  expect(clean).toMatchObject({ verdict: 'pass', seen: { frames: 60, asked: 0 } });
  const video = await clipWithCard('trimmed.mp4', { seconds: 6, cardAt: 3 });
  expect((await screenVideo(video, { eyes: { content }, trim: { toSeconds: 2.9 } })).verdict).toBe('pass');
  expect((await screenVideo(video, { eyes: { content }, trim: { fromSeconds: 2.5 } })).verdict).toBe('refuse');
  await content.close();
});

/** Seconds at which the first network looked at a clip of these pictures. */
async function looksAt(name: string, picture: (frame: number) => Uint8Array, seconds: number): Promise<number[]> {
  await makeClip({ file: at(name), ...size, fps, frames: seconds * fps, picture, keyframeEvery: 250 });
  const video = await openVideo(at(name));
  const content = await makeCardNetworks(folder);
  const looked: number[] = [];
  let frames = 0;
  const counting: typeof content = {
    ...content,
    first: (...asked) => {
      looked.push(frames / fps);
      return content.first(...asked);
    },
  };
  await screenVideo(video, { eyes: { content: counting }, onProgress: ({ done }) => (frames = done) });
  await content.close();
  return looked;
}

it('looks at a picture that stays the same every two seconds', async () => {
  const looked = await looksAt('still.mp4', () => scenery(0), 12);
  expect(looked).toEqual([0, 2, 4, 6, 8, 10]);
});

it('looks at once at something small that is new in a picture that stays the same', async () => {
  const withDot = scenery(0);
  for (let row = 4; row < 7; row++) withDot.fill(160, 3 * (row * size.width + 50), 3 * (row * size.width + 53));
  const looked = await looksAt('dot.mp4', (frame) => (frame >= 26 && frame < 31 ? withDot : scenery(0)), 6);
  expect(looked.filter((seconds) => seconds >= 2.6 && seconds < 3.1).length).toBeGreaterThan(0);
});

it('looks at a picture that creeps in too slowly to be seen from one frame to the next', async () => {
  const brighter = (frame: number) => scenery(0).map((level) => level + Math.floor(frame / 2));
  const looked = await looksAt('creeping.mp4', brighter, 8);
  expect(looked.length).toBeGreaterThan(8);
});

it('sees a clip upright, with bars that no network takes for anything', async () => {
  const content = await makeCardNetworks(folder);
  expect(
    (
      await screenVideo(await clipWithCard('turned.mp4', { seconds: 2, cardAt: 1, rotation: 90 }), {
        eyes: { content },
      })
    ).verdict,
  ).toBe('refuse');
  expect(
    (await screenVideo(await clipWithCard('turned-clean.mp4', { seconds: 2, rotation: 90 }), { eyes: { content } }))
      .seen.scores.sexual,
  ).toBeLessThan(0.01);
  await content.close();
});

it('tells how far it is, and stops when it is told to', async () => {
  const content = await makeCardNetworks(folder);
  const video = await clipWithCard('stopped.mp4', { seconds: 6 });
  const heard: StageProgress[] = [];
  await screenVideo(video, { eyes: { content }, onProgress: (progress) => heard.push(progress) });
  expect(heard.at(-1)).toEqual({ stage: 'screen', done: 60, total: 60 });
  const stop = new AbortController();
  const stopped = screenVideo(video, {
    eyes: { content },
    signal: stop.signal,
    onProgress: ({ done }) => done === 5 && stop.abort(),
  });
  await expect(stopped).rejects.toMatchObject({ name: expect.stringMatching(/Abort|EngineError/) });
  await content.close();
});

it('refuses an image only when it is certain of it whole and near', async () => {
  const content = await makeCardNetworks(folder);
  const imageOf = (rgb: Uint8Array) => yuvFromRgb(rgb, { ...size, colour: { range: 'full', matrix: 'bt601' } });
  expect(await screenImage(imageOf(card), { eyes: { content } })).toMatchObject({
    verdict: 'refuse',
    seen: { looked: 2 },
  });
  expect(await screenImage(imageOf(scenery(0)), { eyes: { content } })).toMatchObject({ verdict: 'pass' });
  const edges = card.slice();
  for (let row = 5; row < 43; row++) edges.fill(110, 3 * (row * size.width + 6), 3 * (row * size.width + 58));
  expect((await screenImage(imageOf(edges), { eyes: { content } })).verdict).not.toBe('refuse');
  await content.close();
});

/** Networks that are certain of a picture unless it is turned or mirrored, as they are of a hand held towards one. */
const certainUnlessTurned: ContentNetworks = {
  first: async (_, region) => scoresOf(isUpright(region) ? 0.95 : 0.6),
  second: async (_, region) => scoresOf(isUpright(region) ? 0.98 : 0.3),
  close: async () => {},
};
const isUpright = ({ angle, isMirrored }: Region) => angle === 0 && !isMirrored;
const scoresOf = (porn: number) => ({ drawing: 0, hentai: 0, neutral: 1 - porn, porn, sexy: 0 });

it('leaves it to a person when the networks are certain of a picture and no longer are when it is turned', async () => {
  const eyes = { content: certainUnlessTurned };
  const image = yuvFromRgb(scenery(0), { ...size, colour: { range: 'full', matrix: 'bt601' } });
  expect((await screenImage(image, { eyes })).verdict).toBe('review');
  expect((await screenVideo(await clipWithCard('hand.mp4', { seconds: 3 }), { eyes })).verdict).toBe('review');
});
