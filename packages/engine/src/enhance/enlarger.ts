import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-node';
import { EngineError } from '@semblante/media';
import { sha256Of } from '@semblante/vision/weights';

export const scales = [2, 4] as const;
export type Scale = (typeof scales)[number];

interface Weights {
  file: string;
  sha256: string;
  /** Pixels from which on nothing changes a colour by half a level: docs/decisions/0014-enhance.md#what-is-done. */
  reach: number;
  /** Of the small picture in one tile, margins and all: so many keep the whole under its memory. */
  tilePixels: number;
}

/** Made by training/enlarger_network; why these: docs/decisions/0014-enhance.md. */
const weightsOf: Readonly<Record<Scale, Weights>> = {
  2: {
    file: 'enlarger-2x.onnx',
    sha256: 'd066ce961527d27f202a4a10a7df80e2f4dcfb6ce82cb0cd638ea96691d8b3de',
    reach: 12,
    tilePixels: 560 ** 2,
  },
  4: {
    file: 'enlarger-4x.onnx',
    sha256: 'fcc8e53f21619208c1e2525bbe361644fc6d6c2f5475880f81c0d2626d650c41',
    reach: 14,
    tilePixels: 640 ** 2,
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
  readonly #session: ort.InferenceSession;

  private constructor(scale: Scale, session: ort.InferenceSession) {
    const { reach, tilePixels } = weightsOf[scale];
    this.scale = scale;
    this.reach = reach;
    this.tilePixels = tilePixels;
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
    const small = new ort.Tensor('float32', values, [1, 3, height, width]);
    const { large } = await this.#session.run({ small });
    return { width: width * this.scale, height: height * this.scale, values: large!.data as Float32Array };
  }

  async close(): Promise<void> {
    await this.#session.release();
  }
}
