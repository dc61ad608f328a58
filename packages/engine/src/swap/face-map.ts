import {
  faceTriangles,
  faceVertexCount,
  triangleOrientation,
  unwrappedCoordinates,
  type FaceMesh,
} from '@semblante/vision/geometry';
import { nowhere, type Address, type Heap } from '@semblante/media/kernels';
import { compositeKernels } from './composite-kernels.ts';
import type { BoxPlanes, FaceBox } from './face-box.ts';

const floatsPerVertex = 12;
const triangleCount = faceTriangles.length / 4;
const winding = triangleOrientation[0]!;
/** Of a record of the map: four coordinates, alpha, keep, two unused, 16 bits each. */
const bytesPerPixel = 16;
/** Numbers of a record, and its alpha where no triangle was drawn. */
export const recordLength = 8;
export const noTriangle = 0xffff;
/** Places are kept to a 64th of a pixel where their whole part leaves room for it, else to a 32nd. */
const fineBits = { bits: 6, placeMax: 1023 };
const coarseBits = 5;
/** A read takes the next pixel too, so that places stop short of the last one. */
const readReach = 1.02;
/** Alpha and keep of 1 in a record. */
export const alphaOne = 16_384;

export interface VertexPlaces {
  target: FaceMesh;
  output: FaceMesh;
  box: FaceBox;
  /** Texels along the side of the texture that is going to be read. */
  textureSide: number;
}

/**
 * The mesh as the kernels read it, and what they draw from it. One for all renderers of a heap: nothing of it outlives
 * a frame.
 */
export class FaceMap {
  readonly vertices: Address<'vertices'>;
  readonly #heap: Heap;
  readonly #triangles: Address<'triangles'>;
  readonly #order: Address<'order'>;
  readonly #scratch: Address<'mesh scratch'>;
  readonly #facing: Address<'facing'>;
  readonly #limits: Address<'limits'>;
  /** The records; see assembly/composite/raster.ts. */
  pixels: Address<'map'> = nowhere;
  /** Bits after the point of a place in a record. */
  bits = fineBits.bits;
  #textureSide = 0;

  constructor(heap: Heap) {
    this.#heap = heap;
    this.vertices = heap.allocate(faceVertexCount * floatsPerVertex * 4);
    this.#triangles = heap.place(faceTriangles);
    this.#order = heap.allocate(triangleCount * 4);
    this.#scratch = heap.allocate(Math.max((1024 + triangleCount) * 4, faceVertexCount * 16));
    this.#facing = heap.allocate(faceVertexCount * 4);
    this.#limits = heap.allocate(16);
  }

  setPlaces({ target, output, box, textureSide }: VertexPlaces): void {
    const { f32 } = this.#heap;
    const [right, bottom] = [box.width - readReach, box.height - readReach];
    for (
      let vertex = 0, i = 0, at = this.vertices >> 2;
      vertex < faceVertexCount;
      vertex++, i += 3, at += floatsPerVertex
    ) {
      f32[at] = output[i]! - box.x;
      f32[at + 1] = output[i + 1]! - box.y;
      f32[at + 2] = output[i + 2]!;
      f32[at + 4] = unwrappedCoordinates[2 * vertex]! * textureSide - 0.5;
      f32[at + 5] = unwrappedCoordinates[2 * vertex + 1]! * textureSide - 0.5;
      f32[at + 6] = within(target[i]! - box.x - 0.5, right);
      f32[at + 7] = within(target[i + 1]! - box.y - 0.5, bottom);
    }
    this.#textureSide = textureSide;
    this.bits = Math.max(box.width, box.height, textureSide) <= fineBits.placeMax ? fineBits.bits : coarseBits;
  }

  /** Cosine of each vertex of the output to the camera; the array is valid until the heap grows. */
  facing(): Float32Array {
    compositeKernels(this.#heap).faceCamera(
      this.#triangles,
      triangleCount,
      this.vertices,
      faceVertexCount,
      winding,
      this.#scratch,
      this.#facing,
    );
    return this.#heap.f32.subarray(this.#facing >> 2, (this.#facing >> 2) + faceVertexCount);
  }

  /** Per vertex: how much of the source shows, and how much of its luma the source keeps there. */
  setAlphas(alpha: Float32Array, keep: Float32Array): void {
    const { f32 } = this.#heap;
    for (let vertex = 0, at = this.vertices >> 2; vertex < faceVertexCount; vertex++, at += floatsPerVertex) {
      f32[at + 8] = alpha[vertex]!;
      f32[at + 9] = keep[vertex]!;
    }
  }

  /** Fills `pixels` for the box. */
  draw({ box, stride, blockRows }: BoxPlanes): void {
    const bytes = stride * 2 * blockRows * bytesPerPixel;
    this.pixels = this.#heap.reserve('composite.map', bytes);
    this.#heap.u8.fill(0xff, this.pixels, this.pixels + bytes);
    this.#setLimits(box);
    const kernels = compositeKernels(this.#heap);
    const count = kernels.orderTriangles(
      this.#triangles,
      triangleCount,
      this.vertices,
      faceVertexCount,
      winding,
      this.#order,
      this.#scratch,
    );
    kernels.rasterise(
      this.#triangles,
      this.#order,
      count,
      this.vertices,
      box.width,
      box.height,
      stride,
      this.bits,
      this.#limits,
      this.pixels,
    );
  }

  /** A needle of a triangle may point beyond the planes by rounding: its records are cut off there. */
  #setLimits({ width, height }: FaceBox): void {
    const unit = 1 << this.bits;
    const limits = new Uint16Array(this.#heap.memory.buffer, this.#limits, 8);
    const place = (size: number) => Math.floor((size - readReach) * unit);
    limits.set([
      place(this.#textureSide),
      place(this.#textureSide),
      place(width),
      place(height),
      alphaOne,
      alphaOne,
      alphaOne,
      alphaOne,
    ]);
  }
}

const within = (value: number, high: number) => (value < 0 ? 0 : value > high ? high : value);
