import { compareFingerprints, type Fingerprint } from '@semblante/media/fingerprint';

export interface Recognition {
  copies: number;
  recognised: number;
  recognised_share: number;
  others: number;
  compared: number;
  false_matches: number;
  lowest_copy: number;
  highest_other: number;
  compare_ms: number;
}

/** Every copy against its own original, against the other originals and against everything that nobody copied. */
export function recognise(
  pairs: readonly { original: Fingerprint; copy: Fingerprint }[],
  others: readonly Fingerprint[],
): Recognition {
  const startedAt = performance.now();
  const own = pairs.map(({ original, copy }) => compareFingerprints(original, copy));
  const foreign = pairs.flatMap(({ copy }, i) =>
    [...others, ...pairs.filter((_, j) => j !== i).map(({ original }) => original)].map((stranger) =>
      compareFingerprints(stranger, copy),
    ),
  );
  const recognised = own.filter(({ isMatch }) => isMatch).length;
  const rounded = (value: number) => Number(value.toFixed(4));
  return {
    copies: pairs.length,
    recognised,
    recognised_share: rounded(recognised / pairs.length),
    others: others.length,
    compared: foreign.length,
    false_matches: foreign.filter(({ isMatch }) => isMatch).length,
    lowest_copy: rounded(own.reduce((least, { similarity }) => Math.min(least, similarity), 1)),
    highest_other: rounded(foreign.reduce((most, { similarity }) => Math.max(most, similarity), 0)),
    compare_ms: rounded((performance.now() - startedAt) / (own.length + foreign.length)),
  };
}
