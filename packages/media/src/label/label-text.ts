import { letterGap, letters, wordGap, type Letter } from './letters.ts';

export type LabelLanguage = 'pt' | 'en';

export const labelTexts: Readonly<Record<LabelLanguage, string>> = { pt: 'Feito com IA', en: 'Made with AI' };

interface PlacedLetter {
  letter: Letter;
  x: number;
}

/** Letters one after another, in units of the height of a capital. */
export function layOutText(text: string): { width: number; letters: PlacedLetter[] } {
  const placed: PlacedLetter[] = [];
  let x = 0;
  let end = 0;
  for (const character of text) {
    if (character === ' ') {
      x = end + wordGap;
      continue;
    }
    const letter = letters[character]!;
    placed.push({ letter, x });
    end = x + letter.width;
    x = end + letterGap;
  }
  return { width: end, letters: placed };
}

/**
 * How much of each pixel the text covers, 0 to 1. `x` and `y` place the top left of the first capital; the pen is `pen`
 * pixels wide.
 */
export function drawText(
  text: string,
  {
    width,
    height,
    x,
    y,
    capital,
    pen,
  }: { width: number; height: number; x: number; y: number; capital: number; pen: number },
): Float32Array {
  const coverage = new Float32Array(width * height);
  for (const { letter, x: offset } of layOutText(text).letters) {
    for (const stroke of letter.strokes) {
      const points = stroke.map(([px, py]) => [x + (offset + px) * capital, y + py * capital] as const);
      for (let i = 1; i < points.length; i++)
        drawLine(coverage, { width, height, from: points[i - 1]!, to: points[i]!, radius: pen / 2 });
    }
  }
  return coverage;
}

interface Line {
  width: number;
  height: number;
  from: readonly [number, number];
  to: readonly [number, number];
  radius: number;
}

/** A pixel is covered by how far its centre lies inside the line's edge: the usual half-pixel ramp. */
function drawLine(coverage: Float32Array, { width, height, from, to, radius }: Line): void {
  const reach = radius + 1;
  const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
  const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const lengthSquared = dx * dx + dy * dy;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const px = column + 0.5 - from[0];
      const py = row + 0.5 - from[1];
      const along = lengthSquared > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / lengthSquared)) : 0;
      const distance = Math.hypot(px - along * dx, py - along * dy);
      const i = row * width + column;
      coverage[i] = Math.max(coverage[i]!, Math.min(1, Math.max(0, radius - distance + 0.5)));
    }
  }
}
