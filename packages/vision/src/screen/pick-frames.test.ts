import { expect, it } from 'vitest';
import { lumaThumbnail } from '../analyse/luma-thumbnail.ts';
import { yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import type { ColourThumbnail } from './colour-thumbnail.ts';
import { FramePicker } from './pick-frames.ts';

const size = { width: 64, height: 48 };
type Colour = readonly [number, number, number];
const thumbnails = new Map<YuvPicture, ColourThumbnail>();
function thumbnailOf(picture: YuvPicture): ColourThumbnail {
  const known = thumbnails.get(picture);
  if (known) return known;
  const { u, v, chromaStride } = picture;
  const chroma = { ...picture, width: size.width / 2, height: size.height / 2, yStride: chromaStride };
  const made = [picture, { ...chroma, y: u }, { ...chroma, y: v }].map(lumaThumbnail) as unknown as ColourThumbnail;
  thumbnails.set(picture, made);
  return made;
}
const plain = ([red, green, blue]: Colour): YuvPicture => {
  const rgb = new Uint8Array(size.width * size.height * 3);
  for (let i = 0; i < rgb.length; i += 3) rgb.set([red, green, blue], i);
  return yuvFromRgb(rgb, { ...size, colour: { range: 'limited', matrix: 'bt709' } });
};
const grey = plain([120, 120, 120]);
/** As bright as the grey around it. */
const card = plain([180, 100, 150]);
const black = plain([0, 0, 0]);
const noise = Array.from({ length: 24 }, (_, i) => plain([(i * 89) % 256, (i * 151) % 256, (i * 211) % 256]));
/** A room of edges, seen by a camera that is never held still. */
const shaken = Array.from({ length: 16 }, (_, i) => shifted((7 * i) % 11, (5 * i) % 7));

function shifted(right: number, down: number): YuvPicture {
  const picture: YuvPicture = { ...grey, y: grey.y.slice() };
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++)
      picture.y[row * picture.yStride + column] = ((column + right) >> 3) % 2 === ((row + down) >> 3) % 2 ? 100 : 140;
  }
  return picture;
}

const surroundings: readonly [string, (frame: number) => YuvPicture][] = [
  ['a calm clip', () => grey],
  ['a clip that flickers', (frame) => (frame % 2 ? grey : black)],
  ['a shaken clip', (frame) => shaken[frame % shaken.length]!],
  ['a clip of other pictures all the time', (frame) => noise[frame % noise.length]!],
];

/**
 * The times at which a clip is looked at. `at` says what it shows; a look at the card makes the next one come at once.
 */
function looks(
  at: (seconds: number, frame: number) => YuvPicture,
  { fps = 15, seconds = 8 }: { fps?: number; seconds?: number } = {},
): number[] {
  const picker = new FramePicker();
  const times: number[] = [];
  for (let frame = 0; frame < seconds * fps; frame++) {
    const picture = at(frame / fps, frame);
    if (!picker.pick(frame / fps, thumbnailOf(picture))) continue;
    times.push(frame / fps);
    picker.watch(picture === card ? 'at once' : 'usually');
  }
  return times;
}

function randomNumbers(count: number): number[] {
  let state = 20261115;
  return Array.from({ length: count }, () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32);
}

it.each([
  ...surroundings.map(([name, around]) => [name, 10, around] as const),
  ['a shaken clip', 30, surroundings[2]![1]] as const,
])(
  'sees half a second of a card twice in ten minutes of %s (%i frames a second), in 200 places of 200',
  (_, fps, around) => {
    const slot = 3;
    const starts = randomNumbers(200).map((share, i) => i * slot + share * (slot - 0.5));
    const isWithin = (start: number, seconds: number) => seconds >= start && seconds < start + 0.5;
    const seen = looks(
      (seconds, frame) => (isWithin(starts[Math.floor(seconds / slot)]!, seconds) ? card : around(frame)),
      { fps, seconds: 200 * slot },
    );
    const found = starts.filter((start) => seen.filter((seconds) => isWithin(start, seconds)).length >= 2);
    expect(found).toHaveLength(200);
  },
  120_000,
);

it.each(surroundings)('looks no more than three times a second at %s', (_, around) => {
  for (const fps of [10, 24, 30])
    expect(looks((_seconds, frame) => around(frame), { fps, seconds: 17 }).length).toBeLessThanOrEqual(3 * 17);
});

it('sees a card of a single frame in a calm clip, and one that only fills a corner', () => {
  const corner: YuvPicture = { ...grey, u: grey.u.slice(), v: grey.v.slice() };
  for (let row = 0; row < 12; row++) {
    corner.u.fill(200, row * corner.chromaStride, row * corner.chromaStride + 16);
    corner.v.fill(200, row * corner.chromaStride, row * corner.chromaStride + 16);
  }
  for (const shown of [card, corner]) {
    for (const frame of [17, 18, 100, 449])
      expect(looks((_, at) => (at === frame ? shown : grey), { seconds: 30 })).toContain(frame / 15);
  }
});

it('looks more than twice a second where nothing happens, and hardly more often', () => {
  const count = looks(() => grey, { seconds: 60 }).length;
  expect(count).toBeGreaterThan(130);
  expect(count).toBeLessThan(152);
});

it('counts a shot where the picture jumps, and none where the camera only shakes', () => {
  const shotsOf = (at: (frame: number) => YuvPicture) => {
    const picker = new FramePicker();
    return (
      new Set(Array.from({ length: 90 }, (_, frame) => picker.pick(frame / 15, thumbnailOf(at(frame)))?.shot)).size - 1
    );
  };
  expect(shotsOf((frame) => [grey, black, card][Math.floor(frame / 30)]!)).toBe(3);
  expect(shotsOf((frame) => shaken[frame % shaken.length]!)).toBeLessThan(4);
});

it('looks sooner again after a look that made it doubt', () => {
  const picker = new FramePicker();
  picker.pick(0, thumbnailOf(grey));
  picker.watch('closely');
  expect(picker.pick(0.08, thumbnailOf(grey))).toBeUndefined();
  expect(picker.pick(0.12, thumbnailOf(grey))?.reason).toBe('close');
  picker.watch('at once');
  expect(picker.pick(0.16, thumbnailOf(grey))?.reason).toBe('close');
  picker.watch('usually');
  expect(picker.pick(0.28, thumbnailOf(grey))).toBeUndefined();
});
