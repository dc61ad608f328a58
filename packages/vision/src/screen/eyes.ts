import { KeptOpen, openVision, type Vision } from '../networks/index.ts';
import { openAgeReader, type AgeReader } from './apparent-age.ts';
import { openContentNetworks, type ContentNetworks } from './content-networks.ts';

/** What a screen sees with. Without `faces` nobody's age is looked at. */
export interface ScreenEyes {
  content: ContentNetworks;
  faces?: { vision: Vision; ages: AgeReader } | undefined;
}

/** Long enough for the next photo of somebody who adds several. */
const keptMs = 60_000;
const kept = new KeptOpen(openEyes, keptMs);

/**
 * Lends all networks of a screen for some work; each is loaded when it is first needed. Opening them costs as much as
 * screening a clip of some seconds, so they stay open for the next work of this process.
 */
export const withEyes = <T>(
  asked: { weights: string; signal?: AbortSignal | undefined },
  work: (eyes: ScreenEyes) => Promise<T>,
): Promise<T> => kept.lend(asked, work);

export const closeEyes = (): Promise<void> => kept.close();

async function openEyes(weights: string) {
  const vision = await openVision({ weightsFolder: weights });
  const ages = openAgeReader({ vision, weightsFolder: weights });
  const content = openContentNetworks({ weightsFolder: weights });
  return {
    content,
    faces: { vision, ages },
    close: async () => void (await Promise.all([content.close(), ages.close(), vision.close()])),
  };
}
