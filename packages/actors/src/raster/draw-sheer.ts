import type { Texture } from '../paint/texture.ts';
import type { FrameBuffer } from './frame-buffer.ts';
import type { ScreenMesh } from './draw-mesh.ts';
import { packSample } from './tone.ts';
import { TriangleWalk } from './triangle-walk.ts';

/** `opacity` for each vertex; the texture's red is light and its green is how much of a texel is covered. */
interface SheerMesh extends ScreenMesh {
  uvs: Float32Array;
  opacity: Float32Array;
}

/** Centimetres: what lies this close behind the surface in front of it still shows on top of it. */
const closeBehind = 0.12;
/** Undoes the square-root encoding of the texels. */
const perSquare = 1 / (255 * 255);

/**
 * Lays a see-through mesh over samples that somebody already covers. It writes no depth: what is drawn later decides
 * for itself, and overlapping hairs add up.
 */
export function drawSheer(
  frame: FrameBuffer,
  mesh: SheerMesh,
  { texture, level }: { texture: Texture; level: number },
): void {
  const { triangles, x, y, depth, light, shine, uvs, opacity, farSide } = mesh;
  const { width, height, data } = texture.levels[Math.min(level, texture.levels.length - 1)]!;
  const { samples } = frame;
  const walk = new TriangleWalk();
  for (let i = 0; i < triangles.length; i += 3) {
    const a = triangles[i]!;
    const b = triangles[i + 1]!;
    const c = triangles[i + 2]!;
    if (farSide && farSide[3 * a + 2]! < -0.5) continue;
    if (!walk.setUp(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!, frame.columns, frame.rows, true)) continue;
    for (let row = walk.top; row <= walk.bottom; row++) {
      if (!walk.enterRow(row)) continue;
      let { u, v } = walk;
      const start = row * frame.columns + walk.left;
      for (let at = start + walk.first, end = start + walk.last; at <= end; at++, u += walk.ux, v += walk.vx) {
        const under = samples[at]!;
        if (under === 0) continue;
        const w = 1 - u - v;
        if (w * depth[a]! + u * depth[b]! + v * depth[c]! <= frame.depth[at]! - closeBehind) continue;
        const tu = w * uvs[2 * a]! + u * uvs[2 * b]! + v * uvs[2 * c]!;
        const tv = w * uvs[2 * a + 1]! + u * uvs[2 * b + 1]! + v * uvs[2 * c + 1]!;
        const column = Math.floor((tu - Math.floor(tu)) * width) % width;
        const line = Math.min(height - 1, Math.max(0, Math.floor(tv * height)));
        const texel = (line * width + column) * 3;
        const cover = data[texel + 1]! * data[texel + 1]! * perSquare;
        const share = cover * (w * opacity[a]! + u * opacity[b]! + v * opacity[c]!);
        if (share < 0.01) continue;
        const tint = data[texel]! * data[texel]! * perSquare;
        const s = w * shine[a]! + u * shine[b]! + v * shine[c]!;
        const over = packSample(
          0,
          (w * light[3 * a]! + u * light[3 * b]! + v * light[3 * c]!) * tint + s,
          (w * light[3 * a + 1]! + u * light[3 * b + 1]! + v * light[3 * c + 1]!) * tint + s,
          (w * light[3 * a + 2]! + u * light[3 * b + 2]! + v * light[3 * c + 2]!) * tint + s,
        );
        samples[at] = mixSamples(under, over, Math.round(share * 256));
      }
    }
  }
}

/** Both as packed samples; the tag stays that of `under`. `share` of 256. */
function mixSamples(under: number, over: number, share: number): number {
  const r = ((under >>> 16) & 255) * (256 - share) + ((over >>> 16) & 255) * share;
  const g = ((under >>> 8) & 255) * (256 - share) + ((over >>> 8) & 255) * share;
  const b = (under & 255) * (256 - share) + (over & 255) * share;
  return ((under & 0xff000000) | ((r >>> 8) << 16) | ((g >>> 8) << 8) | (b >>> 8)) >>> 0;
}
