import { labelPlaces, measureLabel, type LabelSize } from './label-places.ts';
import type { LabelLanguage } from './label-text.ts';
import { displaySizeOf, mapRectangle, toDisplay, type CodedShape, type Rectangle } from './orientation.ts';

/** A face in one frame, as the picture is coded. */
export interface FaceInFrame {
  frame: number;
  box: Rectangle;
}

/** Where the label is drawn, as the picture is looked at. */
export interface LabelPlace {
  size: LabelSize;
  rectangle: Rectangle;
}

export interface LabelShot {
  /** First frame, and the first that is not part of it. */
  from: number;
  to: number;
  /** Nowhere, where faces fill the picture: a label is never put over a face. Whoever draws counts those frames. */
  place: LabelPlace | undefined;
}

export interface LabelOptions {
  picture: CodedShape;
  language: LabelLanguage;
  faces: readonly FaceInFrame[];
  frames: number;
  /** First frames of the shots, as the analysis found them. The first frame of all may be among them or not. */
  cuts?: readonly number[];
}

/**
 * Meshes end at brows and chin; this much of the box more on each side is forehead, ears and what moves between frames.
 */
const faceMargin = 0.12;

/**
 * Shorter pieces of a shot get no place of their own: a label that jumps about faster cannot be read. A second, at
 * usual rates.
 */
const pieceFramesMin = 24;

/**
 * One place for the whole clip where there is one, so that the label does not jump about; else one for each shot, else
 * one for each half of the shot, and so on. First with boxes around the faces, then with the ovals in them: in a
 * close-up the corners are free although the box is not.
 */
export function chooseLabelPlaces({ picture, language, faces, frames, cuts = [] }: LabelOptions): LabelShot[] {
  const display = displaySizeOf(picture);
  const upright = faces.map(({ frame, box }) => ({
    frame,
    box: grown(mapRectangle(box, (x, y) => toDisplay(x, y, picture))),
  }));
  const attempts = attemptsFor(display, language);
  const everywhere = findPlace(
    attempts,
    upright.map(({ box }) => box),
  );
  if (everywhere) return [{ from: 0, to: frames, place: everywhere }];
  const starts = [...new Set([0, ...cuts])].filter((start) => start >= 0 && start < frames).sort((a, b) => a - b);
  const shots = starts.map((from, i) => ({ from, to: starts[i + 1] ?? frames }));
  const piecesOf = (from: number, to: number): LabelShot[] => {
    const place = findPlace(
      attempts,
      upright.filter(({ frame }) => frame >= from && frame < to).map(({ box }) => box),
    );
    if (place || to - from < 2 * pieceFramesMin) return [{ from, to, place }];
    const middle = (from + to) >> 1;
    return [...piecesOf(from, middle), ...piecesOf(middle, to)];
  };
  return shots.flatMap(({ from, to }) => piecesOf(from, to));
}

type Face = Rectangle;

interface Attempt {
  size: LabelSize;
  places: Rectangle[];
  isFree: (place: Rectangle, face: Face) => boolean;
}

function attemptsFor(display: { width: number; height: number }, language: LabelLanguage): Attempt[] {
  const placesOf = (size: LabelSize) => labelPlaces(display, measureLabel(display, { language, size }));
  return [
    { size: 'usual', places: placesOf('usual'), isFree: isOutsideBox },
    { size: 'small', places: placesOf('small'), isFree: isOutsideBox },
    { size: 'usual', places: placesOf('usual'), isFree: isOutsideOval },
    { size: 'small', places: placesOf('small'), isFree: isOutsideOval },
  ];
}

function findPlace(attempts: readonly Attempt[], faces: readonly Face[]): LabelPlace | undefined {
  for (const { size, places, isFree } of attempts) {
    const rectangle = places.find((place) => faces.every((face) => isFree(place, face)));
    if (rectangle) return { size, rectangle };
  }
  return undefined;
}

function isOutsideBox(place: Rectangle, face: Face): boolean {
  return (
    place.x >= face.x + face.width ||
    place.x + place.width <= face.x ||
    place.y >= face.y + face.height ||
    place.y + place.height <= face.y
  );
}

/** The oval's nearest point to the rectangle is looked for in coordinates in which the oval is a circle. */
function isOutsideOval(place: Rectangle, face: Face): boolean {
  const centreX = face.x + face.width / 2;
  const centreY = face.y + face.height / 2;
  const nearX = Math.min(Math.max(centreX, place.x), place.x + place.width);
  const nearY = Math.min(Math.max(centreY, place.y), place.y + place.height);
  return Math.hypot((nearX - centreX) / (face.width / 2), (nearY - centreY) / (face.height / 2)) > 1;
}

function grown({ x, y, width, height }: Rectangle): Face {
  return {
    x: x - width * faceMargin,
    y: y - height * faceMargin,
    width: width * (1 + 2 * faceMargin),
    height: height * (1 + 2 * faceMargin),
  };
}
