import { format } from '@react-input/mask';

const digit = { _: /\d/ };

interface Typed {
  /** What the field holds now, typed, pasted or filled in by the browser. */
  text: string;
  caret: number;
  /** `_` stands for a digit. */
  mask: string;
}

/**
 * The masked text, and the caret after the same digit as before. The package's own input watches the selection on a
 * timer and loses digits that come faster than that; its formatting has no such trouble.
 */
export function maskTyped({ text, caret, mask }: Typed): { text: string; caret: number } {
  const masked = format(text.replace(/\D/g, ''), { mask, replacement: digit });
  const digitsBefore = text.slice(0, caret).replace(/\D/g, '').length;
  return { text: masked, caret: caret >= text.length ? masked.length : placeAfter(masked, digitsBefore) };
}

function placeAfter(masked: string, digits: number): number {
  let seen = 0;
  for (const [place, character] of [...masked].entries()) {
    if (seen === digits) return place;
    if (/\d/.test(character)) seen += 1;
  }
  return masked.length;
}
