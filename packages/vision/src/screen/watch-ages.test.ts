import { expect, it } from 'vitest';
import { meshPointCount } from '../geometry/canonical-face.ts';
import { yuvFromRgb } from '@semblante/media/picture';
import type { Detection } from '../networks/detect-faces.ts';
import type { Vision } from '../networks/open-vision.ts';
import type { ColourThumbnail } from './colour-thumbnail.ts';
import { AgeWatch } from './watch-ages.ts';

const picture = yuvFromRgb(new Uint8Array(3 * 64 * 48), {
  width: 64,
  height: 48,
  colour: { range: 'full', matrix: 'bt601' },
});
const thumbnailOf = (level: number): ColourThumbnail => {
  const plane = new Float32Array(576).fill(level);
  return [plane, plane, plane];
};
const faceOf = (width: number): Detection => ({
  score: 0.9,
  cx: 20,
  cy: 20,
  width,
  height: width,
  keypoints: Array.from({ length: 6 }, (_, i) => ({ x: i, y: 0 })),
});

interface Shown {
  detection?: Detection;
  /** Of the first mesh and of the second. */
  meshes?: readonly { width: number; confidence: number }[];
  years?: number;
}

/** A watch that is shown the same all the time, and what it asked. */
function watchOf({ detection, meshes = [], years = 40 }: Shown) {
  const asked = { meshes: 0, ages: 0 };
  const vision: Pick<Vision, 'detect' | 'mesh'> = {
    detect: async () => (detection ? [detection] : []),
    async mesh() {
      const { width, confidence } = meshes[asked.meshes++ % meshes.length]!;
      const mesh = new Float32Array(3 * meshPointCount);
      mesh[3 * 454] = width;
      return { mesh, confidence, flag: 1 };
    },
  };
  const ages = {
    async read() {
      asked.ages++;
      return { years: { faceres: years, gear: years }, under20: 0, embedding: Float32Array.of(1, 0) };
    },
    close: async () => {},
  };
  return { watch: new AgeWatch({ vision: vision as Vision, ages }), asked };
}

/** Seconds at which faces are looked for, of twenty of them seen in steps of 0.4. */
async function searchesIn({ watch }: ReturnType<typeof watchOf>, levelAt: (seconds: number) => number) {
  const searched: number[] = [];
  for (let frame = 0; frame < 50; frame++) {
    const seconds = frame * 0.4;
    const at = { frame, seconds, shot: 0, thumbnail: thumbnailOf(levelAt(seconds)) };
    if (!watch.isDue(at)) continue;
    searched.push(Number(seconds.toFixed(1)));
    await watch.see(picture, { ...at, rotation: 0 });
  }
  return searched;
}

it('looks for faces every eight seconds while the picture is the very same, and at once when it is not', async () => {
  expect(await searchesIn(watchOf({}), () => 90)).toEqual([0, 8, 16]);
  expect(await searchesIn(watchOf({}), (seconds) => (seconds < 5 ? 90 : 91))).toEqual([0, 5.2, 13.2]);
  expect((await searchesIn(watchOf({}), (seconds) => 90 + seconds)).slice(0, 4)).toEqual([0, 2, 4, 6]);
});

it('reads a grown-up in a still picture again after eight seconds', async () => {
  const grownUp = watchOf({ detection: faceOf(40), meshes: [{ width: 40, confidence: 20 }] });
  expect(await searchesIn(grownUp, () => 90)).toEqual([0, 8, 16]);
  expect(grownUp.asked.ages).toBe(3);
});

it('goes on looking at somebody who may be young, or cannot be read, in a still picture', async () => {
  const unread = watchOf({ detection: faceOf(40), meshes: [{ width: 40, confidence: 1 }] });
  expect((await searchesIn(unread, () => 90)).slice(0, 3)).toEqual([0, 1.2, 2.4]);
  const young = watchOf({ detection: faceOf(40), meshes: [{ width: 40, confidence: 20 }], years: 23 });
  const searched = await searchesIn(young, () => 90);
  expect(searched.slice(0, 3)).toEqual([0, 0.4, 0.8]);
  expect(Math.max(...searched.slice(1).map((seconds, i) => seconds - searched[i]!))).toBeLessThan(1.3);
  expect(young.asked.ages).toBe(searched.length);
});

it.each([
  ['reads a face that the second mesh shows to be wide enough', 24, [24, 8], [33, 8], { meshes: 2, ages: 1 }],
  ['reads a face of which only the second mesh is sure', 34, [34, -3], [34, 9], { meshes: 2, ages: 1 }],
  ['leaves out a face far too narrow', 20, [40, 20], [40, 20], { meshes: 0, ages: 0 }],
  ['leaves out what the first mesh shows to be far too narrow', 30, [20, 20], [40, 20], { meshes: 1, ages: 0 }],
  ['leaves out what the first mesh takes for no face', 40, [40, -6], [40, 20], { meshes: 1, ages: 0 }],
] as const)('%s', async (_, width, rough, fine, expected) => {
  const meshes = [rough, fine].map(([each, confidence]) => ({ width: each, confidence }));
  const { watch, asked } = watchOf({ detection: faceOf(width), meshes });
  await watch.see(picture, { frame: 0, seconds: 0, shot: 0, thumbnail: thumbnailOf(0), rotation: 0 });
  expect({ meshes: asked.meshes, ages: asked.ages }).toEqual(expected);
});
