import { expect, it } from 'vitest';
import { landmarkCount } from '../face/canonical-face.ts';
import { shapeFace } from '../face/face-shape.ts';
import { castOf, getPerson } from './cast.ts';

/** Root mean square distance of all landmarks in centimetres; a face is about 15 wide. */
function boneDistance(a: Float32Array, b: Float32Array): number {
  return Math.sqrt(a.reduce((sum, value, i) => sum + (value - b[i]!) ** 2, 0) / landmarkCount);
}

it('has at least eight people, no two of them with nearly the same bones', () => {
  const people = castOf();
  expect(people.length).toBeGreaterThanOrEqual(8);
  expect(new Set(people.map(({ seed }) => seed)).size).toBe(people.length);
  for (const [i, a] of people.entries()) {
    for (const b of people.slice(i + 1)) {
      expect(
        boneDistance(shapeFace(a.proportions), shapeFace(b.proportions)),
        `${a.name} and ${b.name}`,
      ).toBeGreaterThan(0.28);
    }
  }
});

it('has glasses, full beards, a bald head and dark and fair skin in the cast', () => {
  const people = castOf();
  const brightness = people.map(({ skin }) => parseInt(skin.tone.slice(1, 3), 16));
  expect(people.some((person) => person.glasses)).toBe(true);
  expect(people.some((person) => (person.beard?.fullness ?? 0) > 0.7)).toBe(true);
  expect(people.some((person) => person.hair === undefined)).toBe(true);
  expect(Math.max(...brightness) - Math.min(...brightness)).toBeGreaterThan(110);
});

it('names people in the order asked for and refuses an unknown name', () => {
  expect(castOf('gus', 'ana').map(({ name }) => name)).toEqual(['gus', 'ana']);
  expect(() => getPerson('nobody')).toThrow(/nobody/);
});
