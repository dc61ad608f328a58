import { expect, it } from 'vitest';
import { findPhotoProblem } from './photo-checks.ts';

const photo = { name: 'eu.jpg', type: 'image/jpeg', size: 1000 };

it.each([{}, { name: 'eu.PNG', type: 'image/png' }, { name: 'eu.jpeg', type: '' }, { size: 15 * 1024 * 1024 }])(
  'takes a photo with %o',
  (change) => {
    expect(findPhotoProblem([{ ...photo, ...change }])).toBeUndefined();
  },
);

it.each([
  [{ name: 'eu.webp', type: 'image/webp' }, 'type'],
  [{ name: 'eu.heic', type: '' }, 'type'],
  [{ size: 15 * 1024 * 1024 + 1 }, 'too_large'],
  [{ size: 0 }, 'empty'],
])('refuses a photo with %o', (change, kind) => {
  expect(findPhotoProblem([{ ...photo, ...change }])?.kind).toBe(kind);
});

it('refuses two photos at once', () => {
  expect(findPhotoProblem([photo, photo])).toEqual({ kind: 'several_files' });
});
