import { castOf, renderPortrait, type Person } from '@semblante/actors';
import { describe, expect, it } from 'vitest';
import { atlasCoordinates, atlasSize } from '@semblante/vision/geometry';
import { yuvFromRgb } from '@semblante/media/picture';
import { meshOfTruth } from '@semblante/vision/testing';
import { buildPersonTexture } from './build-person-texture.ts';
import { looseHairOf } from './loose-hair.ts';
import { sampleTexture, type Texture } from './sample-texture.ts';

function textureOf(person: Person, { isGrey = false } = {}): Texture {
  const { rgb, width, height, truth } = renderPortrait(person, {
    width: 280,
    height: 280,
    frameHeightCm: 28,
    pose: { y: -1 },
    textureSize: 256,
  });
  const picture = yuvFromRgb(rgb, { width, height, colour: { range: 'full', matrix: 'bt601' } });
  if (isGrey) for (const plane of [picture.u, picture.v]) plane.fill(128);
  return sampleTexture(picture, meshOfTruth(truth.people[0]!));
}

const hairOf = (texture: Texture) => looseHairOf(buildPersonTexture([texture, texture, texture]));
const opacityAt = (opacities: Float32Array, vertex: number) =>
  opacities[Math.round(atlasCoordinates[2 * vertex + 1]!) * atlasSize + Math.round(atlasCoordinates[2 * vertex]!)]!;
const [hairline, noseTip, chin, lowerLid] = [151, 4, 199, 145] as const;
const [emi] = castOf('emi') as [Person];

describe('hair that lies over a face', () => {
  it('is found where a fringe is, and nowhere else on that face', () => {
    const hair = hairOf(textureOf(emi))!;
    expect(opacityAt(hair, hairline)).toBeLessThan(0.1);
    for (const vertex of [noseTip, chin, lowerLid]) expect(opacityAt(hair, vertex)).toBe(1);
  });

  it('is not found on people whose forehead is free, whatever their skin, beard or glasses', () => {
    for (const person of castOf('ana', 'ben', 'chidi', 'dora', 'femi', 'gus', 'hana', 'iara', 'joao'))
      expect(hairOf(textureOf(person)), person.name).toBeUndefined();
  });

  it('is not looked for in a picture without colour, where shade could be taken for it', () => {
    expect(hairOf(textureOf(emi, { isGrey: true }))).toBeUndefined();
  });

  it('is not a side of the face that lies in deep shade', () => {
    const [femi] = castOf('femi') as [Person];
    const [y, u, v] = textureOf(femi);
    const shaded = y.map((luma, at) => luma * (at % atlasSize < atlasSize / 3 ? 0.35 : 1));
    const chroma = (plane: Float32Array) =>
      plane.map((value, at) => value * (at % atlasSize < atlasSize / 3 ? 0.35 : 1));
    expect(hairOf([shaded, chroma(u), chroma(v)])).toBeUndefined();
  });
});
