import { Heap } from '../kernels/heap.ts';
import { estimateForeground } from './estimate-foreground.ts';
import { refineHair } from './refine-hair.ts';
import { type RgbaPicture, wordsOf } from './rgba-picture.ts';
import type { Subject } from './subject-network.ts';

/** `hair` lets alpha follow fine structures where the network was undecided. */
export type Edges = 'plain' | 'hair';

/**
 * Takes the background away, in place: alpha is the subject's, as far as the picture was opaque, and colours at the edge are the subject's own.
 * `onRows` hears, from top to bottom, before which row all is done.
 */
export function cutOut(picture: RgbaPicture, { alpha }: Subject, edges: Edges, onRows?: (end: number) => void): void {
  layAlpha(picture, alpha);
  // Large pictures need large planes: a heap of their own goes when they are done.
  const heap = new Heap();
  if (edges === 'hair') refineHair(heap, picture);
  estimateForeground(heap, picture, onRows);
}

/** The subject's alpha, as far as the picture was opaque. Pixels are read as words: one access each way and not two. */
function layAlpha({ data }: RgbaPicture, alpha: Uint8Array): void {
  const pixels = wordsOf(data);
  for (let i = 0; i < alpha.length; i++) {
    const pixel = pixels[i]!;
    const opacity = pixel >>> 24;
    const kept = opacity === 255 ? alpha[i]! : Math.round((opacity * alpha[i]!) / 255);
    pixels[i] = (pixel & 0xffffff) | (kept << 24);
  }
}

/** How much of the picture is subject, 0 to 1. */
export function coverageOf({ width, height, data }: RgbaPicture): number {
  const pixels = wordsOf(data);
  let sum = 0;
  for (let i = 0; i < pixels.length; i++) sum += pixels[i]! >>> 24;
  return sum / (255 * width * height);
}
