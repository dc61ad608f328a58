import { expect, it } from 'vitest';
import { problemOfCopy } from './check-copy.ts';

const file = (change: Partial<{ name: string; size: number; type: string }> = {}) => ({
  name: 'copy.mp4',
  size: 1000,
  type: 'video/mp4',
  ...change,
});

it.each([
  ['a video', [file()], undefined],
  ['a picture', [file({ name: 'p.webp', type: 'image/webp' })], undefined],
  ['a video whose type the phone does not know', [file({ type: '' })], undefined],
  ['a picture with an odd name', [file({ name: 'IMG', type: 'image/jpeg' })], undefined],
  ['500 MB', [file({ size: 524_288_000 })], undefined],
  ['one byte more', [file({ size: 524_288_001 })], 'too_large'],
  ['another kind of video', [file({ name: 'a.mov', type: 'video/quicktime' })], 'file_type'],
  ['words', [file({ name: 'a.txt', type: 'text/plain' })], 'file_type'],
  ['two files', [file(), file()], 'one_file'],
  ['none', [], 'one_file'],
])('of %s says %3$s', (_what, files, problem) => {
  expect(problemOfCopy(files)).toBe(problem);
});
