import { openVision, type Vision } from '../vision/index.ts';
import { openAgeReader, type AgeReader } from './apparent-age.ts';
import { openContentNetworks, type ContentNetworks } from './content-networks.ts';

/** What a screen sees with. Without `faces` nobody's age is looked at. */
export interface ScreenEyes {
  content: ContentNetworks;
  faces?: { vision: Vision; ages: AgeReader } | undefined;
}

/** Opens all networks of a screen for some work; each is loaded when it is first needed. */
export async function withEyes<T>({ weights, signal }: { weights: string; signal?: AbortSignal | undefined }, work: (eyes: ScreenEyes) => Promise<T>): Promise<T> {
  const vision = await openVision({ weightsFolder: weights, signal });
  const ages = openAgeReader({ vision, weightsFolder: weights, signal });
  const content = openContentNetworks({ weightsFolder: weights, signal });
  try {
    return await work({ content, faces: { vision, ages } });
  } finally {
    await Promise.all([content.close(), ages.close(), vision.close()]);
  }
}
