import { describe, expect, it } from 'vitest';
import { chooseLabelPlaces, type FaceInFrame } from './choose-label-place.ts';
import { displaySizeOf, mapRectangle, toDisplay, type CodedShape, type Rectangle } from './orientation.ts';

const picture: CodedShape = { width: 640, height: 360, rotation: 0 };

const face = (frame: number, x: number, y: number, width: number, height = width * 1.3): FaceInFrame => ({
  frame,
  box: { x, y, width, height },
});

function overlaps(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('the place of the label', () => {
  it('is the bottom right corner where nobody is', () => {
    const [shot, ...more] = chooseLabelPlaces({ picture, language: 'pt', faces: [face(0, 200, 60, 150)], frames: 10 });
    expect(more).toEqual([]);
    expect(shot).toMatchObject({ from: 0, to: 10, place: { size: 'usual' } });
    const { x, y, width, height } = shot!.place!.rectangle;
    expect([x + width > 620, y + height > 345]).toEqual([true, true]);
  });

  it('stays the same for the whole clip while a face walks through the corners it can avoid', () => {
    const faces = Array.from({ length: 100 }, (_, i) => face(i, i * 5.4, 220, 100, 130));
    const shots = chooseLabelPlaces({ picture, language: 'en', faces, frames: 100, cuts: [0, 50] });
    expect(shots).toHaveLength(1);
    expect(faces.some(({ box }) => overlaps(box, shots[0]!.place!.rectangle))).toBe(false);
  });

  it('changes only at cuts where no place is free throughout', () => {
    const shotOf = (from: number, boxes: Rectangle[]) =>
      Array.from({ length: 10 }, (_, i) => boxes.map((box) => ({ frame: from + i, box }))).flat();
    const upper = { x: 0, y: 0, width: 640, height: 190 };
    const lower = { x: 0, y: 170, width: 640, height: 190 };
    const shots = chooseLabelPlaces({
      picture,
      language: 'pt',
      faces: [...shotOf(0, [upper]), ...shotOf(10, [lower])],
      frames: 20,
      cuts: [10],
    });
    expect(shots.map(({ from, to }) => [from, to])).toEqual([
      [0, 10],
      [10, 20],
    ]);
    expect(shots[0]!.place!.rectangle.y).toBeGreaterThan(190);
    expect(shots[1]!.place!.rectangle.y).toBeLessThan(170);
  });

  it('changes within a shot only where a face goes everywhere, and leaves out no more than has no room', () => {
    const all = { x: -400, y: -300, width: 1400, height: 1000 };
    const upper = { x: 0, y: 0, width: 640, height: 190 };
    const lower = { x: 0, y: 170, width: 640, height: 190 };
    const faces = Array.from({ length: 200 }, (_, frame) => ({
      frame,
      box: frame < 100 ? upper : frame < 150 ? lower : all,
    }));
    const shots = chooseLabelPlaces({ picture, language: 'pt', faces, frames: 200 });
    expect(shots.map(({ from }) => from)).toEqual([0, ...shots.slice(0, -1).map(({ to }) => to)]);
    const without = shots.filter(({ place }) => !place).reduce((sum, { from, to }) => sum + to - from, 0);
    expect(without).toBe(50);
    for (const { from, place } of shots)
      if (place) expect(overlaps(from < 100 ? upper : lower, place.rectangle)).toBe(false);
  });

  it('takes a corner beside the oval of a close-up whose box fills the picture', () => {
    const [shot] = chooseLabelPlaces({ picture, language: 'pt', faces: [face(0, 60, 10, 520, 340)], frames: 1 });
    expect(shot?.place).toBeDefined();
  });

  it('is nowhere rather than over a face that leaves no room', () => {
    const [shot] = chooseLabelPlaces({ picture, language: 'pt', faces: [face(0, -400, -300, 1400, 1000)], frames: 1 });
    expect(shot).toEqual({ from: 0, to: 1, place: undefined });
  });

  it.each([0, 90, 180, 270] as const)(
    'is never over the middle of any face, whatever the crowd, turned by %i',
    (rotation) => {
      let state = 11;
      const next = (below: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return (state / 2 ** 32) * below;
      };
      const shape: CodedShape = { width: 480, height: 854, rotation };
      const display = displaySizeOf(shape);
      for (let round = 0; round < 200; round++) {
        const faces = Array.from({ length: 1 + Math.floor(next(6)) }, (_, frame) =>
          face(frame, next(480) - 60, next(854) - 60, 30 + next(250)),
        );
        for (const { from, to, place } of chooseLabelPlaces({
          picture: shape,
          language: 'en',
          faces,
          frames: 6,
          cuts: [3],
        })) {
          if (!place) continue;
          const { x, y, width, height } = place.rectangle;
          expect([x, y, width, height].every((value) => value % 2 === 0 && value >= 0)).toBe(true);
          expect([x + width <= display.width, y + height <= display.height]).toEqual([true, true]);
          for (const { frame, box } of faces.filter((each) => each.frame >= from && each.frame < to)) {
            const upright = mapRectangle(box, (px, py) => toDisplay(px, py, shape));
            const core = {
              x: upright.x + upright.width * 0.15,
              y: upright.y + upright.height * 0.15,
              width: upright.width * 0.7,
              height: upright.height * 0.7,
            };
            expect(overlaps(core, place.rectangle), `round ${round}, frame ${frame}`).toBe(false);
          }
        }
      }
    },
  );
});
