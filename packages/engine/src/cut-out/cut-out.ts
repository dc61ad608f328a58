import { Heap } from '@semblante/media/kernels';
import { estimateForeground } from './estimate-foreground.ts';
import { refineHair } from './refine-hair.ts';
import type { RgbaPicture } from '@semblante/media/picture';
import type { Subject } from './subject-network.ts';

/** `hair` lets alpha follow fine structures where the network was undecided. */
export type Edges = 'plain' | 'hair';

/** One for all pictures, as nobody waits for anything while one is worked on; bands keep it small. */
const heap = new Heap();

/**
 * Takes the background away, in place: alpha is the subject's, as far as the picture was opaque, and colours at the
 * edge are the subject's own. `onRows` hears, from top to bottom, before which row all is done. Tells how much of the
 * picture is subject, 0 to 1.
 */
export function cutOut(picture: RgbaPicture, { alpha }: Subject, edges: Edges, onRows?: (end: number) => void): number {
  heap.clear();
  if (edges === 'plain') return estimateForeground(heap, picture, { alpha, onRows });
  refineHair(heap, picture, alpha);
  return estimateForeground(heap, picture, { onRows });
}
