import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ort from 'onnxruntime-node';
import { EngineError } from '@semblante/media';
import { oneThread } from '@semblante/vision/networks';
import { sha256Of } from '@semblante/vision/weights';
import { side } from './drawn-mesh.ts';
import { answerCount, planeCount } from './network-planes.ts';
import { withoutShuffles } from './without-shuffles.ts';

/**
 * Trained by us, see training/MODEL_CARD.md. The second clears what a frame of the photo left around the eyes, and
 * takes a little of a bare face's likeness.
 */
const weights = {
  bare: {
    file: 'face-network.onnx',
    sha256: '6ad1cd5e7baa612f13eb9f8123822b5be91eae6cf4d97af22ced05205d9ed4e3',
  },
  'after glasses': {
    file: 'face-network-glasses.onnx',
    sha256: 'bfdde54538b2aeff75d9bbc262638f34c77bfc20641b145b6b0248c78f6e6441',
  },
} as const;
/** What the photo of a face was like. */
export type FaceKind = keyof typeof weights;

/** What the network reads, and where it writes: every plane fallen into four, see `withoutShuffles`. */
export interface NetworkViews {
  planes: Float32Array;
  /** What to add to the drawn face: red, green and blue. */
  correction: Float32Array;
}

/** Knows what a face in a frame looks like. */
export interface FaceNetwork {
  /** Neither may be moved or written before this resolves. */
  correct(views: NetworkViews, kind: FaceKind): Promise<void>;
  close(): Promise<void>;
}

const half = side / 2;
const shapes = { input: [1, 4 * planeCount, half, half], output: [1, 4 * answerCount, half, half] } as const;

/** The weights of each kind are opened when the first face of that kind is drawn. */
export function openFaceNetwork(): FaceNetwork {
  const sessions = new Map<FaceKind, Promise<ort.InferenceSession>>();
  const sessionOf = (kind: FaceKind) => {
    const session = sessions.get(kind) ?? openSession(kind);
    sessions.set(kind, session);
    return session;
  };
  return {
    async correct({ planes, correction }, kind) {
      const session = await sessionOf(kind);
      await session.run(
        { [session.inputNames[0]!]: new ort.Tensor('float32', planes, shapes.input) },
        { [session.outputNames[0]!]: new ort.Tensor('float32', correction, shapes.output) },
      );
    },
    async close() {
      const opened = await Promise.allSettled(sessions.values());
      await Promise.all(opened.map(async (each) => each.status === 'fulfilled' && (await each.value.release())));
    },
  };
}

async function openSession(kind: FaceKind): Promise<ort.InferenceSession> {
  const { file, sha256: expected } = weights[kind];
  const bytes = await readFile(fileURLToPath(new URL(`../../weights/${file}`, import.meta.url)));
  const found = sha256Of(bytes);
  if (found !== expected) throw new EngineError('engine.weights_invalid', { file, expected, found });
  return await ort.InferenceSession.create(withoutShuffles(bytes, shapes), oneThread);
}
