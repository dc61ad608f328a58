import { boxOf, type FaceMesh } from '../geometry/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { copyBox, pixelBoxAround, type PixelBox } from './copy-box.ts';

/** A small picture of a face as it was, with where it lay in its frame. */
export interface FacePicture {
  frame: number;
  score: number;
  box: PixelBox;
  picture: YuvPicture;
}

/** As many as a person's texture is made of; more of them change it no further. */
export const referencesMax = 24;
/**
 * Around the face, in shares of its box: enough to blur, to blend and to draw an output face that is a little larger.
 */
const marginShare = 0.2;

export function faceBox(picture: YuvPicture, mesh: FaceMesh): PixelBox {
  const extent = boxOf(mesh);
  return pixelBoxAround(extent, { margin: marginShare * Math.max(extent.width, extent.height), picture });
}

/**
 * The mesh network's confidence falls when something covers the face; beyond 15 degrees of yaw half of it turns away.
 */
export const referenceScore = ({ confidence, yaw }: { confidence: number; yaw: number }) =>
  confidence - 0.12 * Math.max(0, Math.abs(yaw) - 15);

/**
 * Candidates of one tracklet: more than are needed, because the worse ones are dropped at the end; fewer when they are
 * large.
 */
const candidatesMax = 64;
const candidateBytesMax = 48 * 1024 * 1024;

/** Keeps pictures of one face spread over however long it is shown, in each stretch of time the best one. */
export class ReferenceKeeper {
  #framesPerSlot = 2;
  #kept = new Map<number, FacePicture>();

  /** Whether offering such a face would keep it: the picture need not be copied otherwise. */
  wants({ frame, score }: { frame: number; score: number }): boolean {
    const rival = this.#kept.get(this.#slotOf(frame));
    return !rival || score > rival.score;
  }

  offer(picture: YuvPicture, { frame, score, mesh }: { frame: number; score: number; mesh: FaceMesh }): void {
    const box = faceBox(picture, mesh);
    if (box.width === 0 || box.height === 0) return;
    this.#kept.set(this.#slotOf(frame), { frame, score, box, picture: copyBox(picture, box) });
    const roomFor = Math.floor(candidateBytesMax / (1.5 * box.width * box.height));
    while (this.#kept.size > Math.max(referencesMax, Math.min(candidatesMax, roomFor))) this.#thinOut();
  }

  /** At most so many, in the order of frames; the keeper is empty afterwards. */
  take(max = candidatesMax): FacePicture[] {
    while (this.#kept.size > max) this.#thinOut();
    const kept = [...this.#kept.values()].sort((a, b) => a.frame - b.frame);
    this.#kept.clear();
    return kept;
  }

  #slotOf(frame: number): number {
    return Math.floor(frame / this.#framesPerSlot);
  }

  #thinOut(): void {
    this.#framesPerSlot *= 2;
    const all = [...this.#kept.values()];
    this.#kept = new Map();
    for (const face of all) if (this.wants(face)) this.#kept.set(this.#slotOf(face.frame), face);
  }
}

interface Candidate {
  frame: number;
  score: number;
  shot: number;
}

/** Of each shot the best third counts, by the shot's own measure: a darker shot must not be left out. */
const goodShare = 0.35;
/**
 * ... but at least this share of what a shot may give: a texture of two pictures is worse than one with a poorer
 * picture in it.
 */
const quotaShareMin = 0.5;

/**
 * At most 24 of the candidates, spread over shots by how long each shows the person, and over time within a shot.
 * `scores` are those of all the person's frames, by shot: what is good is measured on them and not on the candidates,
 * which are the best of their time already.
 */
export function chooseReferences<C extends Candidate>(
  candidates: readonly C[],
  scoresByShot: ReadonlyMap<number, readonly number[]>,
): C[] {
  const total = [...scoresByShot.values()].reduce((sum, scores) => sum + scores.length, 0);
  const chosen: C[] = [];
  for (const [shot, scores] of scoresByShot) {
    const ofShot = candidates.filter((candidate) => candidate.shot === shot).sort((a, b) => b.score - a.score);
    const line = scores.toSorted((a, b) => b - a)[Math.floor(scores.length * goodShare)] ?? -Infinity;
    const quota = Math.max(1, Math.round((referencesMax * scores.length) / total));
    const good = ofShot.filter(({ score }, i) => score >= line || i < quota * quotaShareMin);
    chosen.push(
      ...spread(
        good.sort((a, b) => a.frame - b.frame),
        quota,
      ),
    );
  }
  return chosen.length <= referencesMax
    ? inOrder(chosen)
    : inOrder(chosen.sort((a, b) => b.score - a.score).slice(0, referencesMax));
}

const inOrder = <C extends Candidate>(chosen: C[]) => chosen.sort((a, b) => a.frame - b.frame);

function spread<C>(items: readonly C[], count: number): C[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, i) => items[Math.floor(((i + 0.5) * items.length) / count)]!);
}
