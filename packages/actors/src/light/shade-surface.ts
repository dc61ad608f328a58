import type { LightRig } from './light-rig.ts';
import { lightReaching, type ShadowMap, type ShadowSoftness } from './shadow-map.ts';
import type { Surface } from './surface.ts';

/**
 * Lights every vertex of a posed surface: the meshes are fine enough that this equals lighting every pixel, at a
 * fraction of the cost.
 */
export function shadeSurface(surface: Surface, rig: LightRig, shadows: ShadowMap, softness: ShadowSoftness): void {
  const isHair = surface.material.kind === 'hair' && surface.camera.tangents !== undefined;
  const { positions: p, normals: n } = surface.camera;
  for (let v = 0, i = 0; v < surface.count; v++, i += 3) {
    // Hair on the far side of the head hardly shows: the search for shadows is not worth its time.
    const reaching =
      n[i + 2]! < -0.5 && surface.material.kind === 'hair'
        ? 0.5
        : lightReaching(
            shadows,
            p[i]! + n[i]! * 0.15,
            p[i + 1]! + n[i + 1]! * 0.15,
            p[i + 2]! + n[i + 2]! * 0.15,
            softness,
          );
    lightVertex(surface, v, rig, reaching);
    if (isHair) hairShine(surface, v, rig, reaching);
    else mirrorShine(surface, v, rig, reaching);
  }
}

function lightVertex(surface: Surface, v: number, rig: LightRig, reaching: number): void {
  const { light, colours, openness, material } = surface;
  const n = surface.camera.normals;
  const i = 3 * v;
  const nx = n[i]!;
  const ny = n[i + 1]!;
  const nz = n[i + 2]!;
  const { key, fill, rim, sky, ground } = rig;
  const toKey = nx * key.direction[0] + ny * key.direction[1] + nz * key.direction[2];
  const toFill = Math.max(0, nx * fill.direction[0] + ny * fill.direction[1] + nz * fill.direction[2]);
  const toRim = Math.max(0, nx * rim.direction[0] + ny * rim.direction[1] + nz * rim.direction[2]);
  const up = 0.5 + 0.5 * ny;
  const open = openness[v]!;
  for (let k = 0; k < 3; k++) {
    const wrap = material.wrap[k]!;
    const keyed = (toKey + wrap) / (1 + wrap);
    const direct = keyed > 0 ? keyed * key.colour[k]! * reaching : 0;
    // Light that bounced in a nook has passed the skin: the shade stays warm.
    const nook = k === 0 ? 0.15 + 0.85 * open : open;
    const ambient = (ground[k]! + (sky[k]! - ground[k]!) * up) * nook;
    light[i + k] =
      colours[i + k]! * (direct + (toFill * fill.colour[k]! + toRim * rim.colour[k]!) * (0.35 + 0.65 * open) + ambient);
  }
}

function mirrorShine(surface: Surface, v: number, rig: LightRig, reaching: number): void {
  const gloss = surface.glosses[v]!;
  if (gloss === 0) return;
  const n = surface.camera.normals;
  const [lx, ly, lz] = rig.key.direction;
  const half = 1 / Math.hypot(lx, ly, lz + 1);
  const facing = (n[3 * v]! * lx + n[3 * v + 1]! * ly + n[3 * v + 2]! * (lz + 1)) * half;
  surface.shine[v] = facing > 0 ? gloss * reaching * facing ** surface.material.tightness * rig.key.colour[0] : 0;
}

/** Hair is a bundle of cylinders: its highlight is a band across the strands. */
function hairShine(surface: Surface, v: number, rig: LightRig, reaching: number): void {
  const t = surface.camera.tangents!;
  const n = surface.camera.normals;
  const [lx, ly, lz] = rig.key.direction;
  const half = 1 / Math.hypot(lx, ly, lz + 1);
  const along = (t[3 * v]! * lx + t[3 * v + 1]! * ly + t[3 * v + 2]! * (lz + 1)) * half;
  const across = Math.sqrt(Math.max(0, 1 - along * along));
  const facing = Math.max(0, 0.25 + 0.75 * (n[3 * v]! * lx + n[3 * v + 1]! * ly + n[3 * v + 2]! * lz));
  surface.shine[v] =
    surface.glosses[v]! * (0.3 + 0.7 * reaching) * facing * across ** surface.material.tightness * surface.openness[v]!;
}
