import { describe, expect, it } from 'vitest';
import { findFileProblem, findHeadProblem } from './image-checks.ts';
import { readImageHead } from './image-head.ts';
import { photoName } from './photo-name.ts';

const photo = { name: 'praia.jpg', type: 'image/jpeg', size: 1000 };
const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part])),
  );
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const png = bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 'IHDR', 0, 0, 0x13, 0x88, 0, 0, 0x13, 0x89);
/** A camera's own words first, then an escape byte, then the frame of 4000x3000. */
const jpeg = bytes(
  0xff,
  0xd8,
  0xff,
  0xe1,
  0,
  6,
  'Exif',
  0xff,
  0xff,
  0xc4,
  0,
  4,
  0,
  0,
  0xff,
  0xc2,
  0,
  17,
  8,
  0x0b,
  0xb8,
  0x0f,
  0xa0,
  3,
  0,
  0,
);
const webp = (kind: string, ...rest: number[]) =>
  bytes('RIFF', ...zeros(4), 'WEBP', kind, ...zeros(4), ...rest, ...zeros(12));

describe('a file', () => {
  it.each([{}, { name: 'praia.PNG', type: 'image/png' }, { name: 'praia.webp', type: '' }, { size: 30 * 1024 * 1024 }])(
    'with %o is taken',
    (change) => {
      expect(findFileProblem({ ...photo, ...change })).toBeUndefined();
    },
  );

  it.each([
    [{ name: 'praia.gif', type: 'image/gif' }, 'type'],
    [{ name: 'praia.heic', type: '' }, 'type'],
    [{ size: 30 * 1024 * 1024 + 1 }, 'too_large'],
    [{ size: 0 }, 'empty'],
  ])('with %o is not sent', (change, kind) => {
    expect(findFileProblem({ ...photo, ...change })?.kind).toBe(kind);
  });
});

describe('the first bytes of a picture', () => {
  it('say its kind and size, whatever its name says', () => {
    expect(readImageHead(png)).toEqual({ type: 'image/png', size: { width: 5000, height: 5001 } });
    expect(readImageHead(jpeg)).toEqual({ type: 'image/jpeg', size: { width: 4000, height: 3000 } });
    expect(readImageHead(webp('VP8X', 0, 0, 0, 0, 0x8f, 0x01, 0, 0x2b, 0x01, 0))).toEqual({
      type: 'image/webp',
      size: { width: 400, height: 300 },
    });
    expect(readImageHead(webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x90, 0x01, 0x2c, 0x01))).toEqual({
      type: 'image/webp',
      size: { width: 400, height: 300 },
    });
    expect(readImageHead(webp('VP8L', 0x2f, 0x8f, 0xc1, 0x4a, 0))).toEqual({
      type: 'image/webp',
      size: { width: 400, height: 300 },
    });
  });

  it('leave a damaged head to the server', () => {
    expect(findHeadProblem(readImageHead(jpeg.subarray(0, 12)))).toBeUndefined();
  });

  it('give away what only dresses as a picture', () => {
    expect(findHeadProblem(readImageHead(bytes('PK', 3, 4, ...zeros(40))))).toEqual({ kind: 'disguised' });
    expect(findHeadProblem(readImageHead(bytes('<svg')))).toEqual({ kind: 'disguised' });
  });

  it('stop what has more than 25 megapixels, and not what has just as many', () => {
    expect(findHeadProblem({ type: 'image/png', size: { width: 5000, height: 5000 } })).toBeUndefined();
    expect(findHeadProblem(readImageHead(png))).toEqual({ kind: 'too_big', width: 5000, height: 5001 });
  });
});

it('names what comes from the camera or the clipboard by its moment', () => {
  expect(photoName(new Date(2026, 10, 5, 9, 4, 2))).toBe('foto-2026-11-05-090402.jpg');
  expect(photoName(new Date(2026, 10, 5, 9, 4, 2), 'image/png')).toBe('foto-2026-11-05-090402.png');
});
