import { castOf, renderPortrait, type Person as Actor, type PortraitOptions } from '@semblante/actors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applySimilarity,
  atlasCoordinates,
  atlasSize,
  canonicalFace,
  eyeOf,
  isBrow,
  similarityBetween,
  type FaceMesh,
} from '@semblante/vision/geometry';
import { Heap } from '@semblante/media/kernels';
import { psnr } from '@semblante/media/testing';
import {
  photoColour,
  copyOf,
  withHalvedChroma,
  yuvFromRgb,
  type ColourSpace,
  type YuvPicture,
} from '@semblante/media/picture';
import { prepareSource } from '../photo/prepare-source.ts';
import type { Mip, SourceFace } from '../photo/source-face.ts';
import { spreadOverFace, unwrapTable } from '../photo/unwrap-table.ts';
import { meshOfTruth, testWeightsFolder } from '@semblante/vision/testing';
import { likenessOf, openVision, regionOfMesh, type Vision } from '@semblante/vision/networks';
import { FaceRenderer } from './face-renderer.ts';
import type { FaceBox } from './face-box.ts';
import type { Look } from './look.ts';
import type { Person } from './output-mesh.ts';
import { sourceCellsOf } from './source-cells.ts';

const clipColour: ColourSpace = { range: 'limited', matrix: 'bt709' };
const [ana, hana] = castOf('ana', 'hana') as [Actor, Actor];
const photoSide = 400;

interface Shot {
  picture: YuvPicture;
  target: FaceMesh;
}

function shoot(actor: Actor, options: Partial<PortraitOptions> = {}): Shot {
  const { rgb, width, height, truth } = renderPortrait(actor, {
    width: 320,
    height: 320,
    textureSize: 256,
    ...options,
  });
  return {
    picture: withHalvedChroma(yuvFromRgb(rgb, { width, height, colour: clipColour })),
    target: meshOfTruth(truth.people[0]!),
  };
}

function personFrom(meshes: readonly FaceMesh[]): Person {
  const placed = meshes.map((mesh) => applySimilarity(similarityBetween(mesh, canonicalFace), mesh));
  const mean = (valueOf: (mesh: FaceMesh) => number) =>
    meshes.reduce((sum, mesh) => sum + valueOf(mesh) / meshes.length, 0);
  return {
    neutral: placed[0]!.map((_, i) => placed.reduce((sum, mesh) => sum + mesh[i]! / placed.length, 0)),
    neutralOpening: [mean((mesh) => eyeOf(mesh, 0).opening), mean((mesh) => eyeOf(mesh, 1).opening)],
  };
}

let vision: Vision;
let sourceOfHana: SourceFace;
let sourceOfAna: SourceFace;
let standing: FaceRenderer;
const frames = [
  {},
  { pose: { yaw: 25, roll: 8 } },
  { expression: { mouthOpen: 0.7 }, pose: { yaw: -15, pitch: 8 } },
].map((options) => shoot(ana, options));
const [frontal, turned, talking] = frames as [Shot, Shot, Shot];
const person = personFrom(frames.map(({ target }) => target));

beforeAll(async () => {
  vision = await openVision({ weightsFolder: testWeightsFolder() });
  const photoOf = (actor: Actor) => {
    const { rgb, width, height } = renderPortrait(actor, { width: photoSide, height: photoSide, textureSize: 256 });
    return yuvFromRgb(rgb, { width, height, colour: photoColour });
  };
  sourceOfHana = await prepareSource({ vision, photos: [photoOf(hana)], colour: clipColour });
  sourceOfAna = await prepareSource({ vision, photos: [photoOf(ana)], colour: clipColour });
  standing = rendererOf(sourceOfHana);
});
afterAll(() => vision.close());

function rendererOf(source: SourceFace, look?: Partial<Look>): FaceRenderer {
  const renderer = new FaceRenderer(new Heap(), { source, person, ...(look ? { look } : {}) });
  renderer.calibrate(frames);
  return renderer;
}

interface Swapped {
  picture: YuvPicture;
  box: FaceBox | undefined;
}

function swapped(renderer: FaceRenderer, { picture, target }: Shot, mask?: Float32Array): Swapped {
  const copy = copyOf(picture);
  return { picture: copy, box: renderer.render(copy, { target, mask }) };
}

const bytesOf = ({ y, u, v }: YuvPicture) => Buffer.concat([y, u, v]);

function changedOutside(before: YuvPicture, after: YuvPicture, { x, y, width, height }: FaceBox): number {
  let changed = 0;
  for (let row = 0; row < before.height; row++) {
    for (let column = 0; column < before.width; column++) {
      if (row >= y && row < y + height && column >= x && column < x + width) continue;
      const [luma, chroma] = [row * before.yStride + column, (row >> 1) * before.chromaStride + (column >> 1)];
      if (
        before.y[luma] !== after.y[luma] ||
        before.u[chroma] !== after.u[chroma] ||
        before.v[chroma] !== after.v[chroma]
      )
        changed++;
    }
  }
  return changed;
}

it('leaves every pixel outside the box it gives as it was', () => {
  const renderer = standing;
  for (const frame of frames) {
    const { picture, box } = swapped(renderer, frame);
    expect(box).toBeDefined();
    expect(changedOutside(frame.picture, picture, box!)).toBe(0);
    expect(bytesOf(picture).equals(bytesOf(frame.picture))).toBe(false);
  }
});

it('draws a frame the same whatever was drawn before it, by whichever renderer with the same calibration', () => {
  const renderer = standing;
  const forwards = frames.map((frame) => bytesOf(swapped(renderer, frame).picture));
  const backwards = frames
    .toReversed()
    .map((frame) => bytesOf(swapped(renderer, frame).picture))
    .toReversed();
  const other = new FaceRenderer(new Heap(), {
    source: sourceOfHana,
    person,
    calibration: structuredClone(renderer.calibration),
  });
  const elsewhere = frames.map((frame) => bytesOf(swapped(other, frame).picture));
  forwards.forEach((bytes, i) => {
    expect(bytes.equals(backwards[i]!)).toBe(true);
    expect(bytes.equals(elsewhere[i]!)).toBe(true);
  });
});

it('keeps two people in one frame apart: the second renderer of a heap does not disturb the first', () => {
  const heap = new Heap();
  const [first, second] = [sourceOfHana, sourceOfAna].map((source) => new FaceRenderer(heap, { source, person })) as [
    FaceRenderer,
    FaceRenderer,
  ];
  const alone = bytesOf(swapped(first, turned).picture);
  second.calibrate(frames);
  swapped(second, frontal);
  expect(bytesOf(swapped(first, turned).picture).equals(alone)).toBe(true);
});

it('changes little when a face is swapped with a photo of itself', () => {
  const renderer = rendererOf(sourceOfAna);
  for (const frame of [frontal, turned]) {
    const { picture, box } = swapped(renderer, frame);
    const area = { left: box!.x, top: box!.y, right: box!.x + box!.width, bottom: box!.y + box!.height };
    expect(psnr({ before: frame.picture, after: picture }, area)).toBeGreaterThan(27);
  }
});

it('makes the face more like the photo and less like the target', async () => {
  const renderer = standing;
  const hanaHerself = shoot(hana);
  const wanted = (await vision.describe(hanaHerself.picture, hanaHerself.target)).embedding;
  for (const frame of frames) {
    const before = (await vision.describe(frame.picture, frame.target)).embedding;
    const after = (await vision.describe(swapped(renderer, frame).picture, frame.target)).embedding;
    // A turned head keeps its own nose and outline, and with them some of its own look: it gains 0.029.
    expect(likenessOf(after, wanted)).toBeGreaterThan(likenessOf(before, wanted) + (frame === turned ? 0.02 : 0.1));
    expect(likenessOf(after, before)).toBeLessThan(frame === turned ? 0.93 : 0.9);
  }
});

/** Mean difference of two pictures around some places of the face. */
function differenceOf(plane: 'y' | 'u', [a, b]: readonly [YuvPicture, YuvPicture], { target }: Shot): number {
  const size = plane === 'y' ? 1 : 2;
  const stride = plane === 'y' ? a.yStride : a.chromaStride;
  let [sum, count] = [0, 0];
  for (const vertex of [6, 197, 105, 334, 50, 280, 4, 122, 351, 188, 412]) {
    const [x, y] = [Math.round(target[3 * vertex]! / size), Math.round(target[3 * vertex + 1]! / size)];
    for (let row = y - 4; row <= y + 4; row++)
      for (let column = x - 4; column <= x + 4; column++, count++)
        sum += Math.abs(a[plane][row * stride + column]! - b[plane][row * stride + column]!);
  }
  return sum / count;
}

const withLuma = (source: SourceFace, change: (luma: number, row: number) => number): SourceFace => ({
  ...source,
  mips: source.mips.map((mip) => ({
    ...mip,
    planes: [
      mip.planes[0].map((luma, at) => change(luma, Math.floor(at / mip.width) / mip.width)),
      mip.planes[1],
      mip.planes[2],
    ],
  })),
});

it('draws brows paler behind the veil of a hazy clip', () => {
  const veiled = new FaceRenderer(new Heap(), { source: sourceOfHana, person, veil: 30 });
  veiled.calibrate(frames);
  const darkestBrow = (renderer: FaceRenderer) => {
    const { picture, box } = swapped(renderer, frontal);
    let darkest = 255;
    for (const vertex of [105, 334, 66, 296, 107, 336]) {
      const [x, y] = [Math.round(frontal.target[3 * vertex]!), Math.round(frontal.target[3 * vertex + 1]!)];
      for (let row = y - 3; row <= y + 3; row++)
        for (let column = x - 3; column <= x + 3; column++)
          darkest = Math.min(darkest, picture.y[row * picture.yStride + column]!);
    }
    expect(box).toBeDefined();
    return darkest;
  };
  expect(darkestBrow(veiled)).toBeGreaterThan(darkestBrow(standing) + 2);
});

it('smooths stripes across the nose of a photo that smiles where the clip does not', () => {
  const striped = withLuma(sourceOfHana, (luma, row) => luma + 14 * Math.sin(row * 320));
  const drawn = (renderer: FaceRenderer) => swapped(renderer, frontal).picture;
  const smile = sourceOfHana.smile + 0.4;
  const smiling = [rendererOf({ ...striped, smile }), rendererOf({ ...sourceOfHana, smile })].map(drawn);
  const still = [rendererOf(striped), standing].map(drawn);
  const stripes = ([a, b]: YuvPicture[]) => differenceOf('y', [a!, b!], frontal);
  expect(stripes(smiling)).toBeLessThan(0.8 * stripes(still));
});

it('draws a photo in the hue of the clip, whatever its own is', () => {
  const [cosine, sine] = [Math.cos(0.4), Math.sin(0.4)];
  const turnedSource: SourceFace = {
    ...sourceOfHana,
    mips: sourceOfHana.mips.map((mip) => {
      const [luma, u, v] = mip.planes;
      return {
        ...mip,
        planes: [
          luma,
          u.map((value, at) => 128 + cosine * (value - 128) - sine * (v[at]! - 128)),
          v.map((value, at) => 128 + sine * (u[at]! - 128) + cosine * (value - 128)),
        ],
      };
    }),
  };
  const drawn = (renderer: FaceRenderer) => swapped(renderer, frontal).picture;
  expect(differenceOf('u', [drawn(standing), drawn(rendererOf(turnedSource))], frontal)).toBeLessThan(0.27);
});

it('keeps closed eyes closed and open eyes open', async () => {
  const blinking = shoot(ana, { expression: { blinkLeft: 1, blinkRight: 1 } });
  const renderer = standing;
  const openings = async (shot: Shot) => {
    const { mesh } = await vision.mesh(swapped(renderer, shot).picture, regionOfMesh(shot.target));
    return ([0, 1] as const).map((side) => eyeOf(mesh, side).opening);
  };
  for (const opening of await openings(blinking)) expect(opening).toBeLessThan(0.16);
  for (const opening of await openings(frontal)) expect(opening).toBeGreaterThan(0.2);
});

it("shows the target's own open mouth", () => {
  const { picture } = swapped(rendererOf(sourceOfHana, { shapeStrength: 0 }), talking);
  const { target } = talking;
  const [x, y] = [0, 1].map((axis) => Math.floor((target[3 * 13 + axis]! + target[3 * 14 + axis]!) / 2)) as [
    number,
    number,
  ];
  const at = y * picture.yStride + x;
  expect(Math.abs(picture.y[at]! - talking.picture.y[at]!)).toBeLessThan(3);
});

it('draws nothing where the mask says that something is in front', () => {
  const still = { shapeStrength: 0, grain: [0, 0] as const };
  const renderer = rendererOf(sourceOfHana, still);
  const covered = swapped(renderer, frontal, new Float32Array(128 * 128));
  expect(psnr({ before: frontal.picture, after: covered.picture })).toBeGreaterThan(55);
  const half = Float32Array.from({ length: 128 * 128 }, (_, i) => (i % 128 < 64 ? 0 : 1));
  const { picture, box } = swapped(renderer, frontal, half);
  const changeIn = (from: number, to: number) => {
    let sum = 0;
    for (let row = box!.y; row < box!.y + box!.height; row++) {
      for (let column = Math.floor(from); column < to; column++)
        sum += Math.abs(
          picture.y[row * picture.yStride + column]! - frontal.picture.y[row * picture.yStride + column]!,
        );
    }
    return sum;
  };
  const nose = frontal.target[3 * 4]!;
  expect(changeIn(box!.x, nose - 8)).toBeLessThan(0.02 * changeIn(nose + 8, box!.x + box!.width));
});

it('follows the light of each frame', () => {
  const renderer = standing;
  const darker = {
    ...frontal,
    picture: { ...frontal.picture, y: frontal.picture.y.map((value) => 16 + 0.6 * (value - 16)) },
  };
  const cheek = (picture: YuvPicture) => {
    const [x, y] = [frontal.target[3 * 50]!, frontal.target[3 * 50 + 1]!];
    return picture.y[Math.floor(y) * picture.yStride + Math.floor(x)]! - 16;
  };
  const [bright, dark] = [frontal, darker].map((shot) => cheek(swapped(renderer, shot).picture)) as [number, number];
  expect(dark / bright).toBeGreaterThan(0.54);
  expect(dark / bright).toBeLessThan(0.66);
});

it('draws nothing on a face in profile or outside the picture', () => {
  const renderer = standing;
  const inProfile = frontal.target.slice();
  const [centreX, turn] = [frontal.target[3 * 4]!, (80 * Math.PI) / 180];
  for (let i = 0; i < inProfile.length; i += 3) {
    const [x, z] = [frontal.target[i]! - centreX, frontal.target[i + 2]!];
    inProfile[i] = centreX + Math.cos(turn) * x - Math.sin(turn) * z;
    inProfile[i + 2] = Math.sin(turn) * x + Math.cos(turn) * z;
  }
  expect(swapped(renderer, { ...frontal, target: inProfile }).box).toBeUndefined();
  const outside = frontal.target.map((value, i) => (i % 3 === 0 ? value + 1000 : value));
  expect(swapped(renderer, { ...frontal, target: outside }).box).toBeUndefined();
});

it('draws a face that is cut off by the edge of the picture', () => {
  const renderer = standing;
  for (const [dx, dy] of [
    [-130, 0],
    [120, 30],
    [0, -140],
    [-60, 130],
  ] as const) {
    const moved = frontal.target.map((value, i) => value + [dx, dy, 0][i % 3]!);
    const { picture, box } = swapped(renderer, { ...frontal, target: moved });
    if (!box) continue;
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 320 && box.y + box.height <= 320).toBe(true);
    expect(changedOutside(frontal.picture, picture, box)).toBe(0);
  }
});

/** Small squares around vertices, whatever is drawn there. */
function aroundVertices(vertices: readonly number[], { picture, target }: Shot): number[] {
  const reach = 4;
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  const places = vertices.flatMap((vertex) => {
    const [x, y] = [Math.round(target[3 * vertex]!), Math.round(target[3 * vertex + 1]!)];
    return steps.flatMap((down) => steps.map((along) => (y + down) * picture.yStride + x + along));
  });
  return [...new Set(places)];
}

function darkenedAt(vertices: readonly number[], share: number): Shot[] {
  return frames.map(({ picture: bright, target }) => {
    const picture = copyOf(bright);
    for (const at of aroundVertices(vertices, { picture, target })) picture.y[at] = 16 + share * (picture.y[at]! - 16);
    return { picture, target };
  });
}

function meanLumaAt(
  vertices: readonly number[],
  shots: readonly Shot[],
  look: Partial<Look>,
  { source = sourceOfHana, masks }: { source?: SourceFace; masks?: Float32Array } = {},
): number {
  const renderer = new FaceRenderer(new Heap(), { source, person, look });
  renderer.calibrate(shots.map((shot) => ({ ...shot, mask: masks })));
  const { picture } = swapped(renderer, shots[0]!);
  const places = aroundVertices(vertices, shots[0]!);
  return places.reduce((sum, at) => sum + picture.y[at]!, 0) / places.length;
}

it('shades the lids of a photo where the eyes of the clip lie in dark sockets', () => {
  const lids = [27, 28, 29, 257, 258, 259];
  const dark = darkenedAt(lids, 0.6);
  expect(meanLumaAt(lids, dark, { socketShade: 0.8 })).toBeLessThan(0.93 * meanLumaAt(lids, dark, { socketShade: 0 }));
});

const browVertices = [52, 53, 65, 66, 105, 282, 283, 295, 296, 334];

/** The same photo of somebody whose brows are as fair as the skin. */
function withFairBrows(source: SourceFace): SourceFace {
  const skin = sourceCellsOf(source, Float32Array.from(source.vertexAlpha)).middle[0];
  const mips = source.mips.map((mip): Mip => {
    const brow = spreadOverFace(unwrapTable(mip.width), Float32Array.from(isBrow));
    const [luma, u, v] = mip.planes;
    return { ...mip, planes: [luma.map((value, at) => (brow[at]! > 0 ? skin : value)), u, v] };
  });
  return { ...source, mips };
}

it('borrows the brows of the clip for a photo whose own are as fair as its skin', () => {
  const [shots, source] = [darkenedAt(browVertices, 0.3), withFairBrows(sourceOfHana)];
  const own = meanLumaAt(browVertices, shots, { browLoan: 0 }, { source });
  expect(meanLumaAt(browVertices, shots, { browLoan: 0.75 }, { source })).toBeLessThan(0.8 * own);
});

it('leaves a photo the brows that it has', () => {
  const shots = darkenedAt(browVertices, 0.3);
  const own = meanLumaAt(browVertices, shots, { browLoan: 0 });
  expect(meanLumaAt(browVertices, shots, { browLoan: 0.75 })).toBe(own);
});

it('borrows no brow that something hides', () => {
  const [shots, source] = [darkenedAt(browVertices, 0.3), withFairBrows(sourceOfHana)];
  const masks = new Float32Array(atlasSize ** 2).fill(1);
  for (let vertex = 0; vertex < isBrow.length; vertex++) {
    if (!isBrow[vertex]) continue;
    const [column, row] = [0, 1].map((axis) => Math.round(atlasCoordinates[2 * vertex + axis]!)) as [number, number];
    for (let y = row - 9; y <= row + 9; y++) masks.fill(0, y * atlasSize + column - 9, y * atlasSize + column + 10);
  }
  const own = meanLumaAt(browVertices, shots, { browLoan: 0 }, { source, masks });
  expect(meanLumaAt(browVertices, shots, { browLoan: 0.75 }, { source, masks })).toBe(own);
});

it('darkens the brows of a photo where those of the clip are much darker', () => {
  const dark = darkenedAt(browVertices, 0.1);
  const as = (browShade: number) => meanLumaAt(browVertices, dark, { browShade });
  expect(as(0.6)).toBeLessThan(0.95 * as(0));
});
