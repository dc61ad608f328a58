import { castOf, renderPortrait, type Person, type Portrait } from '@semblante/actors';
import { describe, expect, it } from 'vitest';
import { yuvFromRgb, type YuvPicture } from '../picture/yuv-picture.ts';
import { meshOfTruth } from '../testing/truth-mesh.ts';
import { glassesMaskInFrame, glassesMaskOf } from './glasses-mask.ts';
import { glassesOf } from './glasses.ts';
import { RimFinder } from './known-rims.ts';
import { sampleTexture, type Texture } from './sample-texture.ts';
import { fullTexels } from './texel-table.ts';

const shots = new Map<string, Portrait>();
/** Rendering is what takes the time here. */
function shoot(person: Person, yaw: number): Portrait {
  const key = `${person.name} ${person.glasses ? 'with' : 'without'} ${yaw}`;
  const shot = shots.get(key) ?? renderPortrait(person, { width: 280, height: 280, frameHeightCm: 28, pose: { yaw, y: -1 }, textureSize: 256 });
  shots.set(key, shot);
  return shot;
}

function pictureOf({ rgb, width, height, truth }: Portrait): { picture: YuvPicture; mesh: Float32Array } {
  return { picture: yuvFromRgb(rgb, { width, height, colour: { range: 'full', matrix: 'bt601' } }), mesh: meshOfTruth(truth.people[0]!) };
}

function textureOf(portrait: Portrait): Texture {
  const { picture, mesh } = pictureOf(portrait);
  return sampleTexture(picture, mesh);
}

const bare = (person: Person): Person => {
  const { glasses: _, ...rest } = person;
  return rest;
};

describe('glasses', () => {
  it('are seen on those who wear them, also when they turn', () => {
    for (const person of castOf('dora', 'gus')) {
      for (const yaw of [0, -20]) expect(glassesOf(textureOf(shoot(person, yaw))), `${person.name} ${yaw}`).toMatchObject({ isWearing: true });
    }
  });

  it('are not seen on anybody else, nor on the same people without them', () => {
    for (const person of [...castOf('chidi', 'femi'), ...castOf('dora', 'gus').map(bare)]) {
      expect(glassesOf(textureOf(shoot(person, 0))), person.name).toMatchObject({ isWearing: false });
    }
  });

  const skin = fullTexels.texel.filter((at) => fullTexels.isSkin[at]);
  /** Shares of the rims that a mask keeps, and of what it keeps that is rim; told by the same face without glasses. */
  function scoresOf(mask: Float32Array, { person, yaw }: { person: Person; yaw: number }): { kept: number; recall: number; precision: number } {
    const worn = textureOf(shoot(person, yaw));
    const none = textureOf(shoot(bare(person), yaw));
    const isRim = (at: number): boolean => Math.abs(worn[0][at]! - none[0][at]!) > 20;
    const kept = skin.filter((at) => mask[at]! < 0.5);
    const both = kept.filter(isRim).length;
    return { kept: kept.length / skin.length, recall: both / skin.filter(isRim).length, precision: both / kept.length };
  }

  it('keep their rims and little else', () => {
    for (const person of castOf('dora', 'gus')) {
      const worn = textureOf(shoot(person, 0));
      const target = scoresOf(glassesMaskOf(worn, 'target'), { person, yaw: 0 });
      expect(target.recall, person.name).toBeGreaterThan(0.65);
      expect(target.precision, person.name).toBeGreaterThan(0.45);
      expect(target.kept, person.name).toBeLessThan(0.15);
      expect(scoresOf(glassesMaskOf(worn, 'photo'), { person, yaw: 0 }).kept, person.name).toBeGreaterThan(target.kept);
    }
  });

  it('are found anew in each frame, because they move over the face when the head turns', () => {
    for (const person of castOf('dora', 'gus')) {
      const still = glassesMaskOf(textureOf(shoot(person, 0)), 'target');
      const { picture, mesh } = pictureOf(shoot(person, -20));
      const own = scoresOf(glassesMaskInFrame(picture, mesh), { person, yaw: -20 });
      expect(own.recall, person.name).toBeGreaterThan(0.65);
      expect(own.precision, person.name).toBeGreaterThan(0.4);
      expect(own.recall, person.name).toBeGreaterThan(scoresOf(still, { person, yaw: -20 }).recall + 0.2);
    }
  });

  it('are calm where the person is known in that pose, and followed where not', () => {
    const [person] = castOf('dora') as [Person];
    const [frontal, turned] = [pictureOf(shoot(person, 0)), pictureOf(shoot(person, -20))];
    const rims = new RimFinder([frontal]);
    const noisy: YuvPicture = { ...frontal.picture, y: frontal.picture.y.map((value, i) => value + ((i * 2_654_435_761) % 25) - 12) };
    const apart = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0);
    expect(apart(glassesMaskInFrame(noisy, frontal.mesh), glassesMaskInFrame(frontal.picture, frontal.mesh))).toBeGreaterThan(20);
    expect(apart(rims.find(noisy, frontal.mesh), rims.find(frontal.picture, frontal.mesh))).toBeLessThan(20);
    expect(scoresOf(rims.find(turned.picture, turned.mesh), { person, yaw: -20 }).recall).toBeGreaterThan(0.5);
  });
});
