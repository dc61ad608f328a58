import { eyeLoops, eyeOf, ovalLoop, type EyeSide, type FaceMesh } from '../geometry/index.ts';
import { copyOf, type YuvPicture } from '../picture/yuv-picture.ts';
import type { Calibration, EyeVeil } from './calibration.ts';
import { spreadOut, type CalibrationSample } from './calibration-samples.ts';
import { medianOf } from './source-cells.ts';

type Draw = (picture: YuvPicture, sample: CalibrationSample) => void;

const samplesMax = 8;
/** Under this opening an eye shows lashes rather than itself. */
const openingMin = 0.12;
/**
 * Shares of the pixels of an eye, and of a face, that may be darker than its darkest, and of an eye brighter than its
 * white.
 */
const darkestShare = 0.08;
const faceDarkestShare = 0.01;
const whiteShare = 0.92;
/** Fewer pixels of an eye tell nothing. */
const pixelsMin = 24;

/**
 * A hazy, backlit or cheap camera shows no black: its darkest lash is grey. The photo's pupils are black, and drawn so
 * they are beads. So nothing in an eye is drawn darker than halfway between the darkest of the target's own eye and of
 * its face, which tells a bright iris from haze. The white of the eye stays as bright as it is.
 */
export function measureEyeVeil(
  samples: readonly CalibrationSample[],
  calibration: Calibration,
  draw: Draw,
): Calibration {
  const lifts: number[] = [];
  const whites: number[] = [];
  for (const sample of spreadOut(samples, samplesMax)) {
    const drawn = copyOf(sample.picture);
    draw(drawn, sample);
    const faceDarkest = quantile(lumasInside(sample.picture, sample.target, ovalLoop), faceDarkestShare);
    for (const side of [0, 1] as const) {
      const [own, ours] = [lumasOfEye(sample.picture, sample.target, side), lumasOfEye(drawn, sample.target, side)];
      if (own.length < pixelsMin) continue;
      const ownDarkest = quantile(own, darkestShare);
      lifts.push((ownDarkest + Math.min(ownDarkest, faceDarkest)) / 2 - quantile(ours, darkestShare));
      whites.push(quantile(ours, whiteShare));
    }
  }
  return lifts.length === 0 ? calibration : { ...calibration, eyeVeil: veilOf(medianOf(lifts), medianOf(whites)) };
}

const veilOf = (lift: number, white: number): EyeVeil => ({
  lift: Math.max(0, Math.min(0.6 * white, lift)),
  white: Math.max(1, white),
});

const lumasOfEye = (picture: YuvPicture, mesh: FaceMesh, side: EyeSide): number[] =>
  eyeOf(mesh, side).opening < openingMin ? [] : lumasInside(picture, mesh, eyeLoops[side]);

/** Luma of the pixels whose middle lies inside a loop of the mesh. */
function lumasInside({ y, yStride, width, height }: YuvPicture, mesh: FaceMesh, loop: readonly number[]): number[] {
  const points = loop.map((vertex) => [mesh[3 * vertex]!, mesh[3 * vertex + 1]!] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(width, Math.max(...xs))];
  const lumas: number[] = [];
  for (let row = Math.max(0, Math.floor(Math.min(...ys))); row < Math.min(height, Math.max(...ys)); row++) {
    const crossings = crossingsOf(points, row + 0.5);
    for (let column = left; column < right; column++) {
      // A ray to the right crosses the outline an odd number of times.
      let isInside = false;
      for (const x of crossings) if (column + 0.5 < x) isInside = !isInside;
      if (isInside) lumas.push(y[row * yStride + column]!);
    }
  }
  return lumas;
}

/** Where a row meets the outline. */
function crossingsOf(points: readonly (readonly [number, number])[], y: number): number[] {
  return points.flatMap(([ax, ay], k) => {
    const [bx, by] = points[(k + 1) % points.length]!;
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  });
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;
