import { faceVertexCount, meshPointCount, type FaceMesh } from '../geometry/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import type { Region } from './crop-picture.ts';
import { irisVertices, refinedEyeVertices, refinedLipVertices } from './refined-vertices.ts';
import type { Network, NetworkInput, NetworkOutputs } from './network.ts';

export interface MeshReading {
  mesh: FaceMesh;
  /** How sure the network is that it saw a face, as a logit: over 10 for a clear photo. */
  confidence: number;
  /** The same from 0 to 1: a track is lost under 0.5. */
  flag: number;
}

export const meshInput: NetworkInput = { side: 192, gain: 1 / 255, offset: 0 };

export async function readMesh(
  network: Network,
  { picture, region }: { picture: YuvPicture; region: Region },
): Promise<MeshReading> {
  const outputs = await network.look(picture, region).catch(nothingWhereBrokenOff);
  if (!outputs) return noFaceIn(region);
  const mesh = refinedMesh(outputs);
  placeInPicture(mesh, { region, side: network.input.side });
  const confidence = outputs.conv_faceflag![0]!;
  return { mesh, confidence, flag: 1 / (1 + Math.exp(-confidence)) };
}

/**
 * Where something covers half a face, the network's attention may look beside its own map and break off (onnxruntime
 * names the node's kind).
 */
function nothingWhereBrokenOff(cause: unknown): undefined {
  if (cause instanceof Error && cause.message.includes('GatherND')) return undefined;
  throw cause;
}

/** As sure as the network ever is that there is none. */
const noFaceConfidence = -20;

function noFaceIn({ cx, cy }: Region): MeshReading {
  const mesh = Float32Array.from({ length: 3 * meshPointCount }, (_, i) => [cx, cy, 0][i % 3]!);
  return { mesh, confidence: noFaceConfidence, flag: 0 };
}

/** The plain mesh with lips, lids and irises from the network's attention branches, which see them closer. */
function refinedMesh(outputs: NetworkOutputs): FaceMesh {
  const mesh = new Float32Array(3 * meshPointCount);
  mesh.set(outputs.output_mesh_identity!.subarray(0, 3 * faceVertexCount));
  placeRefined(mesh, { vertices: refinedLipVertices, points: outputs.output_lips! });
  placeRefined(mesh, { vertices: refinedEyeVertices[0], points: outputs.output_left_eye! });
  placeRefined(mesh, { vertices: refinedEyeVertices[1], points: outputs.output_right_eye! });
  placeRefined(mesh, { vertices: irisVertices[0], points: outputs.output_left_iris! });
  placeRefined(mesh, { vertices: irisVertices[1], points: outputs.output_right_iris! });
  placeIrisDepth(mesh, { iris: irisVertices[0], corners: [33, 133] });
  placeIrisDepth(mesh, { iris: irisVertices[1], corners: [263, 362] });
  return mesh;
}

/** The branches give no depth: the plain mesh's stays. */
function placeRefined(
  mesh: FaceMesh,
  { vertices, points }: { vertices: readonly number[]; points: Float32Array },
): void {
  for (const [i, vertex] of vertices.entries()) {
    mesh[3 * vertex] = points[2 * i]!;
    mesh[3 * vertex + 1] = points[2 * i + 1]!;
  }
}

function placeIrisDepth(
  mesh: FaceMesh,
  { iris, corners }: { iris: readonly number[]; corners: readonly [number, number] },
): void {
  const depth = (mesh[3 * corners[0] + 2]! + mesh[3 * corners[1] + 2]!) / 2;
  for (const vertex of iris) mesh[3 * vertex + 2] = depth;
}

function placeInPicture(mesh: FaceMesh, { region, side }: { region: Region; side: number }): void {
  const scale = region.size / side;
  const cosine = Math.cos(region.angle) * scale;
  const sine = Math.sin(region.angle) * scale;
  for (let i = 0; i < mesh.length; i += 3) {
    const u = mesh[i]! - side / 2;
    const v = mesh[i + 1]! - side / 2;
    mesh[i] = region.cx + cosine * u - sine * v;
    mesh[i + 1] = region.cy + sine * u + cosine * v;
    mesh[i + 2]! *= scale;
  }
}
