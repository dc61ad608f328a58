import { castOf, renderPortrait, type Person, type Portrait } from '@semblante/actors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isWearing, openVision, type Vision } from '@semblante/vision/networks';
import { yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { meshOfTruth, testWeightsFolder } from '@semblante/vision/testing';
import { bareAround, RimFinder } from './known-rims.ts';
import { sampleTexture, type Texture } from './sample-texture.ts';
import { fullTexels } from './texel-table.ts';

const shots = new Map<string, Portrait>();
/** Rendering is what takes the time here. */
function shoot(person: Person, yaw: number): Portrait {
  const key = `${person.name} ${person.glasses ? 'with' : 'without'} ${yaw}`;
  const shot =
    shots.get(key) ??
    renderPortrait(person, { width: 280, height: 280, frameHeightCm: 28, pose: { yaw, y: -1 }, textureSize: 256 });
  shots.set(key, shot);
  return shot;
}

function pictureOf({ rgb, width, height, truth }: Portrait): { picture: YuvPicture; mesh: Float32Array } {
  return {
    picture: yuvFromRgb(rgb, { width, height, colour: { range: 'full', matrix: 'bt601' } }),
    mesh: meshOfTruth(truth.people[0]!),
  };
}

function textureOf(portrait: Portrait): Texture {
  const { picture, mesh } = pictureOf(portrait);
  return sampleTexture(picture, mesh);
}

/** The same object each time: whoever is another one is built anew, which takes longer than drawing them. */
const bared = new Map<Person, Person>();
function bare(person: Person): Person {
  const { glasses: _, ...rest } = person;
  const known = bared.get(person) ?? rest;
  bared.set(person, known);
  return known;
}

let vision: Vision;
beforeAll(async () => {
  vision = await openVision({ weightsFolder: testWeightsFolder() });
});
afterAll(() => vision.close());

async function seen(person: Person, yaw: number) {
  const { picture, mesh } = pictureOf(shoot(person, yaw));
  return { mesh, glasses: await vision.glasses(picture, mesh) };
}

describe('glasses', () => {
  it('are seen on those who wear them, also when they turn', async () => {
    for (const person of castOf('dora', 'gus')) {
      for (const yaw of [0, -20])
        expect(isWearing((await seen(person, yaw)).glasses), `${person.name} ${yaw}`).toBe(true);
    }
  });

  it('are not seen on anybody else, nor on the same people without them', async () => {
    for (const person of [...castOf('chidi', 'femi'), ...castOf('dora', 'gus').map(bare)]) {
      expect(isWearing((await seen(person, 0)).glasses), person.name).toBe(false);
    }
  });

  const skin = fullTexels.texel.filter((at) => fullTexels.isSkin[at]);
  /** Shares of the rims that a mask keeps, and of what it keeps that is rim; told by the same face without glasses. */
  function scoresOf(
    mask: Float32Array,
    { person, yaw }: { person: Person; yaw: number },
  ): { kept: number; recall: number; precision: number } {
    const worn = textureOf(shoot(person, yaw));
    const none = textureOf(shoot(bare(person), yaw));
    const isRim = (at: number): boolean => Math.abs(worn[0][at]! - none[0][at]!) > 20;
    const kept = skin.filter((at) => mask[at]! < 0.5);
    const both = kept.filter(isRim).length;
    return { kept: kept.length / skin.length, recall: both / skin.filter(isRim).length, precision: both / kept.length };
  }

  it('keep their rims and little else, and are found anew when the head turns, because they move over the face', async () => {
    for (const person of castOf('dora', 'gus')) {
      const [still, turned] = [
        bareAround((await seen(person, 0)).glasses),
        bareAround((await seen(person, -20)).glasses),
      ];
      for (const [mask, yaw] of [
        [still, 0],
        [turned, -20],
      ] as const) {
        const scores = scoresOf(mask, { person, yaw });
        expect(scores.recall, `${person.name} ${yaw}`).toBeGreaterThan(0.65);
        expect(scores.precision, `${person.name} ${yaw}`).toBeGreaterThan(0.45);
        expect(scores.kept, `${person.name} ${yaw}`).toBeLessThan(0.15);
      }
      expect(scoresOf(turned, { person, yaw: -20 }).recall, person.name).toBeGreaterThan(
        scoresOf(still, { person, yaw: -20 }).recall + 0.2,
      );
    }
  });

  it('are calm where the person is known in that pose, and followed where not', async () => {
    const [person] = castOf('dora') as [Person];
    const [frontal, turned] = [pictureOf(shoot(person, 0)), pictureOf(shoot(person, -20))];
    const rims = new RimFinder(vision, [await seen(person, 0)]);
    const noisy: YuvPicture = {
      ...frontal.picture,
      y: frontal.picture.y.map((value, i) => value + ((i * 2_654_435_761) % 25) - 12),
    };
    const apart = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0);
    const alone = apart(
      bareAround(await vision.glasses(noisy, frontal.mesh)),
      bareAround(await vision.glasses(frontal.picture, frontal.mesh)),
    );
    expect(alone).toBeGreaterThan(0);
    expect(apart(await rims.find(noisy, frontal.mesh), await rims.find(frontal.picture, frontal.mesh))).toBeLessThan(
      0.5 * alone,
    );
    expect(scoresOf(await rims.find(turned.picture, turned.mesh), { person, yaw: -20 }).recall).toBeGreaterThan(0.5);
  });
});
