import {
  isBrow,
  isLip,
  mirrorVertex,
  nostrilVertices,
  ringFromEyes,
  ringFromMouth,
  ringFromOval,
  smoothstep,
  unwrappedCoordinates,
} from '@semblante/vision/geometry';
import {
  dropSmallAreas,
  growMarks,
  basisAt,
  curveAt,
  planeAt,
  basisSize,
  fitRobustSurface,
  type SurfacePoints,
  blurTexture,
} from '../person-texture/index.ts';
import type { UnwrappedFace } from './unwrap-face.ts';
import { givenUpForehead } from './forehead.ts';
import { beyondEdges } from './outer-edges.ts';
import { strandsOf } from './strands.ts';
import { spreadOverFace, unwrapTable, validitySide } from './unwrap-table.ts';

const table = unwrapTable(validitySide);
const perVertex = (valueOf: (vertex: number) => number) =>
  spreadOverFace(
    table,
    Float32Array.from(mirrorVertex, (_, vertex) => valueOf(vertex)),
  );

const nose = new Set([...nostrilVertices, 48, 278, 64, 294, 102, 331, 49, 279]);
/** 1 on what has a colour of its own, and can therefore not be judged by the colour of skin. */
const features = perVertex((vertex) =>
  ringFromEyes[vertex]! <= 2 || ringFromMouth[vertex]! <= 4 || nose.has(vertex) ? 1 : 0,
).map((share) => smoothstep(0.25, 0.65, share));
/** The same for brows, but no wider than they are: a fringe often ends right above them. */
const brows = perVertex((vertex) => isBrow[vertex]!).map((share) => smoothstep(0.55, 0.9, share));
const unjudged = features.map((share, at) => Math.max(share, brows[at]!));
const edge = perVertex((vertex) => (ringFromOval[vertex]! <= 1 ? 1 : 0));
/** Nose and cheeks count most: what skin looks like must not be learnt from hair at the rim. */
const innerFace = perVertex((vertex) => Math.min(1, ringFromOval[vertex]! / 5) ** 2);
const isSkin = Uint8Array.from(table.entryOf, (entry) => (entry >= 0 && table.kind[entry] === 0 ? 1 : 0));

const texelsWhere = (valueOf: (vertex: number) => number) => {
  const map = perVertex(valueOf);
  return table.texel.filter((at) => isSkin[at] && map[at]! > 0.9);
};
const lips = texelsWhere((vertex) => isLip[vertex]!);
const mouthArea = texelsWhere((vertex) => (ringFromMouth[vertex]! <= 4 ? 1 : 0));
/** Fewer are stubble or shadow, and say nothing about the mouth. */
const beardTexelsMin = 0.03 * table.count;
/** Where beards grow: below the nose, between the jaws. */
const noseBaseY = unwrappedCoordinates[2 * 2 + 1]!;

const pointEvery = 3;
const points: SurfacePoints & { texel: Int32Array } = (() => {
  const texel = table.texel.filter(
    (at) => isSkin[at] && ((at % validitySide) + Math.floor(at / validitySide)) % pointEvery === 0,
  );
  const basis = new Float64Array(basisSize * texel.length);
  texel.forEach((at, i) => basis.set(basisAt(at, validitySide), basisSize * i));
  return { count: texel.length, basis, texel };
})();

const darkest = 5;
/** Smaller marks are moles, shines and folds. */
const areaShareMin = 0.008;
const innerAreaShareMin = 0.04;

/**
 * How much darker (in log luma), brighter and differently coloured than its surroundings a texel may be: nothing said,
 * certainly not skin.
 */
const darker = [0.2, 0.42] as const;
const brighter = [0.45, 0.8] as const;
const otherColour = [9, 17] as const;
/** Inside the face a nose throws shadows and folds are deep, and hair is rare: this much more is allowed there. */
const patienceInside = 0.9;
/** Over this, a texel is not skin. */
const strangeMin = 0.35;
const localRounds = 3;
const localRadius = 4;

/**
 * Where a photo shows the face's own skin (1) and where hair, cloth, background or a hard shadow lies over it (0), over the unwrapped face.
 * Skin is smooth in luma and chroma: at first against one surface over the whole face, then against the skin nearby, so that a cheek that
 * turns from the light stays skin and hair of the same darkness does not. Features and beards are never judged. `facing` is what
 * `facingOf` says of the mesh. Constants chosen by eye on thirteen photos of real people with hair, glasses and beards.
 */
export function skinValidityOf(face: UnwrappedFace, facing: Float32Array): Float32Array {
  return readSkin(face, facing).validity;
}

/**
 * The same, without a forehead that a fringe hangs over and without what lies beyond an edge beside the face: it may
 * not be hidden, and is still of no use.
 */
export function usableSkinOf(face: UnwrappedFace, facing: Float32Array): Float32Array {
  const { validity, marks, isBrowHidden, logLuma } = readSkin(face, facing);
  const givenUp = givenUpForehead(marks, isBrowHidden);
  const beyond = beyondEdges(logLuma);
  return validity.map((share, at) => share * (1 - givenUp[at]!) * (1 - beyond[at]!));
}

interface SkinReading {
  logLuma: Float32Array;
  validity: Float32Array;
  marks: Uint8Array;
  /** Left and right in the unwrapped face. */
  isBrowHidden: readonly [boolean, boolean];
}

function readSkin(face: UnwrappedFace, facing: Float32Array): SkinReading {
  const logLuma = face.planes[0].map((luma) => Math.log(Math.max(darkest, luma)));
  const planes = [logLuma, face.planes[1], face.planes[2]] as const;
  const smooth = smoothSkin(planes, facing);
  const strands = strandsOf(planes[0]);
  let marks = marksAgainst(planes, smooth, strands);
  let expected = smooth;
  for (let round = 0; round < localRounds; round++) {
    expected = skinNearby(planes, marks, smooth);
    marks = marksAgainst(planes, expected, strands);
  }
  settleLowerFace(marks, planes);
  dropSmallAreas(marks, validitySide, Math.round(table.count * areaShareMin));
  dropInnerMarks(marks);
  markCutOff(marks);
  const isBrowHidden = areBrowsHidden(marks);
  const hiddenBrows = hiddenBrowsOf(isBrowHidden);
  const covered = Float32Array.from(marks);
  // Grown by a few texels: hair ends in a shadow.
  for (let round = 0; round < 3; round++) {
    blurTexture(covered, validitySide, 2);
    for (let at = 0; at < covered.length; at++) covered[at] = Math.min(1, 2.5 * covered[at]!);
  }
  const validity = covered.map((share, at) => {
    // Where hair meets a brow, what is dark is hair: half a lock left beside a brow looks like a second one.
    const isHairOnBrow = smoothstep(...darker, expected[0][at]! - planes[0][at]!);
    const valid = 1 - share * (1 - Math.max(marks[at] ? 0 : features[at]!, brows[at]! * (1 - isHairOnBrow)));
    return valid * (1 - hiddenBrows[at]!);
  });
  return { logLuma, validity, marks, isBrowHidden };
}

/** For each half of the face: columns with a brow in them, and where it begins. */
const browColumns = [0, 1].map((half) =>
  Array.from({ length: validitySide / 2 }, (_, i) => (half * validitySide) / 2 + i).flatMap((column) => {
    const top = Array.from({ length: validitySide }, (_, row) => row).find(
      (row) => brows[row * validitySide + column]! > 0.5,
    );
    return top === undefined ? [] : [{ column, top }];
  }),
);
/** The brow with the hairs around it. */
const broadBrows = perVertex((vertex) => isBrow[vertex]!).map((share) => smoothstep(0.15, 0.5, share));
/** Texels above a brow in which hair is taken to touch it. */
const touchReach = [1, 2, 3] as const;
/** Share of a brow's upper edge under hair from which on it is believed to be hair itself. */
const touchedMin = 0.4;

/**
 * Brows (1) that a fringe hangs over: strands and brow cannot be told apart there, and a brow of strands is the worst
 * of all.
 */
function hiddenBrowsOf(isHidden: SkinReading['isBrowHidden']): Float32Array {
  return broadBrows.map((share, at) => (isHidden[at % validitySide < validitySide / 2 ? 0 : 1] ? share : 0));
}

const areBrowsHidden = (marks: Uint8Array): [boolean, boolean] =>
  browColumns.map((columns) => {
    const touched = columns.filter(({ column, top }) =>
      touchReach.some((up) => marks[(top - up) * validitySide + column]),
    );
    return touched.length >= touchedMin * columns.length;
  }) as [boolean, boolean];

type Look = readonly [Float32Array, Float32Array, Float32Array];

/** One surface for the whole face, not pulled by what covers less than half of it. */
function smoothSkin(planes: Look, facing: Float32Array): Look {
  const facingOver = spreadOverFace(table, facing);
  const weights = Float32Array.from(points.texel, (at) =>
    unjudged[at]! < 0.3 ? smoothstep(0.15, 0.45, facingOver[at]!) * innerFace[at]! : 0,
  );
  const fit = (plane: 0 | 1 | 2) => {
    const values = Float32Array.from(points.texel, (at) => planes[plane][at]!);
    const shape = plane === 0 ? ({ terms: 6, tolerance: 0.35 } as const) : ({ terms: 3, tolerance: 9 } as const);
    return fitRobustSurface({ points, values, weights, ...shape, otherwise: plane === 0 ? 4.5 : 0 });
  };
  const surfaces = [fit(0), fit(1), fit(2)] as const;
  const smooth = [0, 1, 2].map(() => new Float32Array(validitySide ** 2)) as unknown as Look;
  for (const at of table.texel) {
    const [, x, y] = basisAt(at, validitySide);
    smooth[0][at] = curveAt(surfaces[0], x, y);
    smooth[1][at] = planeAt(surfaces[1], x, y);
    smooth[2][at] = planeAt(surfaces[2], x, y);
  }
  return smooth;
}

function marksAgainst(planes: Look, expected: Look, strands: Float32Array): Uint8Array {
  const strangeness = new Float32Array(validitySide ** 2);
  const share = Float32Array.from(isSkin);
  for (const at of table.texel) {
    if (!isSkin[at]) continue;
    const allowed = 1 + patienceInside * innerFace[at]!;
    const difference = (planes[0][at]! - expected[0][at]!) / allowed;
    const shift = Math.hypot(planes[1][at]! - expected[1][at]!, planes[2][at]! - expected[2][at]!) / allowed;
    // Hair and shadow are dark; what is brighter is more often a shine than a cover.
    const strange =
      smoothstep(...darker, -difference) +
      0.5 * smoothstep(...brighter, difference) +
      smoothstep(...otherColour, shift) +
      strands[at]!;
    strangeness[at] = (1 - unjudged[at]!) * Math.min(1, strange);
  }
  blurTexture(strangeness, validitySide, 1);
  blurTexture(share, validitySide, 1);
  return Uint8Array.from(strangeness, (strange, at) =>
    share[at]! > 0.05 && strange / share[at]! > strangeMin ? 1 : 0,
  );
}

/**
 * Mean of the unmarked skin around each texel; the smooth surface counts for a little, and for all where no skin is
 * near.
 */
function skinNearby(planes: Look, marks: Uint8Array, smooth: Look): Look {
  const share = Float32Array.from(isSkin, (skin, at) => (skin && !marks[at] ? 1 - unjudged[at]! : 0));
  const sums = planes.map((plane) => plane.map((value, at) => value * share[at]!)) as unknown as Look;
  for (const map of [share, ...sums])
    for (let round = 0; round < 2; round++) blurTexture(map, validitySide, localRadius);
  const trace = 0.02;
  return sums.map((sum, p) =>
    sum.map((value, at) => (value + trace * smooth[p]![at]!) / (share[at]! + trace)),
  ) as unknown as Look;
}

/**
 * Hair, cloth and hands come in over the edge of the face; what is dark in the middle of it is a brow, a fold or a
 * shadow, unless it is large.
 */
function dropInnerMarks(marks: Uint8Array): void {
  const fromEdge = marks.map((mark, at) => (mark && edge[at]! > 0.5 ? 1 : 0));
  growMarks(fromEdge, marks, validitySide);
  dropSmallAreas(marks, validitySide, Math.round(table.count * innerAreaShareMin));
  for (let at = 0; at < marks.length; at++) marks[at]! |= fromEdge[at]!;
}

/**
 * Skin that only hair connects with the face is not believed: it is a gap in the hair, or the hair's own bright side.
 */
function markCutOff(marks: Uint8Array): void {
  const free = marks.map((mark, at) => (mark || table.entryOf[at] === -1 ? 0 : 1));
  const reached = new Uint8Array(marks.length);
  const noseTip = Math.floor(unwrappedCoordinates[2 * 4 + 1]! * validitySide) * validitySide + validitySide / 2;
  reached[noseTip] = 1;
  growMarks(reached, free, validitySide);
  for (const at of table.texel) if (!reached[at]) marks[at] = 1;
}

/**
 * How far lips must differ from a beard around them, in log luma and in chroma together; under a mask or a scarf they
 * do not.
 */
const lipDifferenceMin = 0.25;
/** This much chroma counts as one unit of log luma. */
const chromaPerLog = 40;

/**
 * What is strange below the nose on both sides alike is a beard, and belongs to the face, as long as lips show in it;
 * otherwise the mouth is covered too.
 */
function settleLowerFace(marks: Uint8Array, planes: Look): void {
  const alike = marks.map((mark, at) => {
    const row = Math.floor(at / validitySide);
    const mirroredAt = row * validitySide + validitySide - 1 - (at % validitySide);
    return mark && marks[mirroredAt] && (row + 0.5) / validitySide > noseBaseY ? 1 : 0;
  });
  const beard = table.texel.filter((at) => alike[at]);
  if (beard.length < beardTexelsMin) return;
  const look = (texels: Int32Array) =>
    planes.map((plane) => texels.reduce((sum, at) => sum + plane[at]!, 0) / texels.length) as [number, number, number];
  const [around, mouth] = [look(beard), look(lips)];
  const difference =
    Math.abs(around[0] - mouth[0]) + Math.hypot(around[1] - mouth[1], around[2] - mouth[2]) / chromaPerLog;
  if (difference >= lipDifferenceMin) for (const at of beard) marks[at] = 0;
  else for (const at of mouthArea) marks[at] = 1;
}
