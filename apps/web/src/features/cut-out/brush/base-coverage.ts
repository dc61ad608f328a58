/** Where an earlier mask brought the original back and where it took the subject away, 0 to 255 a pixel. */
export interface BaseCoverage {
  restore: Uint8ClampedArray<ArrayBuffer>;
  erase: Uint8ClampedArray<ArrayBuffer>;
}

/** What must be done to the plain cut-out's alpha to get the alpha that the server has now. */
export function baseCoverageOf({ cutOut, now }: { cutOut: Uint8ClampedArray; now: Uint8ClampedArray }): BaseCoverage {
  const restore = new Uint8ClampedArray(now.length);
  const erase = new Uint8ClampedArray(now.length);
  for (let place = 0; place < now.length; place += 1) {
    const [before, after] = [cutOut[place] ?? 0, now[place] ?? 0];
    if (after > before) restore[place] = (255 * (after - before)) / (255 - before);
    else if (after < before) erase[place] = (255 * (before - after)) / before;
  }
  return { restore, erase };
}

/** One stroke's share of a pixel, as grey: white brings back, black takes away, the middle leaves alone. */
export const untouched = 128;

/** The new alpha of a pixel under the brush. */
export function touchedAlpha(alpha: number, grey: number): number {
  const share = (grey - untouched) / (grey > untouched ? 255 - untouched : untouched);
  return Math.round(share > 0 ? alpha + share * (255 - alpha) : alpha * (1 + share));
}
