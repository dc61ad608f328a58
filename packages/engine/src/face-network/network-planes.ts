import {
  atlasCoordinates,
  atlasSize,
  faceTriangles,
  faceVertexCount,
  meshPointCount,
  triangleKinds,
} from '@semblante/vision/geometry';
import { nowhere, type Address, type Heap } from '@semblante/media/kernels';
import { pixels } from './drawn-mesh.ts';
import { squareKernels } from './square-kernels.ts';

/** Surroundings 3, the face as drawn 3, trust, hidden, alpha, eyes, irises, mouth. */
export const planeCount = 12;
/** Red, green and blue. */
export const answerCount = 3;

/**
 * Alpha from which on the target's own face is kept from the network: it is to know the light on it, not the person.
 */
const hiddenAlphaMin = 0.35;
/** Trust from which on all of a correction shows. */
const trustFull = 0.5;

const triangleCount = faceTriangles.length / 4;
const irisCentres = [468, 473] as const;
/** Of cells of light: 16 × 16, four floats each. */
const cellBytes = 4 * 4 * 16 * 16;
/** Trust, alpha, and the place in the atlas. */
const cornerFloats = 4;

export interface SeenFrame {
  /** In pixels of the square. */
  mesh: Float32Array;
  /** Of each vertex: how much of the new face shows, and how far the photo knows it. */
  alpha: Float32Array;
  trust: Float32Array;
  /** See `FrameInput`. */
  mask: Float32Array | undefined;
}

const stages = new WeakMap<Heap, NetworkPlanes>();

/**
 * What the network sees, made in the heap: the buffers through which every square of a heap goes. The four pixels of
 * each 2 × 2 block lie in four planes, see `withoutShuffles`.
 */
export class NetworkPlanes {
  readonly #heap: Heap;
  readonly #triangles: Address<'triangles'>;
  readonly #mesh: Address<'mesh'>;
  readonly #corners: Address<'corners'>;
  readonly #shares: Address<'shares'>;
  readonly #mask: Address<'mask'>;
  readonly #triangle: Address<'triangle'>;
  readonly #first: Address<'first weights'>;
  readonly #second: Address<'second weights'>;
  readonly #trust: Address<'trust'>;
  readonly #alpha: Address<'alpha'>;
  readonly #shown: Address<'shown'>;
  readonly #sharpEyes: Address<'sharp eyes'>;
  readonly #sharpMouth: Address<'sharp mouth'>;
  readonly #eyes: Address<'eyes'>;
  readonly #irises: Address<'irises'>;
  readonly #mouth: Address<'mouth'>;
  readonly #means: Address<'means'>;
  readonly #cells: Address<'cell scratch'>;
  readonly #planes: Address<'planes'>;
  /** The frame's square, first before anything was drawn, then after: red, green and blue planes, 0 to 1. */
  readonly square: Address<'network input'>;
  readonly answer: Address<'answer'>;
  /** Where a correction may show. */
  readonly reach: Address<'reach'>;
  readonly depth: Address<'depth'>;
  readonly change: Address<'change'>;

  static of(heap: Heap): NetworkPlanes {
    let stage = stages.get(heap);
    if (!stage) stages.set(heap, (stage = new NetworkPlanes(heap)));
    return stage;
  }

  private constructor(heap: Heap) {
    const plane = <Of extends string>(count = 1) => heap.allocate<Of>(4 * count * pixels);
    this.#heap = heap;
    this.#triangles = heap.place(faceTriangles);
    this.#mesh = heap.allocate(4 * 3 * meshPointCount);
    this.#corners = heap.allocate(4 * cornerFloats * faceVertexCount);
    this.#shares = heap.allocate(4 * (faceVertexCount + 3));
    this.#mask = heap.allocate(4 * atlasSize * atlasSize);
    this.#triangle = plane();
    this.#first = plane();
    this.#second = plane();
    this.#trust = plane();
    this.#alpha = plane();
    this.#shown = plane();
    this.#sharpEyes = plane();
    this.#sharpMouth = plane();
    this.#eyes = plane();
    this.#irises = plane();
    this.#mouth = plane();
    this.#means = heap.allocate(cellBytes);
    this.#cells = heap.allocate(cellBytes);
    this.#planes = plane(planeCount);
    this.square = plane(3);
    this.answer = plane(answerCount);
    this.reach = plane();
    this.depth = plane();
    this.change = plane(3);
    for (let vertex = 0; vertex < faceVertexCount; vertex++)
      heap.f32.set(
        atlasCoordinates.subarray(2 * vertex, 2 * vertex + 2),
        (this.#corners >> 2) + cornerFloats * vertex + 2,
      );
  }

  /** A view of what the network is to see. It is over when the heap grows, as every view is. */
  get seen(): Float32Array {
    return this.#heap.f32.subarray(this.#planes >> 2, (this.#planes >> 2) + planeCount * pixels);
  }

  /** The same of where its answer goes. */
  get answered(): Float32Array {
    return this.#heap.f32.subarray(this.answer >> 2, (this.answer >> 2) + answerCount * pixels);
  }

  /** Writes everything but the drawn face, and where a correction may show. */
  writeSurroundings({ mesh, alpha, trust, mask }: SeenFrame): void {
    const { f32, u8 } = this.#heap;
    const kernels = squareKernels(this.#heap);
    f32.set(mesh, this.#mesh >> 2);
    for (let vertex = 0, at = this.#corners >> 2; vertex < faceVertexCount; vertex++, at += cornerFloats) {
      f32[at] = trust[vertex]!;
      f32[at + 1] = alpha[vertex]!;
    }
    if (mask) f32.set(mask, this.#mask >> 2);
    kernels.drawMesh(
      this.#triangles, triangleCount, this.#mesh, this.depth, this.#triangle, this.#first, this.#second,
    ); // oxfmt-ignore
    kernels.readFace(
      this.#triangles, this.#triangle, this.#first, this.#second, this.#corners, mask ? this.#mask : nowhere,
      atlasSize, triangleKinds.mouth, this.#trust, this.#alpha, this.#shown, this.#sharpEyes, this.#sharpMouth,
    ); // oxfmt-ignore
    u8.fill(0, this.#irises, this.#irises + 4 * pixels);
    for (const centre of irisCentres) kernels.drawIris(this.#mesh, centre, this.#sharpEyes, this.#irises);
    kernels.soften(this.#sharpEyes, this.#eyes);
    kernels.soften(this.#sharpMouth, this.#mouth);
    kernels.sumLight(this.square, this.#alpha, this.#shown, this.#means, this.#cells);
    kernels.writeSurroundings(
      this.square, this.#trust, this.#alpha, this.#shown, this.#eyes, this.#irises, this.#mouth, this.#means,
      hiddenAlphaMin, trustFull, this.#cells, this.#planes, this.reach,
    ); // oxfmt-ignore
  }

  /** Where vertices take less of a correction, less of it may show. */
  limitReach(shares: Float32Array): void {
    if (shares.every((share) => share >= 1)) return;
    this.#heap.f32.set(shares, this.#shares >> 2);
    squareKernels(this.#heap).limitReach(
      this.#triangles, this.#triangle, this.#first, this.#second, this.#shares, this.reach,
    ); // oxfmt-ignore
  }

  writeDrawnFace(): void {
    squareKernels(this.#heap).writeDrawn(this.square, this.#planes);
  }
}
