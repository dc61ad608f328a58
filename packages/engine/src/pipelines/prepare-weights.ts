import { cutOutWeights, type CutOutWeightsName } from '../cut-out/weights/cut-out-weights.ts';
import { ensureCutOutWeights } from '../cut-out/weights/ensure-cut-out-weights.ts';
import { EngineError } from '../engine-error.ts';
import { ensureWeights } from '../vision/weights/ensure-weights.ts';
import { weightsManifest, type WeightsName } from '../vision/weights/weights-manifest.ts';

/** Makes a network's file in the folder, whichever part of the engine uses it. */
export async function prepareWeights(
  network: string,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  if (Object.hasOwn(weightsManifest, network)) await ensureWeights({ folder, names: [network as WeightsName], signal });
  else if (Object.hasOwn(cutOutWeights, network)) await ensureCutOutWeights(network as CutOutWeightsName, folder);
  else throw new EngineError('engine.input_invalid', { what: 'network' });
}
