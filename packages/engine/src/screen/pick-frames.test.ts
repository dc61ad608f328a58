import { expect, it } from 'vitest';
import { yuvFromRgb, type YuvPicture } from '../picture/yuv-picture.ts';
import { FramePicker } from './pick-frames.ts';

const size = { width: 64, height: 48 };
type Colour = readonly [number, number, number];
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

/** The picker remembers eight looks, four seconds at most: what it does in a long clip it does in this one. */
const secondsOfClip = 8;

/** The times at which a clip is looked at. `at` says what it shows. */
function looks(at: (seconds: number, frame: number) => YuvPicture, { fps = 15, seconds = secondsOfClip }: { fps?: number; seconds?: number } = {}): number[] {
  const picker = new FramePicker();
  const times: number[] = [];
  for (let frame = 0; frame < seconds * fps; frame++) {
    if (picker.pick(frame / fps, at(frame / fps, frame))) times.push(frame / fps);
  }
  return times;
}

function randomTimes(count: number, latest: number): number[] {
  let state = 20261115;
  return Array.from({ length: count }, () => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * latest);
}

it.each<[string, (seconds: number, frame: number) => YuvPicture]>([
  ['a calm clip', () => grey],
  ['a clip that flickers', (_, frame) => (frame % 2 ? grey : black)],
  ['a clip of other pictures all the time', (_, frame) => noise[frame % noise.length]!],
])('sees half a second of a card in %s, wherever it is', (_, around) => {
  for (const start of [0, secondsOfClip - 0.5, ...randomTimes(16, secondsOfClip - 0.5)]) {
    const isCard = (seconds: number) => seconds >= start && seconds < start + 0.5;
    const seen = looks((seconds, frame) => (isCard(seconds) ? card : around(seconds, frame)));
    expect(seen.some(isCard), `from ${start} s`).toBe(true);
  }
});

it('sees a card of a single frame in a calm clip, and one that only fills a corner', () => {
  const corner: YuvPicture = { ...grey, u: grey.u.slice(), v: grey.v.slice() };
  for (let row = 0; row < 12; row++) {
    corner.u.fill(200, row * corner.chromaStride, row * corner.chromaStride + 16);
    corner.v.fill(200, row * corner.chromaStride, row * corner.chromaStride + 16);
  }
  for (const shown of [card, corner]) {
    for (const frame of [7, 8, 100, 449]) expect(looks((_, at) => (at === frame ? shown : grey), { seconds: 30 })).toContain(frame / 15);
  }
});

it('looks more than twice a second where nothing happens, and hardly more often', () => {
  const count = looks(() => grey, { seconds: 60 }).length;
  expect(count).toBeGreaterThan(120);
  expect(count).toBeLessThan(140);
});

it('does not look at the same two pictures again and again', () => {
  expect(looks((_, frame) => (frame % 2 ? grey : black), { seconds: 60 }).length).toBeLessThan(60 * 6);
});

it('looks sooner again after a look that made it doubt', () => {
  const picker = new FramePicker();
  picker.pick(0, grey);
  picker.watch('closely');
  expect(picker.pick(0.08, grey)).toBeUndefined();
  expect(picker.pick(0.12, grey)).toBe('close');
  picker.watch('usually');
  expect(picker.pick(0.24, grey)).toBeUndefined();
});
