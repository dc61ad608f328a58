import { colourCoefficients, type ColourSpace, type YuvPicture } from '../picture/index.ts';
import type { LabelPlace } from './choose-label-place.ts';
import { measureLabel } from './label-places.ts';
import { drawText, labelTexts, type LabelLanguage } from './label-text.ts';
import { displaySizeOf, mapRectangle, toCoded, toDisplay, type CodedShape, type Rectangle } from './orientation.ts';

/**
 * White on a dark ground that lets a little through: on white paper the ground still comes out at 92 of 255, a contrast
 * of 6.8 to 1 (WCAG asks for 4.5).
 */
const groundOpacity = 0.64;
const textOpacity = 0.97;
const penShare = 0.145;
const penMin = 1.35;
const cornerShare = 0.34; // of the height

/**
 * For each pixel `new = (old * keep + add) >> 8`, both numbers in one (`add << 9 | keep`), as they lie in the coded
 * picture.
 */
interface Blend {
  width: number;
  height: number;
  keepAndAdd: Uint32Array;
}

const keepBits = 9; // 0 to 256
const keepMask = (1 << keepBits) - 1;

export interface Label {
  /** Top left in the coded picture; even, so that chroma of half size fits. */
  x: number;
  y: number;
  luma: Blend;
  chroma: { half: Blend; full: Blend };
}

export interface LabelFor {
  picture: CodedShape;
  colour: ColourSpace;
  language: LabelLanguage;
  place: LabelPlace;
}

/** Prepares a label once; drawing it is then one multiplication and one addition for each pixel under it. */
export function prepareLabel({ picture, colour, language, place }: LabelFor): Label {
  const { ground, text } = drawUpright({ picture, language, place });
  const coded = mapRectangle(place.rectangle, (x, y) => toCoded(x, y, picture));
  const turned = (plane: Float32Array) => turnToCoded(plane, { picture, upright: place.rectangle, coded });
  const codedGround = turned(ground);
  const codedText = turned(text);
  const opacities = codedGround.map((opacity, i) => 1 - (1 - opacity) * (1 - codedText[i]!));
  const { black, lumaScale } = colourCoefficients(colour);
  const white = black + 255 * lumaScale;
  return {
    x: coded.x,
    y: coded.y,
    luma: blendOf(coded, (i) => ({
      opacity: opacities[i]!,
      adds: black * (opacities[i]! - codedText[i]!) + white * codedText[i]!,
    })),
    chroma: {
      full: greyBlend(coded, opacities),
      half: greyBlend({ width: coded.width >> 1, height: coded.height >> 1 }, meanOfFour(opacities, coded)),
    },
  };
}

/** Draws into the picture's planes, which must be writable. */
export function drawLabel(picture: YuvPicture, { x, y, luma, chroma }: Label): void {
  blend(picture.y, { stride: picture.yStride, x, y }, luma);
  const isHalf = picture.chromaShift === 1;
  const corner = { stride: picture.chromaStride, x: isHalf ? x >> 1 : x, y: isHalf ? y >> 1 : y };
  const patch = isHalf ? chroma.half : chroma.full;
  blend(picture.u, corner, patch);
  blend(picture.v, corner, patch);
}

function blend(
  plane: Uint8Array,
  { stride, x, y }: { stride: number; x: number; y: number },
  { width, height, keepAndAdd }: Blend,
): void {
  for (let row = 0, i = 0; row < height; row++) {
    let at = (y + row) * stride + x;
    for (const end = at + width; at < end; at++, i++) {
      const packed = keepAndAdd[i]!;
      plane[at] = (plane[at]! * (packed & keepMask) + (packed >>> keepBits)) >> 8;
    }
  }
}

function drawUpright({ picture, language, place }: Pick<LabelFor, 'picture' | 'language' | 'place'>): {
  ground: Float32Array;
  text: Float32Array;
} {
  const { capital, width, height, textX, textY } = measureLabel(displaySizeOf(picture), { language, size: place.size });
  const pen = Math.max(penMin, capital * penShare);
  const text = drawText(labelTexts[language], { width, height, x: textX, y: textY, capital, pen }).map(
    (coverage) => coverage * textOpacity,
  );
  const radius = height * cornerShare;
  const ground = Float32Array.from(
    { length: width * height },
    (_, i) =>
      groundOpacity * roundedCoverage((i % width) + 0.5, Math.floor(i / width) + 0.5, { width, height, radius }),
  );
  return { ground, text };
}

function roundedCoverage(
  x: number,
  y: number,
  { width, height, radius }: { width: number; height: number; radius: number },
): number {
  const dx = Math.max(0, Math.abs(x - width / 2) - (width / 2 - radius));
  const dy = Math.max(0, Math.abs(y - height / 2) - (height / 2 - radius));
  return Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5));
}

function turnToCoded(
  plane: Float32Array,
  { picture, upright, coded }: { picture: CodedShape; upright: Rectangle; coded: Rectangle },
): Float32Array {
  const turned = new Float32Array(plane.length);
  for (let row = 0; row < coded.height; row++) {
    for (let column = 0; column < coded.width; column++) {
      const [x, y] = toDisplay(coded.x + column + 0.5, coded.y + row + 0.5, picture);
      turned[row * coded.width + column] =
        plane[Math.floor(y - upright.y) * upright.width + Math.floor(x - upright.x)]!;
    }
  }
  return turned;
}

function blendOf(
  { width, height }: { width: number; height: number },
  at: (i: number) => { opacity: number; adds: number },
): Blend {
  const keepAndAdd = new Uint32Array(width * height);
  for (let i = 0; i < keepAndAdd.length; i++) {
    const { opacity, adds } = at(i);
    const keep = Math.round(256 * (1 - opacity));
    const add = Math.round(256 * adds) + (opacity > 0 ? 128 : 0); // 128 rounds the shift; an untouched pixel stays as it is
    keepAndAdd[i] = (add << keepBits) | keep;
  }
  return { width, height, keepAndAdd };
}

/** Ground and text are both grey: colour only fades towards none. */
function greyBlend(size: { width: number; height: number }, opacities: Float32Array): Blend {
  return blendOf(size, (i) => ({ opacity: opacities[i]!, adds: 128 * opacities[i]! }));
}

function meanOfFour(plane: Float32Array, { width, height }: { width: number; height: number }): Float32Array {
  const halfWidth = width >> 1;
  return Float32Array.from({ length: halfWidth * (height >> 1) }, (_, i) => {
    const at = 2 * Math.floor(i / halfWidth) * width + 2 * (i % halfWidth);
    return (plane[at]! + plane[at + 1]! + plane[at + width]! + plane[at + width + 1]!) / 4;
  });
}
