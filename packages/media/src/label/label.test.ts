import { describe, expect, it } from 'vitest';
import type { ColourSpace, YuvPicture } from '../picture/yuv-picture.ts';
import { chooseLabelPlaces } from './choose-label-place.ts';
import { drawLabel, prepareLabel } from './label.ts';
import { displaySizeOf, toDisplay, type CodedShape } from './orientation.ts';

const limited: ColourSpace = { range: 'limited', matrix: 'bt709' };

function plain({
  width,
  height,
  luma,
  chroma = 90,
  chromaShift = 1,
  colour = limited,
}: {
  width: number;
  height: number;
  luma: number;
  chroma?: number;
  chromaShift?: 0 | 1;
  colour?: ColourSpace;
}): YuvPicture {
  const padding = 6; // real planes have wider rows than pictures
  const chromaStride = (width >> chromaShift) + padding;
  const chromaSize = chromaStride * (height >> chromaShift);
  return {
    width,
    height,
    yStride: width + padding,
    chromaStride,
    chromaShift,
    colour,
    y: new Uint8Array((width + padding) * height).fill(luma),
    u: new Uint8Array(chromaSize).fill(chroma),
    v: new Uint8Array(chromaSize).fill(chroma),
  };
}

function label(
  picture: YuvPicture,
  shape: Omit<CodedShape, 'width' | 'height'> = { rotation: 0 },
  language: 'pt' | 'en' = 'pt',
) {
  const coded = { width: picture.width, height: picture.height, ...shape };
  const [shot] = chooseLabelPlaces({ picture: coded, language, faces: [], frames: 1 });
  const prepared = prepareLabel({ picture: coded, colour: picture.colour, language, place: shot!.place! });
  drawLabel(picture, prepared);
  return { rectangle: shot!.place!.rectangle, coded };
}

/** Luma as it is looked at. */
function uprightLuma(picture: YuvPicture, coded: CodedShape): number[][] {
  const { width, height } = displaySizeOf(coded);
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => 0));
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [column, row] = toDisplay(x + 0.5, y + 0.5, coded);
      rows[Math.floor(row)]![Math.floor(column)] = picture.y[y * picture.yStride + x]!;
    }
  }
  return rows;
}

describe('the visible label', () => {
  it.each([
    [256, 144],
    [640, 360],
    [1920, 1080],
  ])('stands out from light and from dark ground at %i x %i', (width, height) => {
    for (const luma of [16, 120, 235]) {
      const picture = plain({ width, height, luma });
      const {
        rectangle: { x, y, width: w, height: h },
      } = label(picture);
      const inside = Array.from(
        { length: w * h },
        (_, i) => picture.y[(y + Math.floor(i / w)) * picture.yStride + x + (i % w)]!,
      );
      const text = inside.filter((value) => value > 200).length / inside.length;
      const ground = inside.filter((value) => value < 110).length / inside.length;
      expect(Math.max(...inside), `on ${luma}`).toBeGreaterThan(225);
      expect([text > 0.06, ground > 0.45], `text ${text}, ground ${ground} on ${luma}`).toEqual([true, true]);
    }
  });

  it('says different things in the two languages', () => {
    const portuguese = plain({ width: 320, height: 180, luma: 100 });
    const english = plain({ width: 320, height: 180, luma: 100 });
    label(portuguese, { rotation: 0 }, 'pt');
    label(english, { rotation: 0 }, 'en');
    expect(portuguese.y).not.toEqual(english.y);
  });

  it.each([
    { rotation: 90, isMirrored: false },
    { rotation: 180, isMirrored: false },
    { rotation: 270, isMirrored: false },
    { rotation: 0, isMirrored: true },
    { rotation: 90, isMirrored: true },
  ] as const)('reads the same in a clip that is turned by $rotation and mirrored $isMirrored', (shape) => {
    const isSideways = shape.rotation === 90 || shape.rotation === 270;
    const turned = isSideways
      ? plain({ width: 180, height: 320, luma: 100 })
      : plain({ width: 320, height: 180, luma: 100 });
    const straight = plain({ width: 320, height: 180, luma: 100 });
    const { coded } = label(turned, shape);
    label(straight);
    expect(uprightLuma(turned, coded)).toEqual(uprightLuma(straight, { width: 320, height: 180, rotation: 0 }));
  });

  it('touches nothing but its own place, in luma and in chroma of half and of full size', () => {
    for (const chromaShift of [0, 1] as const) {
      const picture = plain({ width: 320, height: 180, luma: 100, chromaShift });
      const {
        rectangle: { x, y, width, height },
      } = label(picture);
      const scale = 1 << chromaShift;
      for (const [plane, stride, per] of [
        [picture.y, picture.yStride, 1],
        [picture.u, picture.chromaStride, scale],
        [picture.v, picture.chromaStride, scale],
      ] as const) {
        const before = per === 1 && plane === picture.y ? 100 : 90;
        const changed = [...plane.keys()]
          .filter((i) => plane[i] !== before)
          .map((i) => [i % stride, Math.floor(i / stride)] as const);
        expect(changed.length).toBeGreaterThan((width * height) / per / per / 2);
        expect(
          changed.every(([cx, cy]) => cx * per >= x && cx * per < x + width && cy * per >= y && cy * per < y + height),
        ).toBe(true);
      }
    }
  });

  it('takes the colour out of what is under it, and out of nothing else', () => {
    const picture = plain({ width: 320, height: 180, luma: 100, chroma: 20 });
    const {
      rectangle: { x, y, width, height },
    } = label(picture);
    const middle = ((y + height / 2) >> 1) * picture.chromaStride + ((x + width / 2) >> 1);
    expect(picture.u[middle]).toBeGreaterThan(80);
    expect(Math.max(...picture.u)).toBeLessThanOrEqual(128);
  });

  it('fades halved chroma as it fades the four pixels that share it', () => {
    const halved = plain({ width: 320, height: 180, luma: 100, chroma: 20 });
    const full = plain({ width: 320, height: 180, luma: 100, chroma: 20, chromaShift: 0 });
    label(halved);
    label(full);
    const at = (x: number, y: number) => full.u[y * full.chromaStride + x]!;
    const wrong: string[] = [];
    for (let y = 0; y < 90; y++) {
      for (let x = 0; x < 160; x++) {
        const mean = (at(2 * x, 2 * y) + at(2 * x + 1, 2 * y) + at(2 * x, 2 * y + 1) + at(2 * x + 1, 2 * y + 1)) / 4;
        if (Math.abs(halved.u[y * halved.chromaStride + x]! - mean) > 1.5)
          wrong.push(`${x}, ${y}: ${halved.u[y * halved.chromaStride + x]} for ${mean}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('stays within the range of the clip', () => {
    for (const [colour, black, white] of [
      [limited, 16, 235],
      [{ range: 'full', matrix: 'bt601' }, 0, 255],
    ] as const) {
      for (const luma of [black, white]) {
        const picture = plain({ width: 256, height: 144, luma, colour });
        label(picture);
        const pixels = picture.y.filter((_, i) => i % picture.yStride < picture.width);
        expect([Math.min(...pixels) >= black, Math.max(...pixels) <= white]).toEqual([true, true]);
      }
    }
  });

  it.each([
    [16, 16],
    [2, 200],
    [200, 2],
    [34, 60],
  ])('fits into %i x %i without writing beside it', (width, height) => {
    const picture = plain({ width, height, luma: 100 });
    label(picture);
    const outside = [...picture.y.keys()].filter((i) => i % picture.yStride >= width && picture.y[i] !== 100);
    expect(outside).toEqual([]);
  });
});
