import { lerp, smoothstep } from '../geometry/interpolation.ts';
import { dice } from '../geometry/noise.ts';
import type { Person } from '../people/person.ts';
import { colourOf, type Rgb } from '../colour/colour.ts';
import { browLine, mapHeightCm, mapWidthCm } from './face-map.ts';
import { nearestOn, type Point } from './polyline.ts';
import { mixPixel, type Canvas } from './texture.ts';

/** Half thickness along the brow: a thin tail at the temple (t = 0), full towards the nose. */
const taper = (t: number): number => (0.42 + 0.75 * smoothstep(0, 0.45, t)) * (1 - 0.2 * smoothstep(0.8, 1, t));

/** A soft body under many single hairs: hairs alone vanish in a small picture, the body alone looks drawn. */
export function paintBrows(canvas: Canvas, person: Person): void {
  const colour = colourOf(person.brows.colour);
  for (const side of ['right', 'left'] as const) {
    const line = archedLine(browLine(side), person.brows.arch);
    paintBody(canvas, line, person, colour);
    paintHairs(canvas, line, person, colour, side);
  }
}

const archedLine = (line: readonly Point[], arch: number): Point[] =>
  line.map(([x, y], i) => [x, y - arch * Math.sin(Math.PI * Math.min(1, (i / (line.length - 1)) * 1.3))]);

function paintBody(canvas: Canvas, line: readonly Point[], person: Person, [r, g, b]: Rgb): void {
  const { thickness, density } = person.brows;
  const perX = canvas.width / mapWidthCm;
  const perY = canvas.height / mapHeightCm;
  const xs = line.map((p) => p[0]);
  const ys = line.map((p) => p[1]);
  for (let row = Math.floor((Math.min(...ys) - 1) * perY); row < (Math.max(...ys) + 1) * perY; row++) {
    for (let column = Math.floor((Math.min(...xs) - 1) * perX); column < (Math.max(...xs) + 1) * perX; column++) {
      const near = nearestOn(line, (column + 0.5) / perX, (row + 0.5) / perY);
      const half = thickness * taper(near.along);
      const share =
        (1 - smoothstep(half * 0.35, half * 1.2, near.distance)) *
        density *
        lerp(0.8, 0.6, smoothstep(0.75, 1, near.along));
      if (share > 0) mixPixel(canvas, 3 * (row * canvas.width + column), share, r, g, b);
    }
  }
}

function paintHairs(canvas: Canvas, line: readonly Point[], person: Person, colour: Rgb, side: 'right' | 'left'): void {
  const throwDice = dice(person.seed * 31 + (side === 'right' ? 1 : 2));
  const { thickness, density } = person.brows;
  const outward = side === 'right' ? -1 : 1;
  for (let hair = 0; hair < 190 * density; hair++) {
    const t = throwDice();
    const half = thickness * taper(t);
    const [x, y] = pointAlong(line, t);
    const rise = lerp(0.25, 1.15, smoothstep(0.35, 1, t)) + 0.3 * (throwDice() - 0.5);
    const length = lerp(0.3, 0.46, throwDice()) * (0.6 + thickness);
    const start: Point = [x + 0.1 * (throwDice() - 0.5), y + half * lerp(-0.75, 1.05, throwDice())];
    const end: Point = [
      start[0] + outward * Math.cos(rise) * length,
      start[1] - Math.sin(rise) * length * (start[1] > y ? 1 : -0.15),
    ];
    strokeHair(canvas, start, end, colour, 0.35 + 0.4 * throwDice());
  }
}

function pointAlong(line: readonly Point[], t: number): Point {
  const at = Math.min(line.length - 1.001, t * (line.length - 1));
  const a = line[Math.floor(at)]!;
  const b = line[Math.floor(at) + 1]!;
  return [lerp(a[0], b[0], at % 1), lerp(a[1], b[1], at % 1)];
}

const hairHalfWidthCm = 0.035;

function strokeHair(canvas: Canvas, start: Point, end: Point, [r, g, b]: Rgb, strength: number): void {
  const perX = canvas.width / mapWidthCm;
  const perY = canvas.height / mapHeightCm;
  const softness = Math.max(hairHalfWidthCm, 0.6 / perX);
  const margin = 2 * softness;
  for (
    let row = Math.floor((Math.min(start[1], end[1]) - margin) * perY);
    row <= (Math.max(start[1], end[1]) + margin) * perY;
    row++
  ) {
    for (
      let column = Math.floor((Math.min(start[0], end[0]) - margin) * perX);
      column <= (Math.max(start[0], end[0]) + margin) * perX;
      column++
    ) {
      const near = nearestOn([start, end], (column + 0.5) / perX, (row + 0.5) / perY);
      const width = softness * (1 - 0.6 * near.along);
      const share = strength * (1 - smoothstep(width * 0.4, width * 1.5, near.distance)) * (hairHalfWidthCm / softness);
      if (share > 0) mixPixel(canvas, 3 * (row * canvas.width + column), share, r, g, b);
    }
  }
}
