import { castOf, renderPortrait, type Person, type PortraitOptions } from '@semblante/actors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faceVertexCount, faceWidthOf, mirrorVertex } from '@semblante/vision/geometry';
import { yuvFromRgb, type ColourSpace, type YuvPicture, photoColour } from '@semblante/media/picture';
import { testWeightsFolder } from '@semblante/vision/testing';
import { openVision, type Vision } from '@semblante/vision/networks';
import { prepareSource } from './prepare-source.ts';
import type { SourceFace } from './source-face.ts';
import { spreadOverFace, unwrapTable } from './unwrap-table.ts';

let vision: Vision;
beforeAll(async () => {
  vision = await openVision({ weightsFolder: testWeightsFolder() });
});
afterAll(() => vision.close());

const side = 400;
const limited: ColourSpace = { range: 'limited', matrix: 'bt709' };

function photoOf(person: Person, options: Partial<PortraitOptions> = {}): YuvPicture {
  const { rgb, width, height } = renderPortrait(person, { width: side, height: side, textureSize: 256, ...options });
  return yuvFromRgb(rgb, { width, height, colour: photoColour });
}

const [ana, dora, emi] = castOf('ana', 'dora', 'emi') as [Person, Person, Person];
const prepare = (...photos: YuvPicture[]) => prepareSource({ vision, photos, colour: photoColour });
const anaFromTheFront = photoOf(ana);
let frontal: SourceFace;
beforeAll(async () => {
  frontal = await prepare(anaFromTheFront);
});

/** Mean difference of luma over an area of the layout, both of the same size, where both show the face. */
function lumaDifference(
  a: SourceFace,
  b: SourceFace,
  { x, y }: { x: readonly [number, number]; y: readonly [number, number] },
): number {
  const { width, planes } = a.mips[0]!;
  const other = b.mips[0]!.planes[0];
  expect(b.mips[0]!.width).toBe(width);
  let [sum, count] = [0, 0];
  for (const at of unwrapTable(width).texel) {
    const [column, row] = [(at % width) / width, Math.floor(at / width) / width];
    if (column < x[0] || column > x[1] || row < y[0] || row > y[1]) continue;
    sum += Math.abs(planes[0][at]! - other[at]!);
    count++;
  }
  return sum / count;
}

it('gives a symmetric frontal shape and a texture in which every vertex has its place', () => {
  const source = frontal;
  expect(faceWidthOf(source.mesh)).toBeCloseTo(source.faceWidth, 0);
  for (let vertex = 0; vertex < faceVertexCount; vertex++) {
    expect(source.mesh[3 * vertex]).toBeCloseTo(-source.mesh[3 * mirrorVertex[vertex]!]!, 1);
    expect(source.textureMesh[3 * vertex]).toBeLessThan(source.mips[0]!.width);
  }
  expect(source.mips.map(({ width }) => width)).toEqual(
    [...source.mips].map(({ width }) => width).sort((a, b) => b - a),
  );
});

it('codes the texture in the clip’s own colour space', async () => {
  const [full, coded] = [frontal, await prepareSource({ vision, photos: [anaFromTheFront], colour: limited })];
  expect([full.black, coded.black]).toEqual([0, 16]);
  const middle = Math.floor(0.55 * full.mips[0]!.width) * full.mips[0]!.width + Math.floor(0.35 * full.mips[0]!.width);
  const luma = full.mips[0]!.planes[0][middle]!;
  expect(Math.abs(coded.mips[0]!.planes[0][middle]! - (16 + (luma * 219) / 255))).toBeLessThan(6);
});

it('completes the side that a turned head hides, without a patch', async () => {
  const turned = await prepare(photoOf(ana, { pose: { yaw: 28 } }));
  const farCheek = { x: [0.68, 0.78], y: [0.45, 0.6] } as const;
  const nearCheek = { x: [0.22, 0.32], y: [0.45, 0.6] } as const;
  const [far, near] = [lumaDifference(frontal, turned, farCheek), lumaDifference(frontal, turned, nearCheek)];
  expect(Math.min(far, near)).toBeLessThan(14);
  expect(Math.max(far, near)).toBeLessThan(26);
  expect([50, 280].map((vertex) => turned.vertexAlpha[vertex])).toEqual([1, 1]);
});

it('takes glasses off the photo and leaves the brows', async () => {
  const { glasses, ...bareDora } = dora;
  expect(glasses).toBeDefined();
  const [wearing, bare] = [await prepare(photoOf(dora)), await prepare(photoOf(bareDora))];
  const underRims = lumaDifference(wearing, bare, { x: [0.25, 0.75], y: [0.42, 0.52] });
  const brows = lumaDifference(wearing, bare, { x: [0.25, 0.42], y: [0.24, 0.31] });
  const bridge = lumaDifference(wearing, bare, { x: [0.46, 0.54], y: [0.34, 0.42] });
  expect(underRims).toBeLessThan(14);
  expect(brows).toBeLessThan(24);
  expect(bridge).toBeLessThan(22);
  // Beside the eyes, where the arms of the glasses were, the target keeps its own skin.
  for (const temple of [156, 383]) {
    expect(wearing.vertexAlpha[temple]).toBeLessThan(0.5);
    expect(bare.vertexAlpha[temple]).toBe(1);
  }
});

it('shows nothing of a fringe: the forehead under it stays the target’s, and so do brows that it hangs over', async () => {
  const source = await prepare(photoOf(emi));
  const alphaOver = spreadOverFace(unwrapTable(source.mips[0]!.width), source.vertexAlpha);
  const at = (x: number, y: number) =>
    alphaOver[Math.floor(y * source.mips[0]!.width) * source.mips[0]!.width + Math.floor(x * source.mips[0]!.width)]!;
  expect(at(0.3, 0.16)).toBeLessThan(0.2);
  expect(at(0.5, 0.5)).toBeGreaterThan(0.9);
  expect(at(0.34, 0.28)).toBeLessThan(0.2);
});

it('uses the best of several photos and still names the reason when none is usable', async () => {
  const profile = photoOf(ana, { pose: { yaw: 60 } });
  const both = await prepare(profile, anaFromTheFront);
  expect(lumaDifference(both, frontal, { x: [0, 1], y: [0, 1] })).toBe(0);
  await expect(prepare(profile)).rejects.toMatchObject({ code: 'photo.face_turned' });
});
