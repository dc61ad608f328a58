import type { Texture, TextureLevel } from '../paint/texture.ts';
import type { FrameBuffer, SampleTag } from './frame-buffer.ts';
import { packSample } from './tone.ts';
import { TriangleWalk } from './triangle-walk.ts';

/** A lit mesh on the screen. `light` is packed RGB already multiplied by the vertex colour, `shine` is added on top. */
export interface ScreenMesh {
  triangles: Int32Array;
  x: Float32Array;
  y: Float32Array;
  /** Camera space, larger is nearer. */
  depth: Float32Array;
  light: Float32Array;
  shine: Float32Array;
  twoSided: boolean;
  /**
   * Packed camera-space normals; where given, triangles on the far side are left out although both of their faces may
   * show.
   */
  farSide?: Float32Array | undefined;
  uvs?: Float32Array;
}

/** z of a normal that points well away from the camera. */
const farSideBelow = -0.5;

/** Attributes are interpolated affinely: the triangles are small enough for that. */
export function drawMesh(
  frame: FrameBuffer,
  mesh: ScreenMesh,
  tag: SampleTag,
  texture?: { texture: Texture; level: number },
): void {
  const { triangles, x, y, twoSided, farSide } = mesh;
  const walk = new TriangleWalk();
  const level = texture?.texture.levels[Math.min(texture.level, texture.texture.levels.length - 1)];
  for (let i = 0; i < triangles.length; i += 3) {
    const a = triangles[i]!;
    const b = triangles[i + 1]!;
    const c = triangles[i + 2]!;
    if (farSide && farSide[3 * a + 2]! < farSideBelow) continue;
    if (!walk.setUp(x[a]!, y[a]!, x[b]!, y[b]!, x[c]!, y[c]!, frame.columns, frame.rows, twoSided)) continue;
    if (level && mesh.uvs) fillTextured(walk, frame, mesh, mesh.uvs, level, texture!.texture.wrap, tag, a, b, c);
    else fillPlain(walk, frame, mesh, tag, a, b, c);
  }
}

function fillPlain(
  walk: TriangleWalk,
  frame: FrameBuffer,
  mesh: ScreenMesh,
  tag: number,
  a: number,
  b: number,
  c: number,
): void {
  const pack = packSample;
  const { columns, depth, samples } = frame;
  const { light, shine } = mesh;
  const { ux, vx } = walk;
  const za = mesh.depth[a]!;
  const zb = mesh.depth[b]! - za;
  const zc = mesh.depth[c]! - za;
  const ra = light[3 * a]! + shine[a]!;
  const rb = light[3 * b]! + shine[b]! - ra;
  const rc = light[3 * c]! + shine[c]! - ra;
  const ga = light[3 * a + 1]! + shine[a]!;
  const gb = light[3 * b + 1]! + shine[b]! - ga;
  const gc = light[3 * c + 1]! + shine[c]! - ga;
  const ba = light[3 * a + 2]! + shine[a]!;
  const bb = light[3 * b + 2]! + shine[b]! - ba;
  const bc = light[3 * c + 2]! + shine[c]! - ba;
  for (let row = walk.top; row <= walk.bottom; row++) {
    if (!walk.enterRow(row)) continue;
    let { u, v } = walk;
    const start = row * columns + walk.left;
    for (let at = start + walk.first, end = start + walk.last; at <= end; at++, u += ux, v += vx) {
      const z = za + u * zb + v * zc;
      if (z <= depth[at]!) continue;
      depth[at] = z;
      samples[at] = pack(tag, ra + u * rb + v * rc, ga + u * gb + v * gc, ba + u * bb + v * bc);
    }
  }
}

function fillTextured(
  walk: TriangleWalk,
  frame: FrameBuffer,
  mesh: ScreenMesh,
  uvs: Float32Array,
  level: TextureLevel,
  wrap: boolean,
  tag: number,
  a: number,
  b: number,
  c: number,
): void {
  const pack = packSample;
  const { columns, depth, samples } = frame;
  const { light, shine } = mesh;
  const { ux, vx } = walk;
  const { width, height, data } = level;
  const za = mesh.depth[a]!;
  const zb = mesh.depth[b]! - za;
  const zc = mesh.depth[c]! - za;
  const ra = light[3 * a]!;
  const rb = light[3 * b]! - ra;
  const rc = light[3 * c]! - ra;
  const ga = light[3 * a + 1]!;
  const gb = light[3 * b + 1]! - ga;
  const gc = light[3 * c + 1]! - ga;
  const ba = light[3 * a + 2]!;
  const bb = light[3 * b + 2]! - ba;
  const bc = light[3 * c + 2]! - ba;
  const sa = shine[a]!;
  const sb = shine[b]! - sa;
  const sc = shine[c]! - sa;
  const xa = uvs[2 * a]! * width - 0.5;
  const ya = uvs[2 * a + 1]! * height - 0.5;
  const xb = uvs[2 * b]! * width - 0.5 - xa;
  const yb = uvs[2 * b + 1]! * height - 0.5 - ya;
  const xc = uvs[2 * c]! * width - 0.5 - xa;
  const yc = uvs[2 * c + 1]! * height - 0.5 - ya;
  const rightmost = width - 1.001;
  const lowest = height - 1.001;
  for (let row = walk.top; row <= walk.bottom; row++) {
    if (!walk.enterRow(row)) continue;
    let { u, v } = walk;
    const start = row * columns + walk.left;
    for (let at = start + walk.first, end = start + walk.last; at <= end; at++, u += ux, v += vx) {
      const z = za + u * zb + v * zc;
      if (z <= depth[at]!) continue;
      depth[at] = z;
      let tx = xa + u * xb + v * xc;
      let ty = ya + u * yb + v * yc;
      if (wrap) tx -= width * Math.floor(tx / width);
      tx = tx < 0 ? 0 : tx > rightmost ? rightmost : tx;
      ty = ty < 0 ? 0 : ty > lowest ? lowest : ty;
      const column = tx | 0;
      const line = ty | 0;
      const fx = tx - column;
      const fy = ty - line;
      const above = (line * width + column) * 3;
      const below = above + width * 3;
      const w11 = fx * fy;
      const w10 = fx - w11;
      const w01 = fy - w11;
      const w00 = 1 - fx - w01;
      const r = data[above]! * w00 + data[above + 3]! * w10 + data[below]! * w01 + data[below + 3]! * w11;
      const g = data[above + 1]! * w00 + data[above + 4]! * w10 + data[below + 1]! * w01 + data[below + 4]! * w11;
      const bl = data[above + 2]! * w00 + data[above + 5]! * w10 + data[below + 2]! * w01 + data[below + 5]! * w11;
      const s = sa + u * sb + v * sc;
      samples[at] = pack(
        tag,
        (ra + u * rb + v * rc) * r * r * perSquare + s,
        (ga + u * gb + v * gc) * g * g * perSquare + s,
        (ba + u * bb + v * bc) * bl * bl * perSquare + s,
      );
    }
  }
}

/** Undoes the square-root encoding of the texels. */
const perSquare = 1 / (255 * 255);
