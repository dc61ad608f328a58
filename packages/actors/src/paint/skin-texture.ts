import type { Person } from '../people/person.ts';
import { hash, noise } from '../geometry/noise.ts';
import { bell, smoothstep } from '../geometry/interpolation.ts';
import { beardShare } from './beard-mask.ts';
import { paintBrows } from './brows.ts';
import { colourOf } from '../colour/colour.ts';
import { faceMapOf, mapHeightCm, mapWidthCm, midlineCm } from './face-map.ts';
import { paintLids, paintLips, paintNostrils } from './features.ts';
import { createCanvas, finishTexture, mixPixel, tintPixel, type Canvas, type Texture } from './texture.ts';

/** One texel while it is painted. */
export interface Spot {
  /** Offset into the canvas and index into the map. */
  at: number;
  index: number;
  x: number;
  y: number;
  fromMiddle: number;
}

/** The whole face of a person in the mesh's own uv space. */
export function paintSkin(person: Person, size: number): Texture {
  const canvas = createCanvas(size, size);
  const map = faceMapOf(size);
  const paintTone = tonePainter(person, canvas);
  const spot: Spot = { at: 0, index: 0, x: 0, y: 0, fromMiddle: 0 };
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      spot.index = row * size + column;
      spot.at = 3 * spot.index;
      spot.x = ((column + 0.5) / size) * mapWidthCm;
      spot.y = ((row + 0.5) / size) * mapHeightCm;
      spot.fromMiddle = Math.abs(spot.x - midlineCm);
      paintTone(spot);
      paintFolds(canvas, spot, person.skin.age ?? 0, map.eye[spot.index]!, person.seed);
    }
  }
  paintSpots(person, canvas);
  paintShavedBeard(person, canvas);
  paintNostrils(canvas, map, person);
  paintLips(canvas, map, person);
  paintLids(canvas, map, person);
  paintBrows(canvas, person);
  return finishTexture(canvas);
}

function tonePainter(person: Person, canvas: Canvas): (spot: Spot) => void {
  const [r, g, b] = colourOf(person.skin.tone);
  const { blush } = person.skin;
  const { seed } = person;
  return ({ at, x, y, fromMiddle }) => {
    const broad = noise(x * 0.7, y * 0.7, seed) - 0.5;
    const mottle = noise(x * 2.6, y * 2.6, seed + 1) - 0.5;
    const pores = noise(x * 9, y * 9, seed + 2) - 0.5;
    // Even at the border: the skull stretches these texels over the whole head.
    const inner = 1 - smoothstep(0.82, 0.97, Math.hypot(fromMiddle / 9.2, (y - 11) / 9));
    const light = 1 + inner * (0.09 * broad + 0.07 * mottle + 0.06 * pores);
    const cheek =
      bell(Math.hypot(fromMiddle - 4.6, (y - 10.8) * 1.1), 1.6) +
      0.5 * bell(Math.hypot(fromMiddle, y - 11), 0.8) +
      0.25 * bell(Math.hypot(fromMiddle, y - 18), 1.2);
    const red = blush * (cheek + 0.15 * broad);
    const socket = bell(Math.hypot((fromMiddle - 3.3) * 0.75, y - 7.75), 0.85);
    canvas.rgb[at] = r * light * (1 - 0.14 * socket);
    canvas.rgb[at + 1] = g * light * (1 - 0.05 * mottle) * (1 - 0.3 * red) * (1 - 0.22 * socket);
    canvas.rgb[at + 2] = b * light * (1 - 0.06 * mottle) * (1 - 0.24 * red) * (1 - 0.21 * socket);
  };
}

/**
 * Shade that the mesh is too coarse to cast: nose wings, smile fold, under the lower lip, philtrum, and the lines of
 * age.
 */
function paintFolds(canvas: Canvas, { at, x, y, fromMiddle }: Spot, age: number, fromEye: number, seed: number): void {
  const wing = bell(Math.hypot((fromMiddle - 2.05) * 1.1, y - 11.2), 0.28);
  const smileFold =
    bell(fromMiddle - (2 + (y - 11.2) * 0.42), 0.22) * smoothstep(11, 11.8, y) * (1 - smoothstep(13.2, 14.6, y));
  const underLip = bell(Math.hypot(fromMiddle * 0.55, y - 16.35), 0.42);
  const philtrum = bell(fromMiddle, 0.24) * smoothstep(12.4, 12.8, y) * (1 - smoothstep(13.2, 13.6, y));
  const shade = 1 - 0.2 * wing - (0.1 + 0.2 * age) * smileFold - 0.22 * underLip - 0.1 * philtrum;
  tintPixel(canvas, at, shade, shade * shade, shade * shade);
  if (age === 0) return;
  const waver = 0.12 * (noise(x * 0.7, y * 0.7, seed) - 0.5);
  const onForehead = smoothstep(2.6, 3.2, y) * (1 - smoothstep(4.8, 5.2, y)) * (1 - smoothstep(3, 4.5, fromMiddle));
  const forehead = bell(((y - 4.2) % 0.75) - 0.37 + waver, 0.06) * onForehead;
  const underEye = bell(fromEye - 0.75, 0.1) * smoothstep(8.1, 8.5, y);
  const crowsFeet =
    bell(((y + 20 - fromMiddle * 0.4) % 0.42) - 0.21, 0.05) * bell(Math.hypot(fromMiddle - 5.1, y - 7.9), 0.45);
  const lines = age * (0.8 * forehead + underEye + 0.8 * crowsFeet);
  tintPixel(canvas, at, 1 - 0.14 * lines, 1 - 0.19 * lines, 1 - 0.19 * lines);
}

function paintSpots(person: Person, canvas: Canvas): void {
  const { seed } = person;
  for (let i = 0; i < 170 * (person.skin.freckles ?? 0); i++) {
    const x = midlineCm + (hash(i, 1, seed) + hash(i, 4, seed) - 1) * 7;
    const y = 8.6 + hash(i, 2, seed) * 4.6;
    const radius = 0.05 + 0.07 * hash(i, 3, seed);
    const depth = 0.3 + 0.25 * hash(i, 5, seed);
    forDisc(canvas, x, y, radius * 1.5, (at, distance) => {
      const f = depth * (1 - smoothstep(radius * 0.4, radius * 1.4, distance));
      tintPixel(canvas, at, 1 - 0.4 * f, 1 - 0.64 * f, 1 - 0.76 * f);
    });
  }
  for (const [x, y, radius] of person.skin.moles ?? []) {
    forDisc(canvas, x, y, radius * 1.3, (at, distance) =>
      mixPixel(canvas, at, 0.8 * (1 - smoothstep(radius * 0.6, radius * 1.2, distance)), 0.05, 0.02, 0.012),
    );
  }
}

function paintShavedBeard(person: Person, canvas: Canvas): void {
  if (!person.beard) return;
  const { stubble = 0, fullness = 0 } = person.beard;
  const [r, g, b] = colourOf(person.beard.colour);
  const { size, lip } = faceMapOf(canvas.width);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const i = row * size + column;
      const x = ((column + 0.5) / size) * mapWidthCm;
      const y = ((row + 0.5) / size) * mapHeightCm;
      const share = beardShare(person.beard, x, y, lip[i]!);
      if (share === 0) continue;
      const grain = noise(x * 16, y * 9, person.seed + 5);
      const k =
        share * Math.max(Math.min(1, fullness * 1.15) * (0.88 + 0.12 * grain), stubble * (0.3 + 0.3 * (grain - 0.5)));
      mixPixel(
        canvas,
        3 * i,
        Math.min(0.95, k),
        r * (0.6 + 0.6 * grain),
        g * (0.6 + 0.6 * grain),
        b * (0.6 + 0.6 * grain),
      );
    }
  }
}

function forDisc(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  visit: (at: number, distance: number) => void,
): void {
  const perX = canvas.width / mapWidthCm;
  const perY = canvas.height / mapHeightCm;
  for (
    let row = Math.max(0, Math.floor((y - radius) * perY));
    row < Math.min(canvas.height, (y + radius) * perY);
    row++
  ) {
    for (
      let column = Math.max(0, Math.floor((x - radius) * perX));
      column < Math.min(canvas.width, (x + radius) * perX);
      column++
    ) {
      visit(3 * (row * canvas.width + column), Math.hypot((column + 0.5) / perX - x, (row + 0.5) / perY - y));
    }
  }
}
