import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Heap } from '@semblante/media/kernels';
import { yuvFromRgb } from '@semblante/media/picture';
import { Network, NetworkDesk } from './network.ts';
import { OnnxGraph } from '../weights/onnx-graph.ts';

const side = 16;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'network-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('shows a network the same thing as in a mirror', async () => {
  const file = join(folder, 'echo.onnx');
  const graph = new OnnxGraph();
  graph.addInput('picture', [1, 3, side, side]);
  graph.addOutput('seen', { from: graph.add('Relu', ['picture']), shape: [1, 3, side, side] });
  await writeFile(file, graph.toBytes());
  const echo = new Network({
    desk: new NetworkDesk(new Heap()),
    path: async () => file,
    input: { side, gain: 1, offset: 0 },
  });
  const rgb = Uint8Array.from({ length: side * side * 3 }, (_, i) => 10 * (Math.floor(i / 3) % side));
  const picture = yuvFromRgb(rgb, { width: side, height: side, colour: { range: 'full', matrix: 'bt601' } });
  const region = { cx: side / 2, cy: side / 2, size: side, angle: 0 };
  const rowOf = async (isMirrored: boolean) =>
    Array.from((await echo.look(picture, { ...region, isMirrored })).seen!.subarray(0, side));
  const plain = await rowOf(false);
  expect(plain[0]).toBeLessThan(plain[side - 1]! - 100);
  expect(await rowOf(true)).toEqual(plain.toReversed());
  await echo.close();
});
