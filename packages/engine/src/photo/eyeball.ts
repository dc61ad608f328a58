import { eyeLoops, eyeOf, smoothstep } from '../geometry/index.ts';
import type { EyeSide } from '../geometry/index.ts';
import type { FaceCrop } from './face-crop.ts';
import { mendRedEye } from './red-eye.ts';
import { irisReach, irisSide, type Eyeball, type Planes } from './source-face.ts';

type Colour = [number, number, number];

/**
 * Lids cast a shadow and the mesh is off by half a pixel: the eye is read this far inside of them, in iris radii and at
 * least in pixels.
 */
const lidMargin = { radii: 0.14, pixelsMin: 0.8 };
/** Beyond the rim of the iris there is only white, whatever lashes and corners of the lids lie in the photo there. */
const whiteFrom = [1.04, 1.18] as const;
/** Rings of a tenth of a radius whose mean colour stands in for what lids hide on all sides. */
const ringCount = Math.ceil(irisReach * 10 * Math.SQRT2);
/** The brightest texel of the iris is this much brighter than its mean when the photo has its own light spot. */
const glintMin = 52;
/** The photo's chroma bleeds from the lids into the white of the eye. */
const scleraChromaShare = 0.75;
const levelCount = 4;
/** A place on the cheek under each eye, for photos whose eyes show no white. */
const cheekVertices = [118, 347] as const;

/** Both eyes of a photo. Colours as in the crop: luma 0 to 255, chroma around 0. */
export function readEyeballs(crop: FaceCrop): [Eyeball, Eyeball] {
  const views = [viewOf(crop, 0), viewOf(crop, 1)] as const;
  const whites = views.map((view, side) => scleraOf(view) ?? scleraGuess(crop, cheekVertices[side as EyeSide]));
  return views.map((view, side) => eyeballOf(view, plausibleWhite(whites, { side: side as EyeSide, crop }))) as [
    Eyeball,
    Eyeball,
  ];
}

function viewOf(crop: FaceCrop, side: EyeSide): EyeView {
  const eye = eyeOf(crop.mesh, side);
  const lids = eyeLoops[side].map((vertex) => ({ x: crop.mesh[3 * vertex]!, y: crop.mesh[3 * vertex + 1]! }));
  return { crop, eye, irisRadius: Math.max(1.5, eye.irisRadius), lids };
}

function eyeballOf(view: EyeView, sclera: Colour): Eyeball {
  const { eye, irisRadius } = view;
  const planes = irisOf(view, sclera);
  mendRedEye(planes, irisSide);
  return {
    levels: withCoarserLevels(planes),
    sclera,
    irisRatio: irisRadius / eye.halfWidth,
    irisRadius,
    opening: eye.opening,
    hasGlint: hasGlint(planes[0]),
  };
}

/**
 * In narrow or shaded eyes hardly any white is seen: it is no darker than this share of the other eye's, and of the
 * cheek.
 */
const whiteOverOther = 0.85;
const whiteOverCheek = 0.72;

function plausibleWhite(whites: readonly Colour[], { side, crop }: { side: EyeSide; crop: FaceCrop }): Colour {
  const [luma, u, v] = whites[side]!;
  const vertex = cheekVertices[side];
  const [cheek] = colourAt(crop, crop.mesh[3 * vertex]!, crop.mesh[3 * vertex + 1]!);
  return [Math.max(luma, whiteOverOther * whites[1 - side]![0], whiteOverCheek * cheek), u, v];
}

/** The other eye, for a side of the face that hair hides. */
export const mirroredEyeball = (eye: Eyeball): Eyeball => ({
  ...eye,
  levels: eye.levels.map(({ side, planes }) => ({
    side,
    planes: planes.map((plane) => plane.map((_, i) => plane[i - (i % side) + side - 1 - (i % side)]!)) as Planes,
  })),
});

interface EyeView {
  crop: FaceCrop;
  eye: ReturnType<typeof eyeOf>;
  irisRadius: number;
  lids: readonly { x: number; y: number }[];
}

const marginOf = ({ irisRadius }: EyeView) => Math.max(lidMargin.radii * irisRadius, lidMargin.pixelsMin);

/** From -irisReach to irisReach. */
const placeOf = (index: number) => ((2 * index) / (irisSide - 1) - 1) * irisReach;
const radiusAt = (i: number) => Math.hypot(placeOf(i % irisSide), placeOf(Math.floor(i / irisSide)));

/** The disc as seen; what a lid hides is taken from below or beside it, then from the mean of its ring. */
function irisOf(view: EyeView, sclera: Colour): Planes {
  const { eye, irisRadius, lids, crop } = view;
  const planes: Planes = [
    new Float32Array(irisSide ** 2),
    new Float32Array(irisSide ** 2),
    new Float32Array(irisSide ** 2),
  ];
  const out: Planes = [
    new Float32Array(irisSide ** 2),
    new Float32Array(irisSide ** 2),
    new Float32Array(irisSide ** 2),
  ];
  const isSeen = new Uint8Array(irisSide ** 2);
  const rings = Array.from({ length: ringCount }, () => ({ count: 0, sum: [0, 0, 0] as Colour }));
  for (let i = 0; i < irisSide ** 2; i++) {
    const [u, v] = [placeOf(i % irisSide), placeOf(Math.floor(i / irisSide))];
    const x = eye.irisX + irisRadius * (u * eye.axisX - v * eye.axisY);
    const y = eye.irisY + irisRadius * (u * eye.axisY + v * eye.axisX);
    if (distanceInside(lids, x, y) < marginOf(view)) continue;
    isSeen[i] = 1;
    const ring = rings[Math.floor(radiusAt(i) * 10)]!;
    ring.count++;
    colourAt(crop, x, y).forEach((value, p) => {
      planes[p as 0][i] = value;
      ring.sum[p as 0] += value;
    });
  }
  const means = ringMeans(rings, sclera);
  for (let i = 0; i < irisSide ** 2; i++) {
    const [column, row] = [i % irisSide, Math.floor(i / irisSide)];
    const below = (irisSide - 1 - row) * irisSide + column;
    const beside = row * irisSide + irisSide - 1 - column;
    const donor = isSeen[i] ? i : isSeen[below] ? below : isSeen[beside] ? beside : undefined;
    const radius = radiusAt(i);
    const mean = colourOfRing(means, radius);
    const white = smoothstep(...whiteFrom, radius);
    for (const p of [0, 1, 2] as const) {
      const seen = donor === undefined ? mean[p] : planes[p][donor]!;
      out[p][i] = seen + white * (sclera[p] - seen);
    }
  }
  return out;
}

/**
 * Mean colour of each ring; one that is hidden all round has that of the next one inwards, the pupil's of the next
 * outwards.
 */
function ringMeans(rings: readonly { count: number; sum: Colour }[], otherwise: Colour): Colour[] {
  const known = rings.map(({ count, sum }) => (count > 0 ? (sum.map((value) => value / count) as Colour) : undefined));
  const innermost = known.find((mean) => mean) ?? otherwise;
  let last = innermost;
  return known.map((mean) => (last = mean ?? last));
}

/** Between the middles of two rings. */
function colourOfRing(means: readonly Colour[], radius: number): Colour {
  const place = Math.max(0, Math.min(means.length - 1, radius * 10 - 0.5));
  const inner = Math.floor(place);
  const outer = Math.min(means.length - 1, inner + 1);
  return means[inner]!.map((value, p) => value + (place - inner) * (means[outer]![p]! - value)) as Colour;
}

/** Between the lids and outside of the iris: the brighter half, since lashes and corners are dark. */
function scleraOf(view: EyeView): Colour | undefined {
  const { eye, irisRadius, lids, crop } = view;
  const step = Math.max(0.5, irisRadius / 12) / eye.halfWidth;
  const colours: Colour[] = [];
  for (let along = -1; along < 1; along += step) {
    for (let across = -0.6; across < 0.6; across += step) {
      const x = eye.centreX + eye.halfWidth * (along * eye.axisX - across * eye.axisY);
      const y = eye.centreY + eye.halfWidth * (along * eye.axisY + across * eye.axisX);
      if (distanceInside(lids, x, y) < 1.2 * marginOf(view)) continue;
      if (Math.hypot(x - eye.irisX, y - eye.irisY) > 1.2 * irisRadius) colours.push(colourAt(crop, x, y));
    }
  }
  if (colours.length <= 10) return undefined;
  colours.sort((a, b) => a[0] - b[0]);
  const bright = colours.slice(colours.length >> 1);
  const chroma = (p: 1 | 2) => (scleraChromaShare * bright.reduce((sum, colour) => sum + colour[p], 0)) / bright.length;
  return [colours[Math.floor(colours.length * 0.7)]![0], chroma(1), chroma(2)];
}

function scleraGuess(crop: FaceCrop, vertex: number): Colour {
  const [luma, u, v] = colourAt(crop, crop.mesh[3 * vertex]!, crop.mesh[3 * vertex + 1]!);
  return [Math.min(240, luma * 1.05), (scleraChromaShare * u) / 2, (scleraChromaShare * v) / 2];
}

function hasGlint(luma: Float32Array): boolean {
  const inner = luma.filter((_, i) => radiusAt(i) < 0.8);
  return inner.reduce((a, b) => Math.max(a, b), 0) - inner.reduce((a, b) => a + b, 0) / inner.length > glintMin;
}

function withCoarserLevels(planes: Planes): Eyeball['levels'] {
  const levels = [{ side: irisSide, planes }];
  while (levels.length < levelCount) {
    const { side, planes: finer } = levels[levels.length - 1]!;
    levels.push({ side: (side + 1) >> 1, planes: finer.map((plane) => halved(plane, side)) as Planes });
  }
  return levels;
}

/** Every other texel, a tent of its neighbours; the middle stays the middle because sides are odd. */
function halved(plane: Float32Array, side: number): Float32Array {
  const half = (side + 1) >> 1;
  return Float32Array.from({ length: half * half }, (_, i) => {
    let [sum, weights] = [0, 0];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [2 * (i % half) + dx, 2 * Math.floor(i / half) + dy];
        if (x < 0 || y < 0 || x >= side || y >= side) continue;
        const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy));
        sum += weight * plane[y * side + x]!;
        weights += weight;
      }
    }
    return sum / weights;
  });
}

/** Signed distance to a closed outline, positive inside. */
export function distanceInside(outline: readonly { x: number; y: number }[], x: number, y: number): number {
  let nearest = Infinity;
  let isInside = false;
  let from = outline[outline.length - 1]!;
  for (const to of outline) {
    const ex = to.x - from.x;
    const ey = to.y - from.y;
    const t = Math.max(0, Math.min(1, ((x - from.x) * ex + (y - from.y) * ey) / (ex * ex + ey * ey + 1e-9)));
    const dx = x - from.x - t * ex;
    const dy = y - from.y - t * ey;
    nearest = Math.min(nearest, dx * dx + dy * dy);
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / ey) * ex) isInside = !isInside;
    from = to;
  }
  return isInside ? Math.sqrt(nearest) : -Math.sqrt(nearest);
}

function colourAt({ width, height, planes }: FaceCrop, x: number, y: number): Colour {
  const fx = Math.max(0, Math.min(width - 1.001, x - 0.5));
  const fy = Math.max(0, Math.min(height - 1.001, y - 0.5));
  const [column, row] = [Math.floor(fx), Math.floor(fy)];
  const at = row * width + column;
  return planes.map((plane) => {
    const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * (fx - column);
    const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * (fx - column);
    return upper + (lower - upper) * (fy - row);
  }) as Colour;
}
