import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ort from 'onnxruntime-node';
import { EngineError } from '@semblante/media';
import { oneThread } from '@semblante/vision/networks';
import { sha256Of } from '@semblante/vision/weights';
import { side } from './drawn-mesh.ts';
import { planeCount } from './network-planes.ts';

/** Trained by us, see training/MODEL_CARD.md. */
const weightsFile = fileURLToPath(new URL('../../weights/face-network.onnx', import.meta.url));
const weightsSha256 = 'f3691ea73e20efb41d6e26c5a9efb897599f4395aaffef77a89f54ae16e5d83f';

/** Knows what a face in a frame looks like. */
export interface FaceNetwork {
  /** What to add to the drawn face: red, green and blue planes. The planes may be written anew when this resolves. */
  correct(planes: Float32Array): Promise<Float32Array>;
  close(): Promise<void>;
}

export async function openFaceNetwork(): Promise<FaceNetwork> {
  const bytes = await readFile(weightsFile);
  const found = sha256Of(bytes);
  if (found !== weightsSha256)
    throw new EngineError('engine.weights_invalid', { file: 'face-network.onnx', expected: weightsSha256, found });
  const session = await ort.InferenceSession.create(bytes, oneThread);
  return {
    async correct(planes) {
      const { correction } = await session.run({
        planes: new ort.Tensor('float32', planes, [1, planeCount, side, side]),
      });
      return correction!.data as Float32Array;
    },
    close: () => session.release(),
  };
}
