import { expect, it } from 'vitest';
import { byKind, nowhere, partAt, past, type Address, type Parts } from './address.ts';
import { Heap } from './heap.ts';

const takeLuma = (luma: Address<'luma'>): number => luma;
const takeEither = (plane: Address<'luma' | 'chroma'>): number => plane;

// `npm run check` fails where a marked line compiles.
it('keeps what lies at an address, further on in its buffer too', () => {
  const heap = new Heap();
  const luma = heap.place<'luma'>(Uint8Array.from([1, 2, 3]));
  const chroma: Address<'chroma'> = heap.allocate(8);
  const unnamed = heap.reserve('some', 8);
  expect(heap.u8[takeLuma(past(luma, 2))]).toBe(3);
  expect([takeEither(luma), takeEither(chroma), takeLuma(nowhere)]).toEqual([luma, chroma, 0]);
  // @ts-expect-error another kind
  takeLuma(chroma);
  // @ts-expect-error another kind, further on
  takeLuma(past(chroma, 4));
  // @ts-expect-error a plain number
  takeLuma(4096);
  // @ts-expect-error a sum is a plain number
  takeLuma(luma + 1);
  // @ts-expect-error nobody said what lies there
  takeLuma(unnamed);
});

it('names the parts of a buffer of several things, and of no other', () => {
  const heap = new Heap();
  const planes: Parts = heap.reserve('planes', 12);
  const chroma = partAt<'chroma'>(planes, 8);
  expect(takeEither(chroma) - planes).toBe(8);
  // @ts-expect-error a part is not the whole
  partAt<'luma'>(chroma, 0);
  // @ts-expect-error the whole is no part
  takeEither(planes);
});

it('makes a buffer of each kind', () => {
  const heap = new Heap();
  const { luma, chroma } = byKind(['luma', 'chroma'], (kind) => heap.reserve(kind, 8));
  expect([takeLuma(luma), takeEither(chroma)]).toEqual([heap.reserve('luma', 8), heap.reserve('chroma', 8)]);
  // @ts-expect-error another kind
  takeLuma(chroma);
});
