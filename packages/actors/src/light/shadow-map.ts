import { cross, dot, normalise, type Vec3 } from '../geometry/vector.ts';
import { createDepthMap, drawDepth, type DepthMap } from '../raster/draw-depth.ts';
import type { Surface } from './surface.ts';

/** Parallel view along a light, centred on what it must cover. */
export interface LightView {
  toLight: Vec3;
  right: Vec3;
  up: Vec3;
  centre: Vec3;
  /** Texels per centimetre and size of the map. */
  scale: number;
  size: number;
}

export function viewAlong(
  toLight: Vec3,
  { centre, radius, size }: { centre: Vec3; radius: number; size: number },
): LightView {
  const reference: Vec3 = Math.abs(toLight[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0];
  const right = normalise(cross(reference, toLight));
  return { toLight, right, up: cross(toLight, right), centre, scale: size / (2 * radius), size };
}

export interface ShadowMap {
  view: LightView;
  map: DepthMap;
}

/** Depth of all surfaces as the light sees them, posed or at rest. */
export function castShadows(
  surfaces: readonly Surface[],
  view: LightView,
  positionsOf: (surface: Surface) => Float32Array,
): ShadowMap {
  const map = createDepthMap(view.size);
  for (const surface of surfaces) {
    projectOnto(view, positionsOf(surface), surface);
    drawDepth(map, {
      ...surface.fromLight,
      triangles: surface.triangles,
      twoSided: surface.twoSided && surface.material.kind !== 'hair',
    });
  }
  return { view, map };
}

function projectOnto(view: LightView, p: Float32Array, { fromLight: { x, y, depth }, count }: Surface): void {
  const { right, up, toLight, centre, scale, size } = view;
  const [cx, cy, cz] = [dot(right, centre), dot(up, centre), dot(toLight, centre)];
  for (let v = 0, i = 0; v < count; v++, i += 3) {
    const px = p[i]!;
    const py = p[i + 1]!;
    const pz = p[i + 2]!;
    x[v] = size / 2 + (right[0] * px + right[1] * py + right[2] * pz - cx) * scale;
    y[v] = size / 2 - (up[0] * px + up[1] * py + up[2] * pz - cy) * scale;
    depth[v] = toLight[0] * px + toLight[1] * py + toLight[2] * pz - cz;
  }
}

/**
 * Centimetres: a surface does not shade itself within `slack`; over `fade` more the shadow grows to full, which hides
 * the texels.
 */
export interface ShadowSoftness {
  slack: number;
  fade: number;
  /** Half width of the penumbra. */
  spread: number;
  /** Lookups per axis. */
  taps: number;
}

export const softShadow: ShadowSoftness = { slack: 0.45, fade: 0.7, spread: 0.65, taps: 4 };

/** Share of the light that reaches a point, 0 to 1. */
export function lightReaching(
  { view, map }: ShadowMap,
  x: number,
  y: number,
  z: number,
  { slack, fade, spread, taps }: ShadowSoftness,
): number {
  const { right, up, toLight, centre, scale, size } = view;
  const dx = x - centre[0];
  const dy = y - centre[1];
  const dz = z - centre[2];
  const column = size / 2 + (right[0] * dx + right[1] * dy + right[2] * dz) * scale;
  const row = size / 2 - (up[0] * dx + up[1] * dy + up[2] * dz) * scale;
  const own = toLight[0] * dx + toLight[1] * dy + toLight[2] * dz + slack;
  const step = taps > 1 ? (2 * spread * scale) / (taps - 1) : 0;
  const from = taps > 1 ? -spread * scale : 0;
  let dark = 0;
  for (let j = 0; j < taps; j++) {
    const r = (row + from + j * step) | 0;
    if (r < 0 || r >= size) continue;
    for (let i = 0; i < taps; i++) {
      const c = (column + from + i * step) | 0;
      if (c < 0 || c >= size) continue;
      const above = map.depth[r * size + c]! - own;
      if (above > 0) dark += above < fade ? above / fade : 1;
    }
  }
  return 1 - dark / (taps * taps);
}
