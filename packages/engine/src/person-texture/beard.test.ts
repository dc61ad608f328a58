import { castOf, renderPortrait, type Person } from '@semblante/actors';
import { describe, expect, it } from 'vitest';
import { atlasCoordinates, atlasSize } from '@semblante/vision/geometry';
import { yuvFromRgb } from '@semblante/media/picture';
import { meshOfTruth } from '@semblante/vision/testing';
import { beardOf } from './beard.ts';
import { buildPersonTexture } from './build-person-texture.ts';
import { sampleTexture, type Texture } from './sample-texture.ts';

function textureOf(person: Person): Texture {
  const { rgb, width, height, truth } = renderPortrait(person, {
    width: 280,
    height: 280,
    frameHeightCm: 28,
    pose: { y: -1 },
    textureSize: 256,
  });
  return sampleTexture(
    yuvFromRgb(rgb, { width, height, colour: { range: 'full', matrix: 'bt601' } }),
    meshOfTruth(truth.people[0]!),
  );
}

const found = (texture: Texture) => beardOf(buildPersonTexture([texture, texture, texture]));
const at = (opacities: Float32Array, vertex: number) =>
  opacities[Math.round(atlasCoordinates[2 * vertex + 1]!) * atlasSize + Math.round(atlasCoordinates[2 * vertex]!)]!;
const [noseBridge, lowerLid, noseBase, upperLip, chin] = [168, 145, 2, 0, 199] as const;
const rowOf = (texel: number) => Math.floor(texel / atlasSize);
/** The lower face so much darker, on the columns that are wanted. */
const darkened = ([y, u, v]: Texture, by: number, isWanted: (column: number) => boolean): Texture => [
  y.map((luma, texel) => luma * (rowOf(texel) > atlasCoordinates[2 * noseBase + 1]! && isWanted(texel % atlasSize) ? by : 1)), u, v,
]; // oxfmt-ignore
const ana = textureOf(castOf('ana')[0]!);

describe('a beard of the person in the clip', () => {
  it('keeps the whole lower face the target’s, and nothing above it', () => {
    const kept = found(darkened(ana, 0.4, () => true))!;
    for (const vertex of [upperLip, chin]) expect(at(kept, vertex)).toBeLessThan(0.05);
    for (const vertex of [noseBridge, lowerLid]) expect(at(kept, vertex)).toBe(1);
  });

  it('is not seen on smooth faces, light or dark, nor in stubble, nor in a shade on one side', () => {
    expect(found(ana)).toBeUndefined();
    for (const person of castOf('emi', 'femi')) expect(found(textureOf(person)), person.name).toBeUndefined();
    expect(found(darkened(ana, 0.85, () => true))).toBeUndefined();
    expect(found(darkened(ana, 0.4, (column) => column < atlasSize / 2))).toBeUndefined();
  });
});
