import { expect, it } from 'vitest';
import { createCanvas, finishTexture } from '../paint/texture.ts';
import { drawSheer } from './draw-sheer.ts';
import { createFrameBuffer, sampleTag } from './frame-buffer.ts';

const covering = createCanvas(8, 8);
covering.rgb.fill(1);
const skin = { texture: finishTexture(covering), level: 0 };

/** A white triangle over the upper left half of a frame of 4 x 4 samples. */
const whiteTriangle = (depth: number, opacity: number) => ({
  triangles: Int32Array.of(0, 1, 2),
  x: Float32Array.of(0, 4, 0),
  y: Float32Array.of(0, 0, 4),
  depth: new Float32Array(3).fill(depth),
  light: new Float32Array(9).fill(2),
  shine: new Float32Array(3),
  twoSided: true,
  uvs: new Float32Array(6).fill(0.5),
  opacity: new Float32Array(3).fill(opacity),
});

const black = sampleTag.person;

it('mixes by its opacity over somebody, keeps whose sample it is and shows nothing over the backdrop', () => {
  const frame = createFrameBuffer({ width: 2, height: 2 });
  frame.samples[0] = black;
  frame.depth[0] = 0;
  drawSheer(frame, whiteTriangle(1, 0.5), skin);
  expect(frame.samples[0]! & 0xff000000).toBe(sampleTag.person);
  expect(frame.samples[0]! & 255).toBeGreaterThan(110);
  expect(frame.samples[0]! & 255).toBeLessThan(140);
  expect(frame.samples[1]).toBe(0);
  expect(frame.depth[0]).toBe(0);
});

it('is hidden by what lies in front of it', () => {
  const frame = createFrameBuffer({ width: 2, height: 2 });
  frame.samples[0] = black;
  frame.depth[0] = 3;
  drawSheer(frame, whiteTriangle(1, 1), skin);
  expect(frame.samples[0]).toBe(black);
});
