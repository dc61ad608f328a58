import { expect, it } from 'vitest';
import { eyeLandmarks, eyeLoops } from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import { eyeLuma, skinLuma } from './eye-luma.ts';

const [width, height, stride, black] = [64, 40, 72, 16] as const;
const box = { x: 100, y: 50, width, height };

/** An eye in the middle of a box that lies somewhere in a picture; all other vertices at its upper left. */
function view(lumaAt: (x: number, y: number) => number) {
  const heap = new Heap();
  const plane = heap.place<'target y'>(
    Uint8Array.from({ length: stride * height }, (_, i) => lumaAt(i % stride, Math.floor(i / stride))),
  );
  const mesh = new Float32Array(3 * 478);
  for (let vertex = 0; vertex < 478; vertex++) mesh.set([box.x + 5.5, box.y + 5.5, 0], 3 * vertex);
  eyeLoops[0].forEach((vertex, k) => {
    const angle = Math.PI + ((k - 1) * 2 * Math.PI) / eyeLoops[0].length;
    mesh.set([box.x + 32 + 24 * Math.cos(angle), box.y + 20 + 10 * Math.sin(angle), 0], 3 * vertex);
  });
  mesh.set([box.x + 32, box.y + 20, 0], 3 * eyeLandmarks[0].iris);
  return { heap, seen: { planes: { box, stride }, plane, mesh, black } };
}

it('reads the eye between its lids and the skin around it, both over black', () => {
  const { heap, seen } = view((x, y) => (Math.hypot((x - 32) / 24, (y - 20) / 10) < 1 ? 60 : 116));
  expect(eyeLuma(heap, seen, 0)).toBeCloseTo(44, 5);
  expect(skinLuma(heap, seen, 0)).toBeCloseTo(100, 5);
});

it('stays inside of the box where a face leaves it', () => {
  const { heap, seen } = view(() => 90);
  const beyond = { ...seen, mesh: seen.mesh.map((value) => value + 1000) };
  expect(skinLuma(heap, beyond, 1)).toBeCloseTo(74, 5);
});
