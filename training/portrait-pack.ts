import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FaceMesh, meshPointCount } from '@semblante/vision/geometry';

export interface Crop {
  person: string;
  heldOut: boolean;
  faceWidth: number;
  bytes: number;
  index: number;
  from: number;
}

/** What is drawn: a portrait, or one with glasses that were drawn onto it. */
export interface Photo {
  crop: Crop;
  rgb: () => Promise<Buffer>;
}

/** Crops as `crop-pack.ts` wrote them. */
export class PortraitPack {
  readonly side: number;
  readonly crops: readonly Crop[];
  readonly #pictures: Buffer;
  readonly #meshes: Int16Array;

  constructor(folder: string) {
    const { side, crops } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
      side: number;
      crops: Omit<Crop, 'index' | 'from'>[];
    };
    let from = 0;
    this.side = side;
    this.crops = crops.map((crop, index) => {
      from += crop.bytes;
      return { ...crop, index, from: from - crop.bytes };
    });
    this.#pictures = readFileSync(join(folder, 'crops.pack'));
    this.#meshes = new Int16Array(Uint8Array.from(readFileSync(join(folder, 'meshes.i16'))).buffer);
  }

  /** Packed RGB. */
  rgbOf({ from, bytes }: Crop, isMirrored = false): Promise<Buffer> {
    const picture = sharp(this.#pictures.subarray(from, from + bytes)).removeAlpha();
    return (isMirrored ? picture.flop() : picture).raw().toBuffer();
  }

  meshOf({ index }: Crop): FaceMesh {
    const size = 3 * meshPointCount;
    return Float32Array.from(this.#meshes.subarray(index * size, (index + 1) * size), (value) => value / 64);
  }

  /** Portraits onto which `glasses_network/dress.py` drew glasses. */
  wornIn(folder: string): Photo[] {
    const { photos } = JSON.parse(readFileSync(join(folder, 'worn.json'), 'utf8')) as {
      photos: { of: number; bytes: number }[];
    };
    const packed = readFileSync(join(folder, 'worn.pack'));
    let from = 0;
    return photos.map(({ of, bytes }) => {
      const file = packed.subarray(from, from + bytes);
      from += bytes;
      return { crop: this.crops[of]!, rgb: () => sharp(file).removeAlpha().raw().toBuffer() };
    });
  }
}
