import { describe, expect, it } from 'vitest';
import { faults, mutate } from './mutate.ts';

const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const good = Buffer.concat([
  box('ftyp', Buffer.from('isom')),
  box('mdat', Buffer.alloc(5000, 7)),
  box('moov', box('trak', Buffer.alloc(600, 3))),
]);

describe('mutated copies', () => {
  it('are the same for the same seed and leave the good file alone', () => {
    const before = Buffer.from(good);
    for (let seed = 0; seed < 1000; seed++)
      expect(mutate(good, seed).bytes.equals(mutate(good, seed).bytes)).toBe(true);
    expect(good.equals(before)).toBe(true);
  });

  it('have every fault, and nearly all differ from the good file', () => {
    const copies = Array.from({ length: 400 }, (_, seed) => mutate(good, seed));
    expect(new Set(copies.map(({ fault }) => fault))).toEqual(new Set(faults));
    expect(copies.filter(({ bytes }) => !bytes.equals(good)).length).toBeGreaterThan(370);
  });

  it('can be made of files without boxes', () => {
    for (let seed = 0; seed < 100; seed++)
      expect(mutate(Buffer.from('no boxes in here, only words'), seed).bytes).toBeInstanceOf(Buffer);
  });
});
