import { expect, it } from 'vitest';
import { isHeic, isPicture } from './photo-file.ts';

it('tells a picture from a video by its type, and by its name where there is none', () => {
  expect(isPicture({ name: 'praia.jpg', type: 'image/jpeg' })).toBe(true);
  expect(isPicture({ name: 'praia.HEIC', type: '' })).toBe(true);
  expect(isPicture({ name: 'praia.mp4', type: 'video/mp4' })).toBe(false);
  expect(isPicture({ name: 'praia.mov', type: '' })).toBe(false);
  expect(isPicture({ name: 'praia.jpg', type: 'video/mp4' })).toBe(false);
});

it('knows the pictures of an iPhone', () => {
  expect(isHeic({ name: 'IMG_1.HEIC', type: '' })).toBe(true);
  expect(isHeic({ name: 'IMG_1', type: 'image/heic' })).toBe(true);
  expect(isHeic({ name: 'IMG_1.jpg', type: 'image/jpeg' })).toBe(false);
});
