import { faceVertexCount, facingOf, ovalLoop, smoothstep } from '@semblante/vision/geometry';
import type { Heap } from '@semblante/media/kernels';
import type { SourceFace } from '../photo/index.ts';
import type { YuvPicture } from '@semblante/media/picture';
import { alphaOf, defaultLook, faceBoxOf, type FrameInput, type Look } from '../swap/index.ts';
import { PictureCropper, type Region, meshInSquare, squareOf } from '@semblante/vision/networks';
import { addToPicture } from './add-to-picture.ts';
import { side } from './drawn-mesh.ts';
import type { FaceKind, FaceNetwork } from './face-network.ts';
import { NetworkPlanes } from './network-planes.ts';

/** Share of the square's side that the face's height takes, as in training. */
const faceShare = 0.7;
/** Squares smaller than this (pixels of the frame) show a face too small for anything to be corrected. */
const squareMin = 48;
/** Cosine to the camera in the photo from which on a place is fully known. */
const facingFull = 0.33;

const inside = new Float32Array(faceVertexCount).fill(1);
for (const vertex of ovalLoop) inside[vertex] = 0;

/** Lets the face network look at a face that was drawn into a frame, and adds what it would change. */
export class FaceCorrector {
  readonly #network: FaceNetwork;
  readonly #kind: FaceKind;
  readonly #heap: Heap;
  readonly #cropper: PictureCropper;
  readonly #look: Look;
  readonly #trust: Float32Array;
  readonly #planes: NetworkPlanes;
  readonly #alpha = new Float32Array(faceVertexCount);

  constructor({
    heap,
    network,
    source,
    look,
  }: {
    heap: Heap;
    network: FaceNetwork;
    source: SourceFace;
    look?: Partial<Look> | undefined;
  }) {
    this.#network = network;
    this.#kind = source.woreGlasses ? 'after glasses' : 'bare';
    this.#heap = heap;
    this.#cropper = new PictureCropper(heap);
    this.#look = { ...defaultLook, ...look };
    this.#trust = Float32Array.from(
      { length: faceVertexCount },
      (_, vertex) => smoothstep(0, facingFull, source.facing[vertex]!) * source.vertexAlpha[vertex]!,
    );
    this.#planes = NetworkPlanes.of(heap);
  }

  /**
   * `draw` paints the face into the picture and answers, by vertex, how much of a correction may show; undefined where
   * it painted nothing.
   */
  async drawAndCorrect(picture: YuvPicture, frame: FrameInput, draw: () => Float32Array | undefined): Promise<boolean> {
    const region = squareOf(frame.target, faceShare);
    const box = faceBoxOf([frame.target], picture);
    if (!box || region.size < squareMin || this.#look.correction <= 0) return draw() !== undefined;
    this.#read(picture, region);
    const mesh = meshInSquare(frame.target, region, side);
    this.#seeSurroundings(frame, mesh);
    const shares = draw();
    if (!shares) return false;
    this.#planes.limitReach(shares);
    this.#read(picture, region);
    this.#planes.writeDrawnFace();
    await this.#network.correct({ planes: this.#planes.seen, correction: this.#planes.answered }, this.#kind);
    addToPicture(this.#heap, picture, this.#planes, { region, box, strength: this.#look.correction });
    return true;
  }

  #seeSurroundings({ target, mask }: FrameInput, mesh: Float32Array): void {
    const alpha = alphaOf(target, { facing: facingOf(target), fixed: inside, look: this.#look }, this.#alpha);
    this.#planes.writeSurroundings({ mesh, alpha, trust: this.#trust, mask });
  }

  #read(picture: YuvPicture, region: Region): void {
    this.#cropper.crop(picture, region, { side, gain: 1 / 255, offset: 0, address: this.#planes.square });
  }
}
