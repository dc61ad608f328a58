import { castOf, renderPortrait, type Person, type PortraitOptions } from '@semblante/actors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faceWidthOf, meshPointCount } from '../geometry/index.ts';
import { yuvFromRgb, type ColourSpace, type YuvPicture } from '../picture/yuv-picture.ts';
import { testWeightsFolder } from '../testing/weights-folder.ts';
import { openVision, type Vision } from '../vision/index.ts';
import { photoColour } from './load-photo.ts';
import { prepareSource } from './prepare-source.ts';
import type { SourceFace } from './source-face.ts';
import { unwrapFace } from './unwrap-face.ts';
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

/** Luma of the face as it is read, in the unwrapped layout. */
const layoutSide = 256;
const lumaOver = ({ mips: [photo], mesh }: SourceFace) => unwrapFace({ ...photo!, mesh }, layoutSide).planes[0];

/** Mean difference of luma over an area of the layout. */
function lumaDifference(a: SourceFace, b: SourceFace, { x, y }: { x: readonly [number, number]; y: readonly [number, number] }): number {
  const [one, other] = [lumaOver(a), lumaOver(b)];
  let [sum, count] = [0, 0];
  for (const at of unwrapTable(layoutSide).texel) {
    const [column, row] = [(at % layoutSide) / layoutSide, Math.floor(at / layoutSide) / layoutSide];
    if (column < x[0] || column > x[1] || row < y[0] || row > y[1]) continue;
    sum += Math.abs(one[at]! - other[at]!);
    count++;
  }
  return sum / count;
}

it('gives the photo in ever smaller sizes, with a place in it for every point of a face', () => {
  const { mesh, mips, faceWidth } = frontal;
  expect(faceWidthOf(mesh)).toBeCloseTo(faceWidth, 0);
  for (let point = 0; point < meshPointCount; point++) {
    expect(mesh[3 * point]! > 0 && mesh[3 * point]! < mips[0]!.width).toBe(true);
    expect(mesh[3 * point + 1]! > 0 && mesh[3 * point + 1]! < mips[0]!.height).toBe(true);
  }
  expect(mips.map(({ width }) => width)).toEqual(mips.map(({ width }) => width).sort((a, b) => b - a));
  expect(faceWidth / mips.at(-1)!.scale).toBeLessThan(24);
});

it('codes the photo in the clip’s own colour space', async () => {
  const [full, coded] = [frontal, await prepareSource({ vision, photos: [anaFromTheFront], colour: limited })];
  expect([full.black, coded.black]).toEqual([0, 16]);
  const cheek = Math.floor(0.55 * layoutSide) * layoutSide + Math.floor(0.35 * layoutSide);
  expect(Math.abs(lumaOver(coded)[cheek]! - (16 + (lumaOver(full)[cheek]! * 219) / 255))).toBeLessThan(6);
});

it('reads the side that a turned head hides from the other one', async () => {
  const turned = await prepare(photoOf(ana, { pose: { yaw: 28 } }));
  const farCheek = { x: [0.68, 0.78], y: [0.45, 0.6] } as const;
  const nearCheek = { x: [0.22, 0.32], y: [0.45, 0.6] } as const;
  const [far, near] = [lumaDifference(frontal, turned, farCheek), lumaDifference(frontal, turned, nearCheek)];
  expect(Math.min(far, near)).toBeLessThan(14);
  expect(Math.max(far, near)).toBeLessThan(26);
  for (const vertex of [50, 280, 187, 411]) expect(turned.facing[vertex]).toBeGreaterThan(0.3);
  expect(turned.mesh[3 * 33]).toBe(turned.mesh[3 * 263]);
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
});

it('shows nothing of a fringe: the forehead under it stays the target’s, the brows stay the source’s', async () => {
  const source = await prepare(photoOf(emi));
  const alphaOver = spreadOverFace(unwrapTable(layoutSide), source.vertexAlpha);
  const at = (x: number, y: number) => alphaOver[Math.floor(y * layoutSide) * layoutSide + Math.floor(x * layoutSide)]!;
  expect(at(0.3, 0.16)).toBeLessThan(0.2);
  expect(at(0.5, 0.5)).toBeGreaterThan(0.9);
  expect(at(0.34, 0.28)).toBeGreaterThan(0.9);
});

it('uses the best of several photos and still names the reason when none is usable', async () => {
  const profile = photoOf(ana, { pose: { yaw: 60 } });
  const both = await prepare(profile, anaFromTheFront);
  expect(lumaDifference(both, frontal, { x: [0, 1], y: [0, 1] })).toBe(0);
  await expect(prepare(profile)).rejects.toMatchObject({ code: 'photo.face_turned' });
});

it('has lips instead of teeth and of the inside of the mouth', async () => {
  const smiling = photoOf(ana, { expression: { smile: 0.8, mouthOpen: 0.35 } });
  const source = await prepare(smiling);
  const [photo] = source.mips;
  const [upper, lower] = [13, 14].map((vertex) => ({ x: source.mesh[3 * vertex]!, y: source.mesh[3 * vertex + 1]! })) as [{ x: number; y: number }, { x: number; y: number }];
  expect(lower.y - upper.y).toBeGreaterThan(3);
  const lipLuma = photo!.planes[0][Math.floor(source.mesh[3 * 17 + 1]! - 3) * photo!.width + Math.floor(source.mesh[3 * 17]!)]!;
  for (let y = upper.y; y < lower.y; y++) expect(Math.abs(photo!.planes[0][Math.floor(y) * photo!.width + Math.floor(upper.x)]! - lipLuma)).toBeLessThan(45);
});
