import { normalsOf, vertexCountOf, type Mesh } from '../geometry/mesh.ts';
import type { Rgb } from '../colour/colour.ts';
import type { Texture } from '../paint/texture.ts';

export interface Material {
  kind: 'matte' | 'hair';
  /** How far light creeps around into the shade, per channel; more in red is what makes skin look alive. */
  wrap: Rgb;
  gloss: number;
  tightness: number;
}

export const skinMaterial: Material = { kind: 'matte', wrap: [0.45, 0.28, 0.22], gloss: 0.05, tightness: 22 };
export const clothMaterial: Material = { kind: 'matte', wrap: [0.2, 0.2, 0.2], gloss: 0, tightness: 1 };
export const plasticMaterial: Material = { kind: 'matte', wrap: [0.15, 0.15, 0.15], gloss: 0.3, tightness: 30 };
export const hairMaterial: Material = { kind: 'hair', wrap: [0.35, 0.35, 0.35], gloss: 0.06, tightness: 70 };

/**
 * A part of a person: its rest geometry in head space and, for the frame being drawn, where it is and how it is lit.
 */
export interface Surface {
  count: number;
  triangles: Int32Array;
  positions: Float32Array;
  normals: Float32Array;
  /** Direction of growth of each hair vertex. */
  tangents: Float32Array | undefined;
  colours: Float32Array;
  glosses: Float32Array;
  uvs: Float32Array | undefined;
  texture: Texture | undefined;
  /** How much each vertex covers of what is behind it; left out where nothing shines through. */
  opacity: Float32Array | undefined;
  material: Material;
  twoSided: boolean;
  /** The camera normals of hair: locks behind the head are not worth drawing. */
  farSide: Float32Array | undefined;
  /** 0 turns with the head, 1 stays with the shoulders. */
  bodyShare: Float32Array;
  /** Share of the sky that reaches each vertex. */
  openness: Float32Array;
  camera: { positions: Float32Array; normals: Float32Array; tangents: Float32Array | undefined };
  x: Float32Array;
  y: Float32Array;
  depth: Float32Array;
  /** The same seen from the key light. */
  fromLight: { x: Float32Array; y: Float32Array; depth: Float32Array };
  light: Float32Array;
  shine: Float32Array;
}

export interface SurfaceOptions {
  material: Material;
  colour?: Rgb;
  texture?: Texture;
  opacity?: Float32Array;
  tangents?: Float32Array;
  twoSided?: boolean;
  bodyShare?: (y: number) => number;
  gloss?: (vertex: number) => number;
}

const white: Rgb = [1, 1, 1];

export function createSurface(mesh: Mesh, options: SurfaceOptions): Surface {
  const count = vertexCountOf(mesh);
  const colour = options.colour ?? white;
  const vectors = (): Float32Array => new Float32Array(count * 3);
  const normals = vectors();
  const plane = () => ({ x: new Float32Array(count), y: new Float32Array(count), depth: new Float32Array(count) });
  return {
    count,
    triangles: mesh.triangles,
    positions: mesh.positions,
    normals: normalsOf(mesh),
    tangents: options.tangents,
    colours: mesh.colours ?? Float32Array.from({ length: count * 3 }, (_, i) => colour[i % 3]!),
    glosses: Float32Array.from({ length: count }, (_, v) => options.gloss?.(v) ?? options.material.gloss),
    uvs: mesh.uvs,
    texture: options.texture,
    opacity: options.opacity,
    material: options.material,
    twoSided: options.twoSided ?? false,
    bodyShare: Float32Array.from({ length: count }, (_, v) => options.bodyShare?.(mesh.positions[3 * v + 1]!) ?? 0),
    openness: new Float32Array(count).fill(1),
    camera: { positions: vectors(), normals, tangents: options.tangents && vectors() },
    farSide: options.material.kind === 'hair' ? normals : undefined,
    ...plane(),
    fromLight: plane(),
    light: vectors(),
    shine: new Float32Array(count),
  };
}
