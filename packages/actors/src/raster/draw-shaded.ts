import type { FrameBuffer, SampleTag } from './frame-buffer.ts';
import { packSample } from './tone.ts';
import { TriangleWalk } from './triangle-walk.ts';

/** A small mesh coloured sample by sample: eyes and the inside of the mouth. */
export interface ShadedMesh {
  triangles: Int32Array;
  x: Float32Array;
  y: Float32Array;
  depth: Float32Array;
  /** `channels` numbers for each vertex, interpolated and handed to the shader. */
  attributes: Float32Array;
  channels: number;
}

/** Writes linear RGB into `out` from the interpolated attributes. */
export type Shader = (attributes: Float64Array, out: Float64Array) => void;

export function drawShaded(frame: FrameBuffer, mesh: ShadedMesh, tag: SampleTag, shader: Shader): void {
  const { triangles, x, y, depth, attributes, channels } = mesh;
  const walk = new TriangleWalk();
  const here = new Float64Array(channels);
  const colour = new Float64Array(3);
  for (let i = 0; i < triangles.length; i += 3) {
    const a = triangles[i]!;
    const b = triangles[i + 1]!;
    const c = triangles[i + 2]!;
    if (!walk.setUp(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!, frame.columns, frame.rows, true)) continue;
    for (let row = walk.top; row <= walk.bottom; row++) {
      if (!walk.enterRow(row)) continue;
      let { u, v } = walk;
      const start = row * frame.columns + walk.left;
      for (let at = start + walk.first, end = start + walk.last; at <= end; at++, u += walk.ux, v += walk.vx) {
        const z = depth[a]! + u * (depth[b]! - depth[a]!) + v * (depth[c]! - depth[a]!);
        if (z <= frame.depth[at]!) continue;
        frame.depth[at] = z;
        for (let k = 0; k < channels; k++) {
          const base = attributes[a * channels + k]!;
          here[k] = base + u * (attributes[b * channels + k]! - base) + v * (attributes[c * channels + k]! - base);
        }
        shader(here, colour);
        frame.samples[at] = packSample(tag, colour[0]!, colour[1]!, colour[2]!);
      }
    }
  }
}
