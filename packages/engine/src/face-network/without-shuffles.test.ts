import { readFile } from 'node:fs/promises';
import ort from 'onnxruntime-node';
import { expect, it } from 'vitest';
import { oneThread } from '@semblante/vision/networks';
import { openFaceNetwork } from './face-network.ts';
import { withoutShuffles } from './without-shuffles.ts';

const side = 256;
const pixels = side * side;
const weights = await readFile(new URL('../../weights/face-network.onnx', import.meta.url));
const shapes = { input: [1, 48, 128, 128], output: [1, 12, 128, 128] };

/** Where a pixel of some planes lies once each block of four lies in four planes. */
function placeApart(i: number): number {
  const [column, row] = [i % side, Math.floor((i % pixels) / side)];
  const quarter = 4 * Math.floor(i / pixels) + 2 * (row % 2) + (column % 2);
  return quarter * (pixels / 4) + (row >> 1) * (side / 2) + (column >> 1);
}

it('answers what the network that was trained answers, from planes that lie as it wants them', async () => {
  const whole = Float32Array.from({ length: 12 * pixels }, (_, i) => Math.sin(i / 97) * Math.cos(i / 1013));
  const trained = await ort.InferenceSession.create(weights, oneThread);
  const { correction: wanted } = await trained.run({ planes: new ort.Tensor('float32', whole, [1, 12, side, side]) });
  await trained.release();
  const planes = new Float32Array(whole.length);
  whole.forEach((value, i) => (planes[placeApart(i)] = value));
  const network = openFaceNetwork();
  const correction = new Float32Array(3 * pixels);
  await network.correct({ planes, correction }, 'bare');
  await network.close();
  let most = 0;
  (wanted!.data as Float32Array).forEach((value, i) => {
    most = Math.max(most, Math.abs(value - correction[placeApart(i)]!));
  });
  expect(most).toBeLessThan(1e-6);
  expect(correction.some((value) => value > 0.01)).toBe(true);
});

it('refuses a network that begins or ends in another way', () => {
  const stripped = withoutShuffles(weights, shapes);
  expect(() => withoutShuffles(stripped, shapes)).toThrow('not Reshape');
});
