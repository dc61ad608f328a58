import { castOf, renderPortrait, type Performance } from '@semblante/actors';
import type { FaceMesh } from '@semblante/vision/geometry';
import { yuvFromRgb, type YuvPicture } from '@semblante/media/picture';
import { meshOfTruth } from '@semblante/vision/testing';

const size = { width: 480, height: 480 } as const;

export interface DrawnShot {
  picture: YuvPicture;
  /** Where the face truly is. */
  face: FaceMesh;
}

export interface Canvas {
  face: FaceMesh;
  /** Paints an ellipse about a place given in pixels. */
  ellipse(place: { x: number; y: number; width: number; height: number }, paint: (colour: Colour) => Colour): void;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Tests ask for the same few portraits again and again. */
const drawn = new Map<string, ReturnType<typeof renderPortrait>>();

function draw(name: string, performance: Performance): ReturnType<typeof renderPortrait> {
  const key = JSON.stringify([name, performance]);
  const known = drawn.get(key) ?? renderPortrait(castOf(name)[0]!, { ...size, ...performance });
  drawn.set(key, known);
  return known;
}

/** A portrait of a synthetic person, with something painted on it where asked. */
export function drawnShot(name: string, performance: Performance = {}, paint?: (canvas: Canvas) => void): DrawnShot {
  const { rgb, truth } = draw(name, performance);
  const face = meshOfTruth(truth.people[0]!);
  const painted = rgb.slice();
  paint?.({ face, ellipse: (place, colour) => paintEllipse(painted, { ...place, colour }) });
  return { picture: yuvFromRgb(painted, { ...size, colour: { range: 'full', matrix: 'bt601' } }), face };
}

export const pointOf = (face: FaceMesh, vertex: number): { x: number; y: number } => ({
  x: face[3 * vertex]!,
  y: face[3 * vertex + 1]!,
});

function paintEllipse(
  rgb: Uint8Array,
  {
    x,
    y,
    width,
    height,
    colour,
  }: { x: number; y: number; width: number; height: number; colour: (before: Colour) => Colour },
): void {
  for (let i = 0; i < rgb.length; i += 3) {
    const [dx, dy] = [((i / 3) % size.width) - x, Math.floor(i / 3 / size.width) - y];
    if (((2 * dx) / width) ** 2 + ((2 * dy) / height) ** 2 < 1) rgb.set(colour([rgb[i]!, rgb[i + 1]!, rgb[i + 2]!]), i);
  }
}
