import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-node';
import { EngineError } from '../engine-error.ts';
import { sha256Of } from '../vision/weights/ensure-weights.ts';

export const scales = [2, 4] as const;
export type Scale = (typeof scales)[number];

interface Weights {
  file: string;
  sha256: string;
  /** What the network takes and gives for white. */
  white: 1 | 255;
  /** Pixels from which on nothing changes a colour by over a level: docs/decisions/0014-enhance.md#what-is-done. */
  reach: number;
  /** Of the small picture in one tile, margins and all: so many keep the whole under its memory. */
  tilePixels: number;
}

/** Made by training/convert-enlarger.ts; whose they are: docs/decisions/0014-enhance.md. */
const weightsOf: Readonly<Record<Scale, Weights>> = {
  2: {
    file: 'enlarger-2x.onnx',
    sha256: 'd7db11caa4ba1342eaa6fd80fc04193d487b89cb553e189be6dd5e5a5bcfb786',
    white: 255,
    reach: 8,
    tilePixels: 400 ** 2,
  },
  4: {
    file: 'enlarger-4x.onnx',
    sha256: 'ff7b1d7f077e3e7a489a6472f6c7e6f8befdc1d64e77e5c5e11a48fc9a9f11f0',
    white: 255,
    reach: 12,
    tilePixels: 320 ** 2,
  },
};

/** More do not make one tile faster, and the server runs several children. */
const threadsMax = 4;

/** Three planes, one after the other, of values from 0 to 255. */
export interface Planes {
  width: number;
  height: number;
  values: Float32Array;
}

/** One network, for one scale: any picture in, the same picture so many times larger out. */
export class Enlarger {
  readonly scale: Scale;
  readonly reach: number;
  readonly tilePixels: number;
  readonly #white: Weights['white'];
  readonly #session: ort.InferenceSession;

  private constructor(scale: Scale, session: ort.InferenceSession) {
    const { reach, tilePixels, white } = weightsOf[scale];
    this.scale = scale;
    this.reach = reach;
    this.tilePixels = tilePixels;
    this.#white = white;
    this.#session = session;
  }

  static async open(scale: Scale): Promise<Enlarger> {
    const { file, sha256 } = weightsOf[scale];
    const bytes = await readFile(fileURLToPath(new URL(`../../weights/${file}`, import.meta.url)));
    const found = sha256Of(bytes);
    if (found !== sha256) throw new EngineError('engine.weights_invalid', { file, expected: sha256, found });
    const session = await ort.InferenceSession.create(bytes, {
      intraOpNumThreads: Math.min(threadsMax, availableParallelism()),
      interOpNumThreads: 1,
      // As of the cut-out's networks: a plan keeps a second copy of all buffers, and tiles at edges have other sizes.
      enableMemPattern: false,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    return new Enlarger(scale, session);
  }

  async enlarge({ width, height, values }: Planes): Promise<Planes> {
    const { inputNames, outputNames } = this.#session;
    const factor = 255 / this.#white;
    const seen = factor === 1 ? values : values.map((value) => value / factor);
    const small = new ort.Tensor('float32', seen, [1, 3, height, width]);
    const answer = await this.#session.run({ [inputNames[0]!]: small });
    const large = answer[outputNames[0]!]!.data as Float32Array;
    if (factor !== 1) for (let at = 0; at < large.length; at++) large[at]! *= factor;
    return { width: width * this.scale, height: height * this.scale, values: large };
  }

  async close(): Promise<void> {
    await this.#session.release();
  }
}
