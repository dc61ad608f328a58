import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scene, type SceneFrame } from '@semblante/actors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClip } from '@semblante/media/testing';
import { meshOfTruth, testWeightsFolder } from '@semblante/vision/testing';
import { openVision, type Vision } from '@semblante/vision/networks';
import { facePixels } from './face-pixels.ts';
import { measureClip } from './measure-clip.ts';

const size = { width: 320, height: 180 } as const;
const frames = 8;
const stage = scene('pair', { ...size, fps: 10 });
const shots = Array.from({ length: frames }, (_, frame) => stage.frameAt(frame));
const [wanted, other] = [0, 1];
const faceOf = (frame: number, person: number) => meshOfTruth(shots[frame]!.truth.people[person]!);

let folder: string;
let vision: Vision;
const fileOf = (name: string) => join(folder, `${name}.mp4`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'semblante-measure-'));
  vision = await openVision({ weightsFolder: testWeightsFolder() });
  const half = frames / 2;
  await makeClip({ file: fileOf('before'), ...size, frames, fps: 10, picture: (frame) => shots[frame]!.rgb });
  await makeClip({
    file: fileOf('tinted'),
    ...size,
    frames,
    fps: 10,
    picture: (frame) => tinted(shots[frame]!, frame < half),
  });
});

afterAll(async () => {
  await vision.close();
  await rm(folder, { recursive: true, force: true });
});

/** As a swap would: another colour inside one face, the other one left alone. */
function tinted({ rgb, truth }: SceneFrame, isWanted: boolean): Uint8Array {
  const changed = rgb.slice();
  if (!isWanted) return changed;
  for (const { row, from, to } of facePixels(meshOfTruth(truth.people[wanted]!), size, 0.95))
    for (let column = from; column < to; column++) changed[3 * (row * size.width + column)]! -= 40;
  return changed;
}

describe('two clips side by side', () => {
  it('are neutral to each other when they are the same, and nothing was swapped', async () => {
    const known = { faceAt: (frame: number) => faceOf(frame, wanted), othersAt: () => [] };
    const quality = await measureClip({ vision, before: fileOf('before'), after: fileOf('before'), known });
    expect(quality).toMatchObject({
      frames,
      coverage: 0,
      landmarkErrorPercent: 0,
      jitterRatio: 1,
      seamRatio: 1,
      identityAfter: undefined,
    });
  });

  it('tell in which frames a face was changed', async () => {
    const known = { faceAt: (frame: number) => faceOf(frame, wanted), othersAt: () => [] };
    expect((await measureClip({ vision, before: fileOf('before'), after: fileOf('tinted'), known })).coverage).toBe(
      0.5,
    );
    const bystander = { faceAt: (frame: number) => faceOf(frame, other), othersAt: () => [] };
    expect(
      (await measureClip({ vision, before: fileOf('before'), after: fileOf('tinted'), known: bystander })).coverage,
    ).toBe(0);
  });

  it('count a visible face that the analysis lost, but never somebody else for it', async () => {
    const lostAfter = 4;
    const known = {
      faceAt: (frame: number) => (frame >= 0 && frame < lostAfter ? faceOf(frame, wanted) : undefined),
      othersAt: (frame: number) => [faceOf(frame, other)],
    };
    const seen: (Float32Array | undefined)[] = [];
    const quality = await measureClip({
      vision,
      before: fileOf('before'),
      after: fileOf('tinted'),
      known,
      onFrame: ({ face }) => void seen.push(face),
    });
    expect(quality.frames).toBe(frames);
    const nose = 4;
    seen.forEach((mesh, frame) =>
      expect(Math.abs(mesh![3 * nose]! - faceOf(frame, wanted)[3 * nose]!)).toBeLessThan(10),
    );
  });

  it('are measured no further than asked', async () => {
    const quality = await measureClip({ vision, before: fileOf('before'), after: fileOf('before'), framesMax: 3 });
    expect(quality.frames).toBe(3);
  });
});
