import { describe, expect, it } from 'vitest';
import { faceParts, parseSide, type FacePart } from '../judges/face-parser.ts';
import { browShare } from './brow-share.ts';
import { intrudingShare } from './intruding-share.ts';
import { labDifference, labOf } from './lab.ts';
import { lineUp } from './line-up.ts';

const side = parseSide;
const everywhere = new Uint8Array(side * side).fill(1);
const skin = () => new Uint8Array(side * side).fill(faceParts.indexOf('skin'));

/** Rows of a face that show something else. */
function withRows(parts: Uint8Array, { part, from, to }: { part: FacePart; from: number; to: number }): Uint8Array {
  return parts.slice().fill(faceParts.indexOf(part), from * side, to * side);
}

describe('a parsed face', () => {
  it('has an intruder where the target had skin', () => {
    const after = withRows(skin(), { part: 'hat', from: 40, to: 40 + side / 10 });
    expect(intrudingShare({ before: skin(), after, face: everywhere })).toEqual({ all: 0.1, glasses: 0 });
  });

  it('has none where the target wears the same, or where an edge is found a little elsewhere', () => {
    const own = withRows(skin(), { part: 'hair', from: 0, to: 60 });
    expect(
      intrudingShare({ before: own, after: withRows(skin(), { part: 'hair', from: 0, to: 64 }), face: everywhere }).all,
    ).toBe(0);
    expect(
      intrudingShare({ before: own, after: withRows(skin(), { part: 'hair', from: 0, to: 92 }), face: everywhere }).all,
    ).toBeGreaterThan(0.05);
  });

  it("tells the photo's glasses from other intruders", () => {
    const after = withRows(withRows(skin(), { part: 'hat', from: 0, to: 16 }), { part: 'glasses', from: 100, to: 116 });
    expect(intrudingShare({ before: skin(), after, face: everywhere })).toEqual({ all: 0.1, glasses: 0.05 });
  });

  it('has twice the brows when they are double', () => {
    const single = withRows(skin(), { part: 'leftBrow', from: 100, to: 108 });
    const double = withRows(single, { part: 'rightBrow', from: 120, to: 128 });
    expect(browShare(double, everywhere) / browShare(single, everywhere)).toBe(2);
  });
});

it('colours are told apart as people do', () => {
  expect(labDifference(labOf(255, 255, 255), [100, 0, 0])).toBeLessThan(0.1);
  expect(labDifference(labOf(255, 0, 0), [53.2, 80.1, 67.2])).toBeLessThan(0.5);
  expect(labDifference(labOf(200, 150, 130), labOf(150, 150, 150))).toBeGreaterThan(20);
});

describe('a line-up', () => {
  const [photo, original, stranger] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ].map((values) => Float32Array.from(values)) as [Float32Array, Float32Array, Float32Array];
  const result = (...after: number[]) =>
    lineUp({ after: [Float32Array.from(after)], before: [original], photo, others: [photo, stranger] });

  it('is won by the photo when the swap is most like it', () => {
    expect(result(0.8, 0.6, 0)).toMatchObject({
      line_up_first: true,
      nearer_to_photo: true,
      sface_to_photo: 0.8,
      sface_to_original: 0.6,
    });
  });

  it('is lost to the person who was swapped', () => {
    expect(result(0.6, 0.8, 0)).toMatchObject({
      line_up_first: false,
      line_up_first_of_photos: true,
      nearer_to_photo: false,
    });
  });

  it('is lost to a stranger though the swap is nearer to the photo than to the original', () => {
    expect(result(0.5, 0.3, 0.81)).toMatchObject({
      line_up_first: false,
      line_up_first_of_photos: false,
      nearer_to_photo: true,
    });
  });
});
