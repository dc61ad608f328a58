import { faceVertexCount } from '@semblante/vision/geometry';
import type { YuvPicture } from '@semblante/media/picture';
import { regionOfMesh, type Vision, type FoundFace } from '@semblante/vision/networks';

export interface SteadyFace extends FoundFace {
  /**
   * How far the landmarks move when the network looks again a little differently, in percent of the face's width. What
   * is covered is guessed, and a guess wobbles.
   */
  wobble: number;
}

/**
 * Turn in radians, factor on the size, shift in sizes: enough to change every pixel, little enough for the face to stay
 * inside.
 */
const glances = [
  { turn: 0.12, scale: 1, right: 0, down: 0 },
  { turn: -0.12, scale: 1, right: 0, down: 0 },
  { turn: 0, scale: 1.15, right: 0, down: 0 },
  { turn: 0, scale: 0.9, right: 0, down: 0 },
  { turn: 0, scale: 1, right: 0.06, down: 0.04 },
  { turn: 0, scale: 1, right: -0.06, down: -0.04 },
];

/**
 * Looks several times and takes the mean: nearer to the truth than any single reading, and the spread says how sure it
 * is.
 */
export async function steadyFace(vision: Vision, picture: YuvPicture, found: FoundFace): Promise<SteadyFace> {
  const region = regionOfMesh(found.mesh);
  const meshes = [found.mesh];
  for (const { turn, scale, right, down } of glances) {
    const glance = {
      cx: region.cx + right * region.size,
      cy: region.cy + down * region.size,
      size: region.size * scale,
      angle: region.angle + turn,
    };
    meshes.push((await vision.mesh(picture, glance)).mesh);
  }
  const mesh = found.mesh.map((_, i) => meshes.reduce((sum, each) => sum + each[i]!, 0) / meshes.length);
  return { ...found, mesh, wobble: (100 * spreadOf(meshes.slice(1))) / found.width };
}

/** Root mean square distance of the vertices from their mean. */
function spreadOf(meshes: readonly Float32Array[]): number {
  let sum = 0;
  for (let i = 0; i < 3 * faceVertexCount; i++) {
    if (i % 3 === 2) continue;
    const mean = meshes.reduce((total, mesh) => total + mesh[i]!, 0) / meshes.length;
    for (const mesh of meshes) sum += (mesh[i]! - mean) ** 2;
  }
  return Math.sqrt(sum / (meshes.length * faceVertexCount));
}
