import * as ort from 'onnxruntime-node';
import type { Address, Heap } from '@semblante/media/kernels';
import type { YuvPicture } from '@semblante/media/picture';
import { PictureCropper, type Region } from './crop-picture.ts';
import { fillSurround } from './fill-surround.ts';

/** What a network wants to see: a square of this side, colours (0 to 255) · gain + offset. */
export interface NetworkInput {
  side: number;
  gain: number;
  offset: number;
  /** The colour (0 to 255) of what lies outside of the picture; black when it is not said. */
  surround?: number;
}

export type NetworkOutputs = Readonly<Record<string, Float32Array>>;

/** Several workers do better than several threads in one of them, so every session keeps to one. */
export const oneThread: ort.InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
};

/**
 * The memory that networks look into, and the turn-taking between them: an input must not be overwritten before it was
 * looked at.
 */
export class NetworkDesk {
  readonly heap: Heap;
  readonly cropper: PictureCropper;
  #last: Promise<unknown> = Promise.resolve();

  constructor(heap: Heap) {
    this.heap = heap;
    this.cropper = new PictureCropper(heap);
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn;
    return turn;
  }
}

/** One network: opened when it is first asked, then kept. */
export class Network {
  readonly #desk: NetworkDesk;
  readonly #path: () => Promise<string>;
  readonly input: NetworkInput;
  #opened: Promise<{ session: ort.InferenceSession; address: Address<'network input'> }> | undefined;

  constructor({ desk, path, input }: { desk: NetworkDesk; path: () => Promise<string>; input: NetworkInput }) {
    this.#desk = desk;
    this.#path = path;
    this.input = input;
  }

  /** What the network says about one turned square of the picture. The picture may be released when this resolves. */
  look(picture: YuvPicture, region: Region): Promise<NetworkOutputs> {
    return this.#desk.inTurn(async () => {
      const { session, address } = await (this.#opened ??= this.#open());
      this.#desk.cropper.crop(picture, region, { ...this.input, address });
      const { side, gain, offset, surround } = this.input;
      // The tensor is a view of the heap: nothing is copied, and nothing may grow the heap until the run is over.
      const seen = this.#desk.heap.f32.subarray(address >> 2, (address >> 2) + 3 * side * side);
      if (surround !== undefined) fillSurround(seen, { region, picture, side, value: surround * gain + offset });
      if (region.isMirrored) mirrorRows(seen, side);
      const results = await session.run({
        [session.inputNames[0]!]: new ort.Tensor('float32', seen, [1, 3, side, side]),
      });
      return Object.fromEntries(Object.entries(results).map(([name, tensor]) => [name, tensor.data as Float32Array]));
    });
  }

  close(): Promise<void> {
    return this.#desk.inTurn(async () => {
      const opened = await this.#opened;
      this.#opened = undefined;
      await opened?.session.release();
    });
  }

  async #open(): Promise<{ session: ort.InferenceSession; address: Address<'network input'> }> {
    try {
      const session = await ort.InferenceSession.create(await this.#path(), oneThread);
      const { side } = this.input;
      return { session, address: this.#desk.heap.allocate(4 * 3 * side * side) };
    } catch (cause) {
      this.#opened = undefined; // the next look tries again
      throw cause;
    }
  }
}

function mirrorRows(planes: Float32Array, side: number): void {
  for (let row = 0; row < planes.length; row += side) planes.subarray(row, row + side).reverse();
}
