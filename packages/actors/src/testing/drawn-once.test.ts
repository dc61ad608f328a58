import { expect, it } from 'vitest';
import { castOf } from '../people/cast.ts';
import { renderPortrait as drawPortrait, type PortraitOptions } from '../portrait.ts';
import { scene as playScene } from '../scenes/scene.ts';
import { renderPortrait, scene } from './drawn-once.ts';

const size = { width: 64, height: 36, textureSize: 256 } as const;

it('gives, drawn or read, what drawing gives, each time in memory of its own', () => {
  const person = castOf('ana')[0]!;
  const plain = drawPortrait(person, size);
  for (const given of [renderPortrait(person, size), renderPortrait(person, size)]) {
    expect(given).toEqual(plain);
    expect(given.rgb.buffer.byteLength).toBe(given.rgb.length);
    given.rgb.fill(0);
    given.truth.people[0]!.landmarks.fill(0);
  }
  expect(renderPortrait({ ...person, name: 'somebody else' }, { ...size, pose: { yaw: 30 } })).not.toEqual(plain);
});

it('knows the frames of a scene apart, and still refuses one that it does not have', () => {
  const [played, read] = [playScene('frontal', size), scene('frontal', size)];
  for (const index of [0, 1, 0]) expect(read.frameAt(index)).toEqual(played.frameAt(index));
  expect(() => read.frameAt(played.frames)).toThrow(RangeError);
});

it('knows no picture by what cannot be written down', () => {
  const options = { ...size, seed: () => 1 } as unknown as PortraitOptions;
  expect(() => renderPortrait(castOf('ana')[0]!, options)).toThrow(/could not be cloned/);
});
