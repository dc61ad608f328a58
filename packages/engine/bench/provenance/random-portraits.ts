import {
  castOf,
  eveningLight,
  gardenLight,
  renderPortrait,
  studioLight,
  windowLight,
  type BackdropKind,
  type Picture,
} from '@semblante/actors';

const backdrops: readonly BackdropKind[] = ['studio', 'room', 'park', 'office', 'kitchen', 'evening'];
const lights = [eveningLight, gardenLight, studioLight, windowLight];

/** The same numbers in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** An actor somewhere, somehow, in some light: alike enough to be mistaken for each other, as talking heads are. */
export function randomPortrait(next: () => number, { width, height }: { width: number; height: number }): Picture {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  return renderPortrait(pick(castOf()), {
    width,
    height,
    backdrop: pick(backdrops),
    light: pick(lights),
    frameHeightCm: 26 + next() * 30,
    seed: 1 + Math.floor(next() * 10_000),
    pose: { x: next() * 12 - 6, y: next() * 4 - 3, yaw: next() * 60 - 30, pitch: next() * 20 - 10 },
    expression: { smile: next() },
    textureSize: 256,
  });
}
