import { eyeLandmarks, type FaceMesh } from '../geometry/index.ts';
import type { Region } from '../networks/index.ts';

type Point = readonly [number, number];
export type FivePoints = readonly [Point, Point, Point, Point, Point];

const noseTip = 1;
const mouthCorners = [61, 291] as const;

/** Image-left eye, image-right eye, nose tip, mouth corners: what swappers and recognisers are aligned by. */
export function fivePointsOf(mesh: FaceMesh): FivePoints {
  const at = (vertex: number): Point => [mesh[3 * vertex]!, mesh[3 * vertex + 1]!];
  const middle = ([a, b]: readonly [number, number]): Point => [(at(a)[0] + at(b)[0]) / 2, (at(a)[1] + at(b)[1]) / 2];
  return [
    middle(eyeLandmarks[0].corners),
    middle(eyeLandmarks[1].corners),
    at(noseTip),
    at(mouthCorners[0]),
    at(mouthCorners[1]),
  ];
}

/**
 * The region whose crop puts the five points nearest to the template (least squares over turn, scale and shift; never a
 * reflection).
 */
export function alignedRegion(points: FivePoints, template: FivePoints): Region {
  const mean = (list: FivePoints, k: 0 | 1) => list.reduce((sum, point) => sum + point[k], 0) / list.length;
  const from = [mean(template, 0), mean(template, 1)] as const;
  const to = [mean(points, 0), mean(points, 1)] as const;
  let [along, across, spread] = [0, 0, 0];
  template.forEach(([u, v], i) => {
    const [a, b] = [u - from[0], v - from[1]];
    const [x, y] = [points[i]![0] - to[0], points[i]![1] - to[1]];
    along += a * x + b * y;
    across += a * y - b * x;
    spread += a * a + b * b;
  });
  const [cos, sin] = [along / spread, across / spread];
  const [u, v] = [0.5 - from[0], 0.5 - from[1]];
  return {
    cx: to[0] + cos * u - sin * v,
    cy: to[1] + sin * u + cos * v,
    size: Math.hypot(cos, sin),
    angle: Math.atan2(sin, cos),
  };
}
