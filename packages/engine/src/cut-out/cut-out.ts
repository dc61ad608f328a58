import { Heap } from '../kernels/heap.ts';
import { estimateForeground } from './estimate-foreground.ts';
import { refineHair } from './refine-hair.ts';
import type { RgbaPicture } from './rgba-picture.ts';
import type { Subject } from './subject-network.ts';

/** `hair` lets alpha follow fine structures where the network was undecided. */
export type Edges = 'plain' | 'hair';

/**
 * Takes the background away, in place: alpha is the subject's, as far as the picture was opaque, and colours at the edge are the subject's own.
 * `onRows` hears, from top to bottom, before which row all is done.
 */
export function cutOut(picture: RgbaPicture, { alpha }: Subject, edges: Edges, onRows?: (end: number) => void): void {
  const { data } = picture;
  for (let i = 0, at = 3; i < alpha.length; i++, at += 4) data[at] = data[at] === 255 ? alpha[i]! : Math.round((data[at]! * alpha[i]!) / 255);
  // Large pictures need large planes: a heap of their own goes when they are done.
  const heap = new Heap();
  if (edges === 'hair') refineHair(heap, picture);
  estimateForeground(heap, picture, onRows);
}

/** How much of the picture is subject, 0 to 1. */
export function coverageOf({ width, height, data }: RgbaPicture): number {
  let sum = 0;
  for (let at = 3; at < data.length; at += 4) sum += data[at]!;
  return sum / (255 * width * height);
}
