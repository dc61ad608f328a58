import type { Address, Heap } from '@semblante/media/kernels';
import { edgeKernels } from './edge-kernels.ts';
import type { RgbaPicture } from '@semblante/media/picture';

/** Some rows of a picture in the heap: its own ones from `first` to before `end`, the others for looking at only. */
export interface Band {
  address: Address<'band'>;
  rows: number;
  first: number;
  end: number;
}

/** Pixels of a band: its planes are then a few megabytes each, whatever the size of the picture. */
const bandPixels = 500_000;
/** Half-size planes want whole pairs of rows and columns. */
export const even = (value: number): number => 2 * Math.ceil(value / 2);

interface Bands {
  /** How many rows above and below a pixel its new value depends on. */
  margin: number;
  /** Laid on the picture, as far as that was opaque, before anything is changed. */
  alpha?: Uint8Array | undefined;
  /** Hears up to which row all is done. */
  onRows?: ((end: number) => void) | undefined;
}

/**
 * Changes a picture in place, band by band. Every band sees its margins as they were before anything was changed, so
 * that the result does not depend on where bands end.
 */
export function inBands(
  heap: Heap,
  { width, height, data }: RgbaPicture,
  { margin, alpha, onRows }: Bands,
  change: (band: Band) => void,
): void {
  const rowBytes = 4 * width;
  const marginRows = even(margin);
  const ownRows = even(Math.max(marginRows, bandPixels / width));
  let above = new Uint8Array(0);
  for (let top = 0; top < height; top += ownRows) {
    const bottom = Math.min(height, top + ownRows);
    const [begin, stop] = [Math.max(0, top - marginRows), Math.min(height, bottom + marginRows)];
    const address = heap.reserve<'band'>('cut-out band', (stop - begin) * rowBytes);
    heap.u8.set(above, address);
    heap.u8.set(data.subarray(top * rowBytes, stop * rowBytes), address + above.length);
    above = data.slice(Math.max(0, bottom - marginRows) * rowBytes, bottom * rowBytes);
    if (alpha) layAlpha(heap, address, alpha.subarray(begin * width, stop * width));
    change({ address, rows: stop - begin, first: top - begin, end: bottom - begin });
    data.set(
      heap.u8.subarray(address + (top - begin) * rowBytes, address + (bottom - begin) * rowBytes),
      top * rowBytes,
    );
    onRows?.(bottom);
  }
}

function layAlpha(heap: Heap, picture: Address<'band'>, alpha: Uint8Array): void {
  const address = heap.reserve<'alpha'>('cut-out alpha', alpha.length);
  heap.u8.set(alpha, address);
  edgeKernels(heap).layAlpha(picture, address, alpha.length);
}
