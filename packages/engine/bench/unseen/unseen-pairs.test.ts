import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fetchedClips } from './fetched-files.ts';
import { portraits } from './fetched-portraits.ts';
import { unseenPairs } from './unseen-pairs.ts';

/** Training leaves out whoever has a number whose SHA-1 begins with a smaller byte. */
const heldOutBelow = 26;
const namedHeldOut = new Set(
  readFileSync(new URL('../../../../training/held-out.txt', import.meta.url), 'utf8').split(/\s+/),
);

describe('the unseen pairs', () => {
  it('are at least thirty, twenty of them sealed or none yet, and no photo of a sealed one is in an open one', () => {
    const photosOf = (opened: boolean) =>
      unseenPairs.filter((pair) => pair.opened === opened).map(({ photo }) => JSON.stringify(photo));
    expect(unseenPairs.length).toBeGreaterThanOrEqual(30);
    expect([0, 20]).toContain(photosOf(false).length);
    expect(photosOf(false).filter((photo) => photosOf(true).includes(photo))).toEqual([]);
  });

  it('show only people whom training leaves out', () => {
    for (const id of Object.keys(portraits))
      expect(namedHeldOut.has(id) || createHash('sha1').update(id).digest()[0]! < heldOutBelow, id).toBe(true);
  });

  it('name repository, commit, licence and bytes of everything that is fetched', () => {
    for (const file of [...Object.values(portraits), ...Object.values(fetchedClips)])
      expect(file).toMatchObject({
        repository: expect.stringMatching(/^[\w-]+\/[\w.-]+$/),
        commit: expect.stringMatching(/^[0-9a-f]{40}$/),
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        licence: expect.stringMatching(/\S/),
      });
  });

  it('have women and men, dark and light skin in both halves', () => {
    const halves = [true, false].filter((opened) => unseenPairs.some((pair) => pair.opened === opened));
    for (const opened of halves)
      for (const trait of ['woman', 'man', 'dark skin', 'light skin', 'glasses'] as const)
        expect(
          unseenPairs.some((pair) => pair.opened === opened && pair.traits.includes(trait)),
          trait,
        ).toBe(true);
  });
});
