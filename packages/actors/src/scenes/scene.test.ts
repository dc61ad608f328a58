import { createHash } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { PersonTruth } from '../actor/truth.ts';
import { scene, sceneNames, type Scene } from './scene.ts';

const small = { width: 160, height: 90, textureSize: 256 } as const;
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function frameDifference(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

const noseX = (truth: PersonTruth | undefined): number => truth!.landmarks[3]!;
const seenShare = (truth: PersonTruth | undefined): number => truth!.visible.reduce((sum, seen) => sum + seen, 0) / 468;
const peopleAt = (shown: Scene, index: number): PersonTruth[] => [...shown.frameAt(index).truth.people];

describe('a scene', () => {
  it('exists for everything the engine must survive', () => {
    expect(sceneNames).toEqual(
      expect.arrayContaining([
        'frontal',
        'turning',
        'crossing',
        'covered',
        'cuts',
        'light',
        'glasses',
        'beard',
        'blink',
        'speech',
        'far',
      ]),
    );
  });

  it('gives the same bytes for a frame in whatever order frames are asked for', () => {
    const shown = scene('crossing', small);
    const first = digest(shown.frameAt(40).rgb);
    shown.frameAt(100);
    expect(digest(shown.frameAt(40).rgb)).toBe(first);
    expect(digest(scene('crossing', small).frameAt(40).rgb)).toBe(first);
    expect(digest(scene('crossing', { ...small, seed: 2 }).frameAt(40).rgb)).not.toBe(first);
  });

  it('refuses a frame it does not have', () => {
    const shown = scene('crossing', small);
    expect(() => shown.frameAt(shown.frames)).toThrow(RangeError);
    expect(() => shown.frameAt(0.5)).toThrow(RangeError);
  });
});

describe('two people who cross', () => {
  it('swap sides, and in between the nearer one hides the other', () => {
    const shown = scene('crossing', small);
    const start = peopleAt(shown, 10);
    const end = peopleAt(shown, shown.frames - 10);
    expect(start.map(({ person }) => person)).toEqual(['emi', 'chidi']);
    expect(noseX(start[0])).toBeLessThan(noseX(start[1]) - 20);
    expect(noseX(end[0])).toBeGreaterThan(noseX(end[1]) + 20);
    const meeting = peopleAt(shown, shown.frames / 2);
    expect(seenShare(meeting[0])).toBeGreaterThan(0.7);
    expect(seenShare(meeting[1])).toBeLessThan(0.2);
    expect(seenShare(start[1])).toBeGreaterThan(0.7);
  });
});

describe('a scene with cuts', () => {
  it('jumps exactly at the frames its truth names', () => {
    const shown = scene('cuts', small);
    expect(shown.cuts.length).toBe(2);
    for (const cut of shown.cuts) {
      const [before, last, first, after] = [cut - 2, cut - 1, cut, cut + 1].map((index) => shown.frameAt(index));
      const jump = frameDifference(last!.rgb, first!.rgb);
      expect(jump).toBeGreaterThan(4 * frameDifference(before!.rgb, last!.rgb));
      expect(jump).toBeGreaterThan(4 * frameDifference(first!.rgb, after!.rgb));
      expect(first!.truth.isCut && !last!.truth.isCut && !after!.truth.isCut).toBe(true);
      expect(first!.truth.shot).toBe(last!.truth.shot + 1);
    }
    expect(shown.frameAt(0).truth.people[0]!.person).toBe(shown.frameAt(shown.frames - 1).truth.people[0]!.person);
  });
});

describe('a long scene', () => {
  it('does not take more memory the longer it runs', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = (): number => {
      collect();
      const { heapUsed, arrayBuffers } = process.memoryUsage();
      return (heapUsed + arrayBuffers) / 1e6;
    };
    const shown = scene('far', { ...small, width: 320, height: 180 });
    for (let i = 0; i < 20; i++) shown.frameAt(i);
    const early = used();
    for (let i = 20; i < 70; i++) shown.frameAt(i);
    // Keeping the pictures alone would cost 8.6 MB; what the compiler keeps of warm code is some 4.
    expect(used() - early).toBeLessThan(6.5);
  });

  it('brings a face from far and small to near and large', () => {
    const shown = scene('far', small);
    const width = (index: number): number => {
      const { landmarks } = peopleAt(shown, index)[0]!;
      return Math.abs(landmarks[3 * 454]! - landmarks[3 * 234]!);
    };
    expect(width(0)).toBeLessThan(10);
    expect(width(shown.frames - 1)).toBeGreaterThan(30);
  });
});
