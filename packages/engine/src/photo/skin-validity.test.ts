import { expect, it } from 'vitest';
import { faceVertexCount, isBrow, unwrappedCoordinates } from '@semblante/vision/geometry';
import { skinValidityOf, usableSkinOf } from './skin-validity.ts';
import { spreadOverFace, unwrapTable, validitySide as side } from './unwrap-table.ts';

const brows = spreadOverFace(unwrapTable(side), Float32Array.from(isBrow));
const frontal = new Float32Array(faceVertexCount).fill(1);
const [skin, dark] = [140, 45];
const [leftBrow, rightBrow, cheek] = [105, 334, 50] as const;

/** Even skin with two dark brows, and hair where `isHair` says so (shares of the side). */
const faceWith = (isHair: (x: number, y: number) => boolean) => {
  const luma = Float32Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [((at % side) + 0.5) / side, (Math.floor(at / side) + 0.5) / side];
    return isHair(x, y) || brows[at]! > 0.9 ? dark : skin + 2 * Math.sin(at);
  });
  return {
    side,
    planes: [luma, new Float32Array(side * side).fill(-8), new Float32Array(side * side).fill(14)] as [
      Float32Array,
      Float32Array,
      Float32Array,
    ],
  };
};
const validityAt = (validity: Float32Array, vertex: number) =>
  validity[
    Math.floor(unwrappedCoordinates[2 * vertex + 1]! * side) * side +
      Math.floor(unwrappedCoordinates[2 * vertex]! * side)
  ]!;
const browY = unwrappedCoordinates[2 * leftBrow + 1]!;

it('believes brows, whose darkness is their own', () => {
  const validity = skinValidityOf(
    faceWith(() => false),
    frontal,
  );
  for (const vertex of [leftBrow, rightBrow, cheek]) expect(validityAt(validity, vertex)).toBeGreaterThan(0.95);
});

it('does not believe a brow that a fringe hangs over, and still believes the other one', () => {
  const validity = skinValidityOf(
    faceWith((x, y) => x < 0.45 && y < browY),
    frontal,
  );
  expect(validityAt(validity, leftBrow)).toBeLessThan(0.1);
  expect(validityAt(validity, rightBrow)).toBeGreaterThan(0.9);
  expect(validityAt(validity, cheek)).toBeGreaterThan(0.95);
});

it('believes brows below a fringe that ends above them', () => {
  const validity = skinValidityOf(
    faceWith((_, y) => y < 0.6 * browY),
    frontal,
  );
  for (const vertex of [leftBrow, rightBrow]) expect(validityAt(validity, vertex)).toBeGreaterThan(0.9);
});

it('has no use for a forehead under a thin fringe, does not call it hidden, and keeps it under a hairline', () => {
  const forehead = 151;
  const thinFringe = faceWith((x, y) => y < 0.35 * browY || (y < 0.68 * browY && x > 0.25 && x < 0.42));
  const usable = usableSkinOf(thinFringe, frontal);
  expect(validityAt(usable, forehead)).toBeLessThan(0.2);
  for (const vertex of [leftBrow, rightBrow, cheek]) expect(validityAt(usable, vertex)).toBeGreaterThan(0.9);
  expect(validityAt(skinValidityOf(thinFringe, frontal), forehead)).toBeGreaterThan(0.9);
  const hairline = faceWith((_, y) => y < 0.3 * browY);
  expect(validityAt(usableSkinOf(hairline, frontal), forehead)).toBeGreaterThan(0.9);
});

it('keeps a forehead that hair reaches the corner or the top of, or that shine or shade lies on', () => {
  const forehead = 151;
  const covers: ((x: number, y: number) => boolean)[] = [
    (_, y) => y < 0.5 * browY,
    (x, y) => y < 0.3 * browY || (y < 0.85 * browY && x < 0.28),
    (x, y) => y < 0.3 * browY || (y > 0.68 * browY && y < 0.85 * browY && x < 0.42),
  ];
  for (const isCovered of covers)
    expect(validityAt(usableSkinOf(faceWith(isCovered), frontal), forehead)).toBeGreaterThan(0.9);
});

it('has no use for the free half of a forehead that a narrow lock hangs over beside its middle', () => {
  const freeHalf = 337;
  const lock = faceWith((x, y) => y < 0.3 * browY || (y < 0.8 * browY && x > 0.39 && x < 0.46));
  expect(validityAt(usableSkinOf(lock, frontal), freeHalf)).toBeLessThan(0.2);
});

it('has no use for the skin right above brows that tips of a fringe hang over, and keeps the brows', () => {
  const column = Math.floor(unwrappedCoordinates[2 * leftBrow]! * side);
  const browTop = Array.from({ length: side }, (_, row) => row).find((row) => brows[row * side + column]! > 0.5)!;
  const skinAbove = (browTop + 1) * side + column;
  const fringeTo = (row: number) => faceWith((x, y) => y < 0.3 * browY || (y * side < row && x > 0.39 && x < 0.5));
  const usable = usableSkinOf(fringeTo(browTop - 1), frontal);
  expect(usable[skinAbove]!).toBeLessThan(0.2);
  expect(usable[(browTop + 1) * side + side - 1 - column]!).toBeLessThan(0.2);
  for (const vertex of [leftBrow, rightBrow]) expect(validityAt(usable, vertex)).toBeGreaterThan(0.4);
  expect(usableSkinOf(fringeTo(browTop - 8), frontal)[skinAbove]!).toBeGreaterThan(0.9);
});

it('has no use for the upper lids under a hat that hides the brows, and keeps what is below the eyes', () => {
  const [upperLid, underEye] = [28, 230] as const;
  const usable = usableSkinOf(
    faceWith((_, y) => y < unwrappedCoordinates[2 * upperLid + 1]!),
    frontal,
  );
  expect(validityAt(usable, upperLid)).toBeLessThan(0.5);
  expect(validityAt(usable, underEye)).toBeGreaterThan(0.9);
});

it('has no use for what lies beside and between brows that a fringe hides, and keeps the eyes and cheeks', () => {
  const [betweenBrows, besideBrow, underEye] = [9, 71, 230] as const;
  const fringe = faceWith((_, y) => y < browY);
  const usable = usableSkinOf(fringe, frontal);
  for (const vertex of [leftBrow, rightBrow, betweenBrows, besideBrow])
    expect(validityAt(usable, vertex)).toBeLessThan(0.2);
  for (const vertex of [underEye, cheek]) expect(validityAt(usable, vertex)).toBeGreaterThan(0.9);
});

it('has no use for a cheek that a thin dark edge cuts off, does not call it hidden, and keeps the one inside', () => {
  const outerCheek = 454;
  const lock = faceWith((x, y) => x > 0.86 && x < 0.88 && y > 0.3 && y < 0.75);
  const usable = usableSkinOf(lock, frontal);
  expect(validityAt(usable, outerCheek)).toBeLessThan(0.2);
  expect(validityAt(usable, 280)).toBeGreaterThan(0.9);
  expect(validityAt(skinValidityOf(lock, frontal), outerCheek)).toBeGreaterThan(0.9);
});
