import { cutOutWeights, type CutOutWeightsName, ensureCutOutWeights } from '../cut-out/index.ts';
import { EngineError } from '@semblante/media';
import { ensureWeights, weightsManifest, type WeightsName } from '@semblante/vision/weights';

/** Makes a network's file in the folder, whichever part of the engine uses it. */
export async function prepareWeights(
  network: string,
  { folder, signal }: { folder: string; signal: AbortSignal },
): Promise<void> {
  if (Object.hasOwn(weightsManifest, network)) await ensureWeights({ folder, names: [network as WeightsName], signal });
  else if (Object.hasOwn(cutOutWeights, network)) await ensureCutOutWeights(network as CutOutWeightsName, folder);
  else throw new EngineError('engine.input_invalid', { what: 'network' });
}
