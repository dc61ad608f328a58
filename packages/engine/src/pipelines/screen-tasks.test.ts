import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { castOf, renderPortrait, scene } from '@semblante/actors';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareFingerprints, decodeFingerprint } from '@semblante/media/fingerprint';
import { openEngine, type Engine } from '../open-engine.ts';
import type { Progress } from '@semblante/media';
import { makeClip } from '@semblante/media/testing';
import { testWeightsFolder } from '@semblante/vision/testing';

const weights = testWeightsFolder();
let folder: string;
let engine: Engine;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screen-tasks-'));
  engine = openEngine({ scratchRoot: at('scratch') });
  const { frameAt } = scene('pair', { width: 480, height: 270, fps: 25 });
  await makeClip({
    file: at('pair.mp4'),
    width: 480,
    height: 270,
    fps: 25,
    frames: 30,
    picture: (i) => frameAt(i).rgb,
  });
  const { rgb, width, height } = renderPortrait(castOf('dora')[0]!, { width: 400, height: 300 });
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp()
    .toFile(at('dora.webp'));
}, 120_000);
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

it('screens an image with the real networks and finds nothing sexual in an actor', async () => {
  const verdict = await engine.run('screenImage', { image: at('dora.webp'), weights });
  expect(verdict.verdict).not.toBe('refuse');
  expect(verdict.seen).toMatchObject({ frames: 1, looked: 2 });
  expect(verdict.seen.scores.sexual).toBeLessThan(0.35);
}, 60_000);

it('screens a video or a part of it, and tells how far it is', async () => {
  const heard: Progress[] = [];
  const whole = await engine.run(
    'screenVideo',
    { video: at('pair.mp4'), weights },
    { onProgress: (progress) => heard.push(progress) },
  );
  expect(whole.seen.frames).toBe(30);
  expect(heard.at(-1)).toMatchObject({ stage: 'screen', fraction: 1 });
  const part = await engine.run('screenVideo', {
    video: at('pair.mp4'),
    weights,
    trim: { fromSeconds: 0.4, toSeconds: 0.8 },
  });
  expect(part.seen.frames).toBe(10);
});

it('stops screening when it is told to', async () => {
  const stop = new AbortController();
  const screening = engine.run(
    'screenVideo',
    { video: at('pair.mp4'), weights },
    { signal: stop.signal, onProgress: () => stop.abort() },
  );
  await expect(screening).rejects.toMatchObject({ code: 'engine.aborted' });
});

it.each(['scratch-that-is-not-there.png', 'pair.mp4'])('gives a code for %s, which is no image', async (name) => {
  await expect(engine.run('screenImage', { image: at(name), weights })).rejects.toMatchObject({
    code: expect.stringMatching(/^image\./),
  });
});

it('gives fingerprints that can be stored and compared without the engine', async () => {
  const fingerprintOf = async (result: Promise<{ fingerprint: string }>) =>
    decodeFingerprint(Buffer.from((await result).fingerprint, 'base64'));
  await sharp(at('dora.webp')).resize(300).jpeg({ quality: 40 }).toFile(at('copy.jpg'));
  const [image, copy] = [
    await fingerprintOf(engine.run('fingerprintImage', { image: at('dora.webp') })),
    await fingerprintOf(engine.run('fingerprintImage', { image: at('copy.jpg') })),
  ];
  expect(compareFingerprints(image, copy).isMatch).toBe(true);
  const [record, search] = [
    await fingerprintOf(engine.run('fingerprintVideo', { video: at('pair.mp4') })),
    await fingerprintOf(engine.run('fingerprintVideo', { video: at('pair.mp4'), detail: 'search' })),
  ];
  expect(compareFingerprints(record, search).isMatch).toBe(true);
  expect(compareFingerprints(record, image).isMatch).toBe(false);
});
