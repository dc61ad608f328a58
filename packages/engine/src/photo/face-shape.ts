import {
  applySimilarity,
  canonicalFace,
  faceVertexCount,
  faceWidthOf,
  facingOf,
  meshPointCount,
  mirrorVertex,
  similarityBetween,
  smoothstep,
  type FaceMesh,
} from '@semblante/vision/geometry';

export interface ShapeView {
  mesh: FaceMesh;
  /** How much this photo counts, over 0. */
  weight: number;
}

/** A place that is turned away is only guessed by the mesh network, but a guess is better than nothing. */
const guessWeight = 0.08;
const seenAt = [0, 0.5] as const;
/**
 * The mesh network's depth is rougher than its outline, and a turned face bends both: how fast a photo loses weight as
 * it turns.
 */
const turnedAt = { full: 0.99, none: 0.8 };
const turnedWeight = 0.25;

/**
 * One frontal, symmetric shape from all photos of a face, `width` wide: each vertex is the mean over photos and over
 * both halves of the face, weighed by how well it was seen. Several photos average out the mesh network's errors, which
 * are the larger part of what is otherwise taken for the person's shape.
 */
export function meanShape(views: readonly ShapeView[], width: number): FaceMesh {
  const sums = new Float64Array(3 * meshPointCount);
  const weights = new Float64Array(meshPointCount);
  for (const view of views) addView(sums, weights, view);
  const shape = Float32Array.from(sums, (sum, i) => sum / weights[Math.floor(i / 3)]!);
  const scale = width / faceWidthOf(shape);
  return shape.map((value) => value * scale);
}

function addView(sums: Float64Array, weights: Float64Array, { mesh, weight }: ShapeView): void {
  const placed = similarityBetween(mesh, canonicalFace);
  const frontal = applySimilarity(placed, mesh);
  const facing = facingOf(mesh);
  const towardsCamera = Math.abs(placed.rotation[8]!);
  const viewWeight =
    weight * (turnedWeight + (1 - turnedWeight) * smoothstep(turnedAt.none, turnedAt.full, towardsCamera));
  for (let point = 0; point < meshPointCount; point++) {
    const partner = partnerOf(point);
    const seen = point < faceVertexCount ? smoothstep(...seenAt, facing[point]!) : 1;
    const share = viewWeight * (guessWeight + seen);
    add(sums, weights, point, [frontal[3 * point]!, frontal[3 * point + 1]!, frontal[3 * point + 2]!], share);
    add(sums, weights, partner, [-frontal[3 * point]!, frontal[3 * point + 1]!, frontal[3 * point + 2]!], share);
  }
}

function add(
  sums: Float64Array,
  weights: Float64Array,
  point: number,
  place: readonly [number, number, number],
  share: number,
): void {
  for (const axis of [0, 1, 2] as const) sums[3 * point + axis]! += share * place[axis];
  weights[point]! += share;
}

/** Iris points go round: centre, right, top, left, bottom. */
const irisMirror = [0, 3, 2, 1, 4];

function partnerOf(point: number): number {
  if (point < faceVertexCount) return mirrorVertex[point]!;
  const inEye = (point - faceVertexCount) % 5;
  const other = point < faceVertexCount + 5 ? faceVertexCount + 5 : faceVertexCount;
  return other + irisMirror[inEye]!;
}
