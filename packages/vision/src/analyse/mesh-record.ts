import { meshPointCount, type FaceMesh } from '../geometry/index.ts';

const values = 3 * meshPointCount;
const headerBytes = 20;
/** 2.9 KB: centre (3 floats), step and confidence, then 1,434 steps of 16 bits from the centre. */
export const meshRecordBytes = headerBytes + 2 * values;
const stepsMax = 32_767;
/** Finer than this is noise, and a round number of a pixel keeps a still face still. */
const stepMin = 1 / 64;

export interface MeshRecord {
  mesh: FaceMesh;
  /** The mesh network's own, as a logit. */
  confidence: number;
}

/**
 * Off by half a step at most: 0.03 px for a face as large as a 1080p picture, 0.008 px for faces up to 500 px from the
 * centre.
 */
export function writeMeshRecord({ mesh, confidence }: MeshRecord, target: DataView, at: number): void {
  const centre = centreOf(mesh);
  let extent = 0;
  for (let i = 0; i < values; i++) extent = Math.max(extent, Math.abs(mesh[i]! - centre[i % 3]!));
  const step = Math.fround(Math.max(stepMin, (extent * 1.0001) / stepsMax));
  centre.forEach((value, axis) => target.setFloat32(at + 4 * axis, value, true));
  target.setFloat32(at + 12, step, true);
  target.setFloat32(at + 16, confidence, true);
  for (let i = 0; i < values; i++)
    target.setInt16(at + headerBytes + 2 * i, Math.round((mesh[i]! - centre[i % 3]!) / step), true);
}

export function readMeshRecord(source: DataView, at: number): MeshRecord {
  const centre = [0, 4, 8].map((offset) => source.getFloat32(at + offset, true));
  const step = source.getFloat32(at + 12, true);
  const mesh = new Float32Array(values);
  for (let i = 0; i < values; i++) mesh[i] = centre[i % 3]! + step * source.getInt16(at + headerBytes + 2 * i, true);
  return { mesh, confidence: source.getFloat32(at + 16, true) };
}

/** Middle of the extent, in the precision in which it is stored. */
function centreOf(mesh: FaceMesh): number[] {
  return [0, 1, 2].map((axis) => {
    let [low, high] = [Infinity, -Infinity];
    for (let i = axis; i < values; i += 3) {
      low = Math.min(low, mesh[i]!);
      high = Math.max(high, mesh[i]!);
    }
    return Math.fround((low + high) / 2);
  });
}
