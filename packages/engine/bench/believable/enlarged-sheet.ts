import sharp, { type OverlayOptions } from 'sharp';
import type { FaceMesh } from '@semblante/vision/geometry';
import { cropRgb } from '../metrics/square-crop.ts';
import type { PicturePair } from '@semblante/media/testing';
import type { YuvPicture } from '@semblante/media/picture';
import { anglesOf, regionOfMesh } from '@semblante/vision/networks';
import type { Expression } from '../judges/expression-reader.ts';

/** A face of a sheet, large enough to see eyes, lips and the jaw line. */
const tileSide = 400;
const regionShare = 0.85;
const labelHeight = 28;
const calmMoments = 3;

interface Moment {
  before: Buffer;
  after: Buffer;
  label: string;
}

interface SeenFrame extends PicturePair {
  index: number;
  face: FaceMesh;
  /** Of the clip before. */
  expression: Expression;
}

/** Moments at which swaps fail: each is the frame with the most of it. */
const extremes = {
  'widest mouth': ({ expression }: SeenFrame) => expression.jawOpen,
  'most closed eye': ({ expression }: SeenFrame) => Math.max(expression.blink.left, expression.blink.right),
  'most turned': ({ face }: SeenFrame) => Math.abs(anglesOf(face).yaw),
} as const;
type Extreme = keyof typeof extremes;

/** Six moments of a clip for the eye: the original above, the swap below, and the photo. */
export class EnlargedSheet {
  readonly #calm: Moment[] = [];
  readonly #most = new Map<Extreme, { value: number; moment: Moment }>();
  readonly #calmEvery: number;

  constructor({ frames }: { frames: number }) {
    this.#calmEvery = Math.max(1, Math.floor(frames / calmMoments));
  }

  add(frame: SeenFrame): void {
    if (this.#calm.length < calmMoments && frame.index >= this.#calm.length * this.#calmEvery)
      this.#calm.push(momentOf(frame, 'frame'));
    for (const name of Object.keys(extremes) as Extreme[]) {
      const value = extremes[name](frame);
      if (value > (this.#most.get(name)?.value ?? -Infinity))
        this.#most.set(name, { value, moment: momentOf(frame, name) });
    }
  }

  async write(
    file: string,
    { name, photo }: { name: string; photo: { picture: YuvPicture; mesh: FaceMesh } },
  ): Promise<void> {
    const moments = [...this.#calm, ...[...this.#most.values()].map(({ moment }) => moment)];
    const layers: OverlayOptions[] = [label(name, 0), tile(tileOf(photo.picture, photo.mesh), { column: 0, row: 0 })];
    moments.forEach((moment, k) => {
      layers.push(
        label(moment.label, k + 1),
        tile(moment.before, { column: k + 1, row: 0 }),
        tile(moment.after, { column: k + 1, row: 1 }),
      );
    });
    await sharp({
      create: {
        width: (1 + moments.length) * tileSide,
        height: labelHeight + 2 * tileSide,
        channels: 3,
        background: '#20242c',
      },
    })
      .composite(layers)
      .jpeg({ quality: 90 })
      .toFile(file);
  }
}

const momentOf = ({ index, before, after, face }: SeenFrame, what: string): Moment => ({
  before: tileOf(before, face),
  after: tileOf(after, face),
  label: `${what} (${index})`,
});

function tileOf(picture: YuvPicture, face: FaceMesh): Buffer {
  const region = regionOfMesh(face);
  return Buffer.from(cropRgb(picture, { ...region, size: region.size * regionShare }, tileSide));
}

const tile = (input: Buffer, { column, row }: { column: number; row: number }): OverlayOptions => ({
  input,
  raw: { width: tileSide, height: tileSide, channels: 3 },
  left: column * tileSide,
  top: labelHeight + row * tileSide,
});

function label(text: string, column: number): OverlayOptions {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSide}" height="${labelHeight}"><text x="6" y="19" font-size="14" font-family="sans-serif" fill="#fff">${escaped}</text></svg>`;
  return { input: Buffer.from(svg), left: column * tileSide, top: 0 };
}
