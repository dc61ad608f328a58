import { availableParallelism } from 'node:os';
import * as ort from 'onnxruntime-node';
import { Heap } from '@semblante/media/kernels';
import { isnetPrecision } from './precision.ts';
import { type Sight, squeezeColours, stretchValues } from './resample.ts';
import type { RgbaPicture } from '@semblante/media/picture';
import { ensureCutOutWeights } from './weights/ensure-cut-out-weights.ts';
import type { CutOutWeightsName } from './weights/cut-out-weights.ts';

/** What a network wants to see: the whole picture squeezed into a square, each colour (value - mean) / scale. */
interface NetworkSight extends Sight {
  weights: CutOutWeightsName;
}

/** `full` is ISNet, for results; `preview` is U-2-Net's small sister, five times cheaper and visibly coarser. */
export type SubjectModel = 'full' | 'preview';

/** Shows through where the picture is transparent already: neither dark nor bright, no colour. */
const behind = 128;

const sightOf: Readonly<Record<SubjectModel, NetworkSight>> = {
  // Smaller than 1024 ruins it. Mean and scale are those that rembg uses.
  full: { weights: `isnet-${isnetPrecision}`, side: 1024, mean: [127.5, 127.5, 127.5], scale: [255, 255, 255], behind },
  // The colours of ImageNet, as U-2-Net was trained.
  preview: { weights: 'u2netp', side: 320, mean: [123.675, 116.28, 103.53], scale: [58.395, 57.12, 57.375], behind },
};

/** More do not make one picture faster, and the server runs several children. */
const threadsMax = 4;
/**
 * No memory pattern: planning it keeps a second copy of all buffers. No spinning: threads that wait for each other
 * busily take the core from whoever is to finish first.
 */
const sessionOptions: ort.InferenceSession.SessionOptions = {
  intraOpNumThreads: Math.min(threadsMax, availableParallelism()),
  interOpNumThreads: 1,
  executionMode: 'sequential',
  graphOptimizationLevel: 'all',
  enableMemPattern: false,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};
/**
 * The networks' strongest answer is stretched to 1, as they were trained to be read. A weaker one than this is about
 * nothing.
 */
const faintest = 0.6;

export interface Subject {
  /** 0 to 255, as large as the picture. */
  alpha: Uint8Array;
  /** `nothing` when the network saw no subject at all; alpha is 0 everywhere then. */
  found: 'subject' | 'nothing';
}

/** One network: opened when it is first asked, kept, and asked one picture at a time; further ones wait in line. */
export class SubjectNetwork {
  readonly #sight: NetworkSight;
  readonly #weightsFolder: string;
  /** Kept from picture to picture: see `Heap.clear`. */
  readonly #heap = new Heap();
  #opened: Promise<ort.InferenceSession> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(model: SubjectModel, { weightsFolder, weights }: { weightsFolder: string; weights?: CutOutWeightsName }) {
    const sight = sightOf[model];
    this.#sight = weights ? { ...sight, weights } : sight;
    this.#weightsFolder = weightsFolder;
  }

  get isOpen(): boolean {
    return this.#opened !== undefined;
  }

  find(picture: RgbaPicture): Promise<Subject> {
    return this.#inTurn(async () => {
      const { side } = this.#sight;
      const { width, height } = picture;
      const answer = await this.#run(this.prepare(picture));
      this.#heap.clear();
      const { stretched, isFaint } = stretchValues(this.#heap, answer, { side, width, height, faintest });
      return { alpha: stretched, found: isFaint ? 'nothing' : 'subject' };
    });
  }

  /** The picture as the network wants to see it, until it is shown the next one. */
  prepare(picture: RgbaPicture): Float32Array {
    this.#heap.clear();
    return squeezeColours(this.#heap, picture, this.#sight);
  }

  /** The bare network, in turn. */
  ask(seen: Float32Array): Promise<Float32Array> {
    return this.#inTurn(() => this.#run(seen));
  }

  close(): Promise<void> {
    return this.#inTurn(async () => {
      const session = await this.#opened;
      this.#opened = undefined;
      await session?.release();
    });
  }

  async #run(seen: Float32Array): Promise<Float32Array> {
    const { side } = this.#sight;
    const session = await (this.#opened ??= this.#open());
    const results = await session.run({
      [session.inputNames[0]!]: new ort.Tensor('float32', seen, [1, 3, side, side]),
    });
    return results[session.outputNames[0]!]!.data as Float32Array;
  }

  async #open(): Promise<ort.InferenceSession> {
    try {
      const path = await ensureCutOutWeights(this.#sight.weights, this.#weightsFolder);
      return await ort.InferenceSession.create(path, sessionOptions);
    } catch (cause) {
      this.#opened = undefined; // the next picture tries again
      throw cause;
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn;
    return turn;
  }
}
