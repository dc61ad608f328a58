import type { ClipPreview } from '@semblante/contracts';

/** More than two dots for one are not seen in a film, only paid for. */
const pixelRatioMax = 2;

/** The smallest size that fills the place it is shown in, or the largest there is. Smallest first, as they come. */
export function previewFor(
  previews: readonly ClipPreview[],
  { cssWidth, pixelRatio }: { cssWidth: number; pixelRatio: number },
): ClipPreview | undefined {
  const wanted = cssWidth * Math.min(pixelRatio, pixelRatioMax);
  return previews.find(({ width }) => width >= wanted) ?? previews.at(-1);
}
