import { bell, clamp, smoothstep } from '../geometry/interpolation.ts';
import { hash, noise } from '../geometry/noise.ts';

export type BackdropKind = 'studio' | 'room' | 'park' | 'office' | 'kitchen' | 'evening';

/** 8-bit sRGB levels; may leave 0 to 255, the painter clamps. */
export type Levels = readonly [number, number, number];

/** u and v in picture heights from the upper left corner; u runs to `aspect`. */
export type Scenery = (u: number, v: number, aspect: number, seed: number) => Levels;

const dim = (levels: Levels, k: number): Levels => [levels[0] * k, levels[1] * k, levels[2] * k];
const over = (below: Levels, above: Levels, t: number): Levels => [
  below[0] + (above[0] - below[0]) * t,
  below[1] + (above[1] - below[1]) * t,
  below[2] + (above[2] - below[2]) * t,
];
const within = (value: number, low: number, high: number): boolean => value > low && value < high;

const studio: Scenery = (u, v, aspect) => dim([158, 168, 174], 1.05 - 0.42 * Math.hypot(u - aspect / 2, v - 0.4));

const room: Scenery = (u, v, aspect, seed) => {
  const grain = noise(u * 60, v * 60, seed) * 5 + noise(u * 3, v * 3, seed) * 14;
  const wall: Levels = [184 + grain, 172 + grain, 154 + grain];
  const lamp = bell(Math.hypot(u - aspect * 0.84, v - 0.22), 0.16) * 60;
  const onShelf = u < 0.46 || u > aspect - 0.4;
  let colour = wall;
  if (onShelf && within(v, 0.1, 0.68)) colour = shelf(u, v, seed);
  if (Math.hypot((u - aspect + 0.56) / 0.09, (v - 0.86) / 0.24) < 1 + 0.4 * (noise(u * 26, v * 26, seed + 9) - 0.5))
    colour = [62 + 50 * noise(u * 30, v * 30, seed), 104 + 60 * noise(u * 30, v * 30, seed), 66];
  return [colour[0] + lamp, colour[1] + lamp * 0.85, colour[2] + lamp * 0.5];
};

function shelf(u: number, v: number, seed: number): Levels {
  if (Math.abs(v - 0.37) < 0.013 || Math.abs(v - 0.665) < 0.013) return [104, 78, 56];
  const upper = v < 0.37;
  const book = Math.floor(u * 27) + (upper ? 0 : 500);
  const top = (upper ? 0.13 : 0.43) + 0.09 * hash(book, 1, seed);
  if (v < top || hash(book, 6, seed) < 0.12) return [120, 98, 78];
  const spine = (u * 27) % 1 < 0.1 ? 0.55 : 1;
  const band = within((v - top) * 8, 0.25, 0.4) ? 1.25 : 1;
  return dim(
    over(
      [118, 104, 92],
      [40 + 190 * hash(book, 2, seed), 40 + 170 * hash(book, 3, seed), 50 + 150 * hash(book, 4, seed)],
      0.5,
    ),
    spine * band,
  );
}

const park: Scenery = (u, v, _aspect, seed) => {
  const leaves = noise(u * 5, v * 5, seed) * noise(u * 14, v * 14, seed + 1);
  const fine = noise(u * 40, v * 40, seed + 2);
  const foliage: Levels = [64 + 110 * leaves + 12 * fine, 104 + 100 * leaves + 14 * fine, 62 + 48 * leaves + 8 * fine];
  const sky = smoothstep(0.52, 0.78, noise(u * 2.6 + 3, v * 2.6, seed + 4)) * smoothstep(0.65, 0.1, v);
  const grass: Levels = [112 + 30 * fine, 146 + 30 * fine, 74 + 14 * fine];
  return over(over(foliage, [208, 226, 240], sky), grass, smoothstep(0.66, 0.8, v + 0.08 * noise(u * 4, 1, seed)));
};

const office: Scenery = (u, v, aspect, seed) => {
  const wall: Levels = dim([176, 182, 186], 1 - 0.2 * v);
  const pane = u / aspect;
  if (within(pane, 0.04, 0.4) && within(v, 0.06, 0.74)) {
    if (Math.abs(pane - 0.22) < 0.007 || Math.abs(v - 0.4) < 0.012) return [222, 224, 226];
    const tower = within(v, 0.3 + 0.24 * hash(Math.floor(u * 9), 2, seed), 0.9);
    return tower ? dim([150, 166, 184], within((v * 22) % 1, 0.3, 0.7) ? 0.9 : 1) : [206, 224, 240];
  }
  if (within(pane, 0.66, 0.94) && within(v, 0.14, 0.5)) {
    const frame =
      Math.min(Math.abs(pane - 0.66), Math.abs(pane - 0.94), Math.abs(v - 0.14) * 0.6, Math.abs(v - 0.5) * 0.6) < 0.008;
    return frame ? [62, 66, 72] : over([214, 120, 86], [64, 98, 132], smoothstep(0.3, 0.7, noise(u * 4, v * 4, seed)));
  }
  return within(v, 0.84, 0.87) ? [116, 88, 66] : v >= 0.87 ? [98, 74, 56] : wall;
};

const kitchen: Scenery = (u, v, aspect, seed) => {
  if (v < 0.3) {
    const door = (u * 2.6) % 1;
    return dim(
      [116, 140, 132],
      door < 0.025 || v > 0.285 ? 0.6 : within(door, 0.86, 0.9) && within(v, 0.2, 0.26) ? 1.6 : 1,
    );
  }
  if (v > 0.78)
    return v < 0.81
      ? [206, 196, 184]
      : [152 + 24 * noise(u * 4, v * 60, seed), 112 + 18 * noise(u * 4, v * 60, seed), 78];
  const [column, row] = [Math.floor(u * 13), Math.floor(v * 13)];
  const grout = Math.min((u * 13) % 1, (v * 13) % 1) < 0.07;
  const tile = 0.94 + 0.09 * hash(column, row, seed);
  const lit = 1 + 0.14 * bell(u - aspect * 0.3, 0.4);
  return grout ? [198, 196, 190] : dim([222, 224, 220], tile * lit);
};

const evening: Scenery = (u, v, aspect, seed) => {
  const dusk = over(
    [34, 44, 84],
    [168, 104, 92],
    smoothstep(0.05, 0.75, v) * (0.75 + 0.25 * noise(u * 2, v * 3, seed)),
  );
  const skyline = 0.44 + 0.3 * hash(Math.floor(u * 7), 3, seed);
  let colour: Levels = v > skyline ? dim([44, 44, 64], 1 - 0.25 * v) : dusk;
  for (let lamp = 0; lamp < 26; lamp++) {
    const distance = Math.hypot(u - hash(lamp, 1, seed) * aspect, v - 0.4 - 0.55 * hash(lamp, 2, seed));
    const radius = 0.022 + 0.03 * hash(lamp, 4, seed);
    const warm = hash(lamp, 5, seed);
    const glow = (1 - smoothstep(radius * 0.9, radius, distance)) * (0.35 + 0.4 * hash(lamp, 6, seed));
    if (glow > 0) colour = over(colour, [255, 170 + 60 * warm, 90 + 130 * warm], clamp(glow, 0, 1));
  }
  return colour;
};

export const sceneries: Record<BackdropKind, { paint: Scenery; blur: number }> = {
  studio: { paint: studio, blur: 0 },
  room: { paint: room, blur: 0.006 },
  park: { paint: park, blur: 0.011 },
  office: { paint: office, blur: 0.009 },
  kitchen: { paint: kitchen, blur: 0.007 },
  evening: { paint: evening, blur: 0.004 },
};
