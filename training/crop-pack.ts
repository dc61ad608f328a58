import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { meshInSquare, squareOf } from '@semblante/vision/networks';
import type { FaceMesh } from '@semblante/vision/geometry';
import { cropRgb } from '../packages/engine/bench/metrics/square-crop.ts';
import type { YuvPicture } from '@semblante/media/picture';

/**
 * Share of the crop's side that the face's height takes: hair, ears and neck beside it tell the network about the
 * light.
 */
const faceShare = 0.62;

/** What the trainer needs to know of a crop beside its picture and mesh. */
interface CropFacts {
  person: string;
  /** Pixels of the picture it was cut from. */
  faceWidth: number;
  heldOut: boolean;
}

/**
 * Face crops in three files: pictures one after the other (WebP), meshes (478 x 3 a crop, in 1/64 of a crop's pixel),
 * and an index.
 */
export class CropPack {
  readonly side: number;
  readonly #folder: string;
  readonly #quality: number;
  readonly #pictures: Buffer[] = [];
  readonly #meshes: Buffer[] = [];
  readonly #crops: (CropFacts & { bytes: number })[] = [];

  constructor(folder: string, { side = 288, quality = 84 } = {}) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.side = side;
    this.#quality = quality;
  }

  get people(): number {
    return new Set(this.#crops.map(({ person }) => person)).size;
  }

  /** Packed RGB of the square around a face. */
  cut(picture: YuvPicture, mesh: FaceMesh): Buffer {
    return Buffer.from(Uint8Array.from(cropRgb(picture, squareOf(mesh, faceShare), this.side)));
  }

  async add(rgb: Buffer, mesh: FaceMesh, facts: CropFacts): Promise<void> {
    const file = await sharp(rgb, { raw: { width: this.side, height: this.side, channels: 3 } })
      .webp({ quality: this.#quality, effort: 3, smartSubsample: true })
      .toBuffer();
    this.#pictures.push(file);
    const fixed = Int16Array.from(meshInSquare(mesh, squareOf(mesh, faceShare), this.side), (value) =>
      Math.max(-32000, Math.min(32000, Math.round(64 * value))),
    );
    this.#meshes.push(Buffer.from(fixed.buffer));
    this.#crops.push({ ...facts, bytes: file.length });
  }

  write(): void {
    writeFileSync(join(this.#folder, 'crops.pack'), Buffer.concat(this.#pictures));
    writeFileSync(join(this.#folder, 'meshes.i16'), Buffer.concat(this.#meshes));
    writeFileSync(join(this.#folder, 'index.json'), JSON.stringify({ side: this.side, crops: this.#crops }));
  }
}
