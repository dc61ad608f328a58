import { atlasCoordinates, atlasSize, ringFromOval, smoothstep, type FaceMesh } from '../geometry/index.ts';
import type { YuvPicture } from '../picture/yuv-picture.ts';
import { growMarks } from './connected-areas.ts';
import { browsOver, lidsOver } from './face-areas.ts';
import { bridge, leftArm, rightArm, type Strip } from './glasses.ts';
import { sampleLuma, type Texture } from './sample-texture.ts';
import { fullTexels, pickTexels, spreadOverTexture, texelCount } from './texel-table.ts';
import { blurTexture } from './texture-blur.ts';
import { findThinThings, type Band } from './thin-lines.ts';

/**
 * `target`: on a person in a clip, whose rims stay. `photo`: on a photo whose glasses are to be filled in: wider, because what is left of a
 * rim travels with the face.
 */
export type GlassesMaskMode = 'target' | 'photo';

/** Texels by which the lines found are widened to cover a rim with its edges. */
const widening = { target: 0, photo: 1 } as const satisfies Record<GlassesMaskMode, number>;

const xOf = (vertex: number): number => atlasCoordinates[2 * vertex]!;
const yOf = (vertex: number): number => atlasCoordinates[2 * vertex + 1]!;
const noseX = xOf(5);
const browMiddleX = xOf(9);
const bridgeTopY = yOf(168);
const bridgeEndY = yOf(197);
const zoneTopY = Math.min(yOf(52), yOf(282));
const zoneBottomY = Math.max(yOf(118), yOf(347)) + 8;

const lids = lidsOver(fullTexels);
const brows = browsOver(fullTexels);
const ringFromOvalOver = spreadOverTexture(fullTexels, (vertex) => ringFromOval[vertex]!);
const zone = createZone();
const zoneTexels = fullTexels.texel.filter((at) => zone[at]! > 0);
const band: Band = {
  top: Math.floor(Math.min(...zoneTexels) / atlasSize) - 6,
  bottom: Math.floor(Math.max(...zoneTexels) / atlasSize) + 7,
};

const bandTexels = pickTexels(fullTexels, (at) => at >= band.top * atlasSize && at < band.bottom * atlasSize);

/** How clear a line must be to belong to a rim, and to begin one on the bridge or at the temples. Chosen by eye on the people in `glasses.ts`. */
const lineFrom = 0.09;
const seedFrom = 0.16;

/** 1 where the face is bare, 0 on rims, bridge and temples. Ask `glassesOf` first whether there are any: a bare face has lines too. */
export const glassesMaskOf = (texture: Texture, mode: GlassesMaskMode): Float32Array => maskIn(texture[0], mode);

const frameLuma = new Float32Array(texelCount);

/**
 * The rims in one frame of a person who wears glasses. They stand before the face and move over it with every turn of the head, so the mask
 * of one frame does not fit the next: on turned heads the mask of a person's median texture misses two thirds of the rims.
 */
export function glassesMaskInFrame(picture: YuvPicture, mesh: FaceMesh): Float32Array {
  sampleLuma(bandTexels, picture, mesh, frameLuma);
  return maskIn(frameLuma, 'target');
}

function maskIn(luma: Float32Array, mode: GlassesMaskMode): Float32Array {
  const lines = linesIn(luma);
  const marks = new Uint8Array(texelCount);
  for (const strip of [bridge, leftArm, rightArm]) markSeeds(marks, lines, strip);
  growMarks(marks, joined(lines), atlasSize);
  for (const at of zoneTexels) lines[at] = marks[at] ? smoothstep(0, lineFrom, lines[at]!) : 0;
  return opacityBeside(widening[mode] === 1 ? widened(lines) : lines);
}

/** Brows to below the lower lids; on the nose only its bridge, not the frown lines above it; not the lids, whose lashes are lines. */
function createZone(): Float32Array {
  const share = new Float32Array(texelCount);
  for (let at = 0; at < texelCount; at++) {
    if (!fullTexels.isSkin[at]) continue;
    const x = at % atlasSize;
    const y = Math.floor(at / atlasSize);
    const nose = 1 - smoothstep(13, 19, Math.abs(x - noseX));
    const bottom = zoneBottomY + nose * (bridgeEndY + 1 - zoneBottomY);
    const above = smoothstep(zoneTopY - 12, zoneTopY - 7, y);
    const below = 1 - smoothstep(bottom + 3 * (1 - nose), bottom + 4 + 5 * (1 - nose), y);
    const frown = (1 - smoothstep(8, 13, Math.abs(x - browMiddleX))) * (1 - smoothstep(bridgeTopY - 5, bridgeTopY - 1, y));
    const feature = (1 - smoothstep(0.3, 0.7, lids[at]!)) * (1 - 0.7 * smoothstep(0.3, 0.7, brows[at]!));
    share[at] = above * below * (1 - frown) * feature * smoothstep(0.2, 1, ringFromOvalOver[at]!);
  }
  return share;
}

/** Dark lines, or bright ones as metal makes them; skin between two dark lines is no line, so each must also differ from the skin around. */
function linesIn(luma: Float32Array): Float32Array {
  const { dark, bright, skin } = findThinThings(luma, band);
  const around = meanSkin(skin);
  const lines = new Float32Array(texelCount);
  for (const at of zoneTexels) {
    const ratio = luma[at]! / (around[at]! + 1);
    lines[at] = zone[at]! * Math.max(dark[at]! * smoothstep(0.04, 0.12, 1 - ratio), bright[at]! * smoothstep(0.08, 0.2, ratio - 1));
  }
  return lines;
}

const skinRadius = 8;
/** Skin that is neither lid nor brow, and how much of it lies around each texel. */
const isPlain = Float32Array.from(fullTexels.isSkin, (skin, at) => (skin && lids[at]! < 0.5 && brows[at]! < 0.5 ? 1 : 0));
const plainShare = isPlain.slice();
blurTexture(plainShare, atlasSize, skinRadius);
const meanBuffer = new Float32Array(texelCount);

function meanSkin(skin: Float32Array): Float32Array {
  for (let at = 0; at < texelCount; at++) meanBuffer[at] = isPlain[at]! * skin[at]!;
  blurTexture(meanBuffer, atlasSize, skinRadius);
  for (const at of zoneTexels) meanBuffer[at] = plainShare[at]! > 0.02 ? meanBuffer[at]! / plainShare[at]! : skin[at]!;
  return meanBuffer;
}

function markSeeds(marks: Uint8Array, lines: Float32Array, { left, right, top, bottom }: Strip): void {
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const at = row * atlasSize + column;
      if (lines[at]! > seedFrom) marks[at] = 1;
    }
  }
}

/** Lines, with gaps of one texel closed, so that a rim broken by a shine or a lash is followed to its end. */
function joined(lines: Float32Array): Uint8Array {
  const near = widened(lines);
  const mayJoin = new Uint8Array(texelCount);
  for (let at = band.top * atlasSize; at < band.bottom * atlasSize; at++) mayJoin[at] = near[at]! > lineFrom ? 1 : 0;
  return mayJoin;
}

/** The greatest value of each texel and its neighbours, the diagonal ones a little weaker. */
function widened(share: Float32Array): Float32Array {
  const wide = new Float32Array(texelCount);
  for (let at = (band.top + 1) * atlasSize; at < (band.bottom - 1) * atlasSize; at++) {
    const up = at - atlasSize;
    const down = at + atlasSize;
    const corners = Math.max(share[up - 1]!, share[up + 1]!, share[down - 1]!, share[down + 1]!);
    wide[at] = Math.max(share[at]!, share[at - 1]!, share[at + 1]!, share[up]!, share[down]!, 0.7 * corners);
  }
  return wide;
}

/** A little wider than the rims, with a soft edge. */
function opacityBeside(rims: Float32Array): Float32Array {
  const opacity = new Float32Array(texelCount).fill(1);
  for (let at = (band.top + 1) * atlasSize; at < (band.bottom - 1) * atlasSize; at++) {
    const up = at - atlasSize;
    const down = at + atlasSize;
    const corners = rims[up - 1]! + rims[up + 1]! + rims[down - 1]! + rims[down + 1]!;
    const sum = corners + rims[up]! + rims[at - 1]! + rims[at]! + rims[at + 1]! + rims[down]!;
    opacity[at] = 1 - Math.min(1, 0.2 * sum);
  }
  return opacity;
}
