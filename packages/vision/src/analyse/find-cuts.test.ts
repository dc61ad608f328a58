import { scene } from '@semblante/actors';
import { describe, expect, it } from 'vitest';
import { CutFinder, type ShotDecision } from './find-cuts.ts';
import { yuvFromRgb } from '@semblante/media/picture';
import { lumaThumbnail, thumbnailSize } from './luma-thumbnail.ts';

/** Two scenes that have nothing in common, each alive with a little motion. */
const scenes = {
  room: (frame: number) =>
    Float32Array.from({ length: thumbnailSize }, (_, i) => 90 + 50 * Math.sin(i * 0.07 + frame * 0.01)),
  street: (frame: number) =>
    Float32Array.from({ length: thumbnailSize }, (_, i) => 100 + 45 * Math.cos(i * 0.31 - frame * 0.02)),
};

function decide(frames: readonly Float32Array[]): ShotDecision[] {
  const finder = new CutFinder();
  return [...frames.flatMap((thumbnail) => finder.push(thumbnail)), ...finder.finish()];
}
const cutsOf = (frames: readonly Float32Array[]) =>
  decide(frames)
    .filter(({ isCut }) => isCut)
    .map(({ frame }) => frame);
const sequence = (length: number, frameAt: (frame: number) => Float32Array) =>
  Array.from({ length }, (_, frame) => frameAt(frame));
const brighter = (thumbnail: Float32Array, { gain = 1, lift = 0 }: { gain?: number; lift?: number }) =>
  thumbnail.map((luma) => Math.min(255, gain * luma + lift));

describe('a cut', () => {
  it('is found where one scene gives way to another', () => {
    expect(cutsOf(sequence(30, (frame) => (frame < 12 ? scenes.room(frame) : scenes.street(frame))))).toEqual([12]);
  });

  it('is found between two scenes of different brightness', () => {
    expect(
      cutsOf(sequence(30, (frame) => (frame < 12 ? scenes.room(frame) : brighter(scenes.street(frame), { lift: 60 })))),
    ).toEqual([12]);
  });

  it('is found there and back, when the insert is no flash', () => {
    expect(
      cutsOf(sequence(30, (frame) => (frame >= 12 && frame < 14 ? scenes.street(frame) : scenes.room(frame)))),
    ).toEqual([12, 14]);
  });

  it('is found in the last frame', () => {
    expect(
      cutsOf(sequence(13, (frame) => (frame < 12 ? scenes.room(frame) : brighter(scenes.street(frame), { lift: 60 })))),
    ).toEqual([12]);
  });
});

describe('no cut', () => {
  it('is a flash of up to three frames', () => {
    for (const length of [1, 2, 3]) {
      const isFlash = (frame: number) => frame >= 12 && frame < 12 + length;
      const frames = sequence(30, (frame) =>
        isFlash(frame) ? new Float32Array(thumbnailSize).fill(250) : scenes.room(frame),
      );
      expect(cutsOf(frames)).toEqual([]);
    }
  });

  it('is a black frame', () => {
    expect(
      cutsOf(sequence(30, (frame) => (frame === 12 ? new Float32Array(thumbnailSize).fill(16) : scenes.room(frame)))),
    ).toEqual([]);
  });

  it('is a lamp switched on, or off', () => {
    expect(cutsOf(sequence(30, (frame) => brighter(scenes.room(frame), { gain: frame < 12 ? 0.5 : 1 })))).toEqual([]);
    expect(
      cutsOf(sequence(30, (frame) => brighter(scenes.room(frame), { gain: frame < 12 ? 1 : 0.35, lift: 16 }))),
    ).toEqual([]);
  });

  it('is a pan that gathers speed', () => {
    const turned = (frame: number) => 12 * Math.max(0, frame - 10) ** 1.5;
    expect(cutsOf(sequence(20, (frame) => scenes.room(turned(frame))))).toEqual([]);
  });
});

it('is fooled by neither a wandering lamp nor a room that darkens', () => {
  const shown = scene('light', { width: 96, height: 54, fps: 10, textureSize: 256 });
  const thumbnails = Array.from({ length: 10 }, (_, i) => {
    return lumaThumbnail(
      yuvFromRgb(shown.frameAt(8 + i).rgb, { width: 96, height: 54, colour: { range: 'limited', matrix: 'bt709' } }),
    );
  });
  expect(Math.max(...thumbnails[0]!) / Math.max(...thumbnails.at(-1)!)).toBeGreaterThan(1.4);
  expect(cutsOf(thumbnails)).toEqual([]);
});

it('takes a whip pan for a cut or two, not for one in every frame', () => {
  expect(cutsOf(sequence(40, (frame) => scenes.room(frame < 10 ? 0 : 90 * (frame - 9)))).length).toBeLessThanOrEqual(5);
});

it('decides on every frame once and in order, and holds few of them back', () => {
  const finder = new CutFinder();
  const frames = sequence(30, (frame) =>
    frame === 12 ? new Float32Array(thumbnailSize).fill(250) : frame < 20 ? scenes.room(frame) : scenes.street(frame),
  );
  const decided: number[] = [];
  for (const [sent, thumbnail] of frames.entries()) {
    decided.push(...finder.push(thumbnail).map(({ frame }) => frame));
    expect(sent + 1 - decided.length).toBeLessThanOrEqual(4);
  }
  decided.push(...finder.finish().map(({ frame }) => frame));
  expect(decided).toEqual(frames.map((_, frame) => frame));
});
