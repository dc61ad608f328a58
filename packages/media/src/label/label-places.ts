import { labelTexts, layOutText, type LabelLanguage } from './label-text.ts';
import type { Rectangle } from './orientation.ts';

/** Looked at on clips from 144p to 1080p: below 9 pixels a capital, "e" and "o" run together. */
const capitalMin = 9;
const capitalShare = 0.026; // of the short side: 28 pixels at 1080p
const paddingX = 0.6;
const paddingY = 0.48;
const marginShare = 0.022;

/** Where a small label still reads, for clips in which a face leaves little room. */
const smallerFactor = 0.78;

export type LabelSize = 'usual' | 'small';

export interface LabelMeasures {
  /** Height of a capital in pixels. */
  capital: number;
  width: number;
  height: number;
  textX: number;
  textY: number;
}

/** Sizes of the label in a picture as it is looked at. Width and height are even, so that chroma of half size fits. */
export function measureLabel(
  { width, height }: { width: number; height: number },
  { language, size }: { language: LabelLanguage; size: LabelSize },
): LabelMeasures {
  const text = layOutText(labelTexts[language]).width;
  const wanted = Math.max(capitalMin, Math.min(width, height) * capitalShare * (size === 'small' ? smallerFactor : 1));
  // A picture of a few dozen pixels cannot hold it legibly: then it is as wide as fits.
  const capital = Math.min(wanted, (width * 0.94) / (text + 2 * paddingX), (height * 0.5) / (1 + 2 * paddingY));
  const boxWidth = even(capital * (text + 2 * paddingX));
  const boxHeight = even(capital * (1 + 2 * paddingY));
  return {
    capital,
    width: boxWidth,
    height: boxHeight,
    textX: (boxWidth - capital * text) / 2,
    textY: (boxHeight - capital) / 2,
  };
}

const even = (value: number) => 2 * Math.max(1, Math.round(value / 2));

/** Along the edges, the corners first: as shares of the room there is to the left and above. */
const candidates: readonly (readonly [number, number])[] = [
  [1, 1],
  [0, 1],
  [1, 0],
  [0, 0],
  [0.5, 1],
  [0.5, 0],
  [0.75, 1],
  [0.25, 1],
  [0.75, 0],
  [0.25, 0],
  [1, 0.5],
  [0, 0.5],
  [1, 0.75],
  [0, 0.75],
  [1, 0.25],
  [0, 0.25],
];

/** Every place the label may have, the best first, as the picture is looked at. */
export function labelPlaces(
  picture: { width: number; height: number },
  label: { width: number; height: number },
): Rectangle[] {
  const margin = evenDown(Math.min(picture.width, picture.height) * marginShare);
  const place = (share: number, whole: number, part: number) => {
    const room = Math.max(0, whole - part - 2 * margin);
    return evenDown(Math.min(margin + share * room, Math.max(0, whole - part)));
  };
  return candidates.map(([x, y]) => ({
    x: place(x, picture.width, label.width),
    y: place(y, picture.height, label.height),
    width: label.width,
    height: label.height,
  }));
}

const evenDown = (value: number) => 2 * Math.floor(value / 2);
