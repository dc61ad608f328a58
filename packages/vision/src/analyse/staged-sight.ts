import { canonicalFace, eyeLandmarks, faceVertexCount, meshPointCount, type FaceMesh } from '../geometry/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import type { Sight } from './follow-track.ts';

/** A face put into a picture by a test: whoever looks there sees it exactly. */
export interface StagedFace {
  who: string;
  x: number;
  y: number;
  width?: number;
  /** 1 open to 0 closed. */
  open?: number;
  /** Nobody sees it, though it is there. */
  isHidden?: boolean;
  confidence?: number;
}

const canonicalWidth = canonicalFace[3 * 454]! - canonicalFace[3 * 234]!;
const stages = new WeakMap<YuvPicture, readonly StagedFace[]>();

const [width, height] = [640, 360];
const chroma = new Uint8Array((width >> 1) * (height >> 1)).fill(128);
const backdrops = new Map<number, Uint8Array>();

/** A patterned picture in which faces stand; another pattern is another shot. */
export function stagedPicture(faces: readonly StagedFace[], { pattern = 0 }: { pattern?: number } = {}): YuvPicture {
  const backdrop =
    backdrops.get(pattern) ??
    Uint8Array.from(
      { length: width * height },
      (_, i) => 60 + (((i % width) * (3 + pattern)) % 100) + ((pattern * Math.floor(i / width)) % 64),
    );
  backdrops.set(pattern, backdrop);
  const y = backdrop.slice();
  const picture: YuvPicture = {
    width,
    height,
    y,
    u: chroma,
    v: chroma,
    yStride: width,
    chromaStride: width >> 1,
    chromaShift: 1,
    colour: { range: 'limited', matrix: 'bt709' },
  };
  stages.set(picture, faces);
  for (const face of visible(picture)) paintFace(y, face);
  return picture;
}

/** Skin that moves with the face, and eyes that are dark as far as they are open. */
function paintFace(y: Uint8Array, face: StagedFace): void {
  const { x, y: centreY, width: faceWidth = 80, open = 1 } = face;
  const mesh = stagedMesh({ ...face, open: 1 });
  const eyes = eyeLandmarks.map(({ iris }) => ({
    u: (mesh[3 * iris]! - x) / faceWidth,
    v: (mesh[3 * iris + 1]! - centreY) / faceWidth,
  }));
  const reach = Math.round(0.7 * faceWidth);
  for (let row = Math.max(0, Math.round(centreY) - reach); row < Math.min(height, Math.round(centreY) + reach); row++) {
    for (let column = Math.max(0, Math.round(x) - reach); column < Math.min(width, Math.round(x) + reach); column++) {
      const [u, v] = [(column + 0.5 - x) / faceWidth, (row + 0.5 - centreY) / faceWidth];
      if (u * u + v * v > 0.45) continue;
      const isEye = eyes.some((eye) => ((u - eye.u) / 0.1) ** 2 + ((v - eye.v) / (0.001 + 0.05 * open)) ** 2 < 1);
      y[row * width + column] = isEye ? 30 : 150 + 50 * Math.sin(5 * u) * Math.cos(4 * v);
    }
  }
}

export function stagedMesh({ x, y, width = 80, open = 1 }: StagedFace): FaceMesh {
  const scale = width / canonicalWidth;
  const mesh = new Float32Array(3 * meshPointCount);
  for (let i = 0; i < faceVertexCount; i++)
    mesh.set(
      [x + scale * canonicalFace[3 * i]!, y + scale * canonicalFace[3 * i + 1]!, scale * canonicalFace[3 * i + 2]!],
      3 * i,
    );
  for (const { corners, upper, lower, iris } of eyeLandmarks) {
    upper.forEach((vertex, k) => {
      const middle = (mesh[3 * vertex + 1]! + mesh[3 * lower[k]! + 1]!) / 2;
      for (const lid of [vertex, lower[k]!]) mesh[3 * lid + 1] = middle + open * (mesh[3 * lid + 1]! - middle);
    });
    const centre = [0, 1, 2].map((axis) => (mesh[3 * corners[0] + axis]! + mesh[3 * corners[1] + axis]!) / 2);
    for (let k = 0; k < 5; k++)
      mesh.set([centre[0]! + [0, 3, 0, -3, 0][k]!, centre[1]! + [0, 0, -3, 0, 3][k]!, centre[2]!], 3 * (iris + k));
  }
  return mesh;
}

/** Sees what a test has staged; counts how often it was asked. */
export class StagedSight implements Sight {
  readonly asked = { detect: 0, mesh: 0, describe: 0 };

  async detect(picture: YuvPicture) {
    this.asked.detect++;
    return visible(picture).map(({ x, y, width = 80 }) => ({
      score: 0.9,
      cx: x,
      cy: y,
      width: 0.8 * width,
      height: 0.8 * width,
      keypoints: [{ x: x - width / 4, y }, { x: x + width / 4, y }, ...Array.from({ length: 4 }, () => ({ x, y }))],
    }));
  }

  async mesh(picture: YuvPicture, { cx, cy, size }: { cx: number; cy: number; size: number }) {
    this.asked.mesh++;
    const distance = (face: StagedFace) => Math.hypot(face.x - cx, face.y - cy);
    const [nearest] = visible(picture).toSorted((a, b) => distance(a) - distance(b));
    if (!nearest || distance(nearest) > size / 2)
      return { mesh: stagedMesh({ who: '', x: cx, y: cy }), confidence: -5, flag: 0 };
    return { mesh: stagedMesh(nearest), confidence: nearest.confidence ?? 25, flag: 1 };
  }

  async describe(picture: YuvPicture, mesh: FaceMesh) {
    this.asked.describe++;
    const [x, y] = [mesh[3]!, mesh[4]!];
    const [nearest] = visible(picture).toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
    return { embedding: stagedEmbedding(nearest?.who ?? 'nobody'), gender: 0.5, age: 30 };
  }
}

/** Two names have next to nothing in common. */
export function stagedEmbedding(who: string): Float32Array {
  const embedding = new Float32Array(1024).fill(0.01);
  for (const [i, letter] of [...who].entries()) embedding[(31 * letter.charCodeAt(0) + 7 * i) % 1024] = 1;
  const length = Math.hypot(...embedding);
  return embedding.map((value) => value / length);
}

const visible = (picture: YuvPicture) => (stages.get(picture) ?? []).filter(({ isHidden }) => !isHidden);
