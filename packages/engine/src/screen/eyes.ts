import { openVision, type Vision } from '../vision/index.ts';
import { openAgeReader, type AgeReader } from './apparent-age.ts';
import { openContentNetworks, type ContentNetworks } from './content-networks.ts';

/** What a screen sees with. Without `faces` nobody's age is looked at. */
export interface ScreenEyes {
  content: ContentNetworks;
  faces?: { vision: Vision; ages: AgeReader } | undefined;
}

interface OpenEyes extends ScreenEyes {
  weights: string;
  close(): Promise<void>;
}

/** Long enough for the next photo of somebody who adds several; an idle child holds no networks. */
const keptMs = 60_000;
let kept: OpenEyes | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * Lends all networks of a screen for some work; each is loaded when it is first needed, and stays open for the next
 * work of this process for a minute: opening them costs as much as screening a clip of some seconds. Whoever needs
 * their memory calls `closeEyes`.
 */
export async function withEyes<T>(
  { weights, signal }: { weights: string; signal?: AbortSignal | undefined },
  work: (eyes: ScreenEyes) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  clearTimeout(closing);
  if (kept?.weights !== weights) {
    await closeEyes();
    kept = await openEyes(weights);
  }
  try {
    return await work(kept);
  } catch (cause) {
    // Nothing that went wrong is left for the next work to stumble over.
    await closeEyes();
    throw cause;
  } finally {
    closing = setTimeout(() => void closeEyes(), keptMs).unref();
  }
}

export async function closeEyes(): Promise<void> {
  clearTimeout(closing);
  const closed = kept;
  kept = undefined;
  await closed?.close();
}

/** They outlive the work they were opened for, so its signal must not stop them. */
async function openEyes(weights: string): Promise<OpenEyes> {
  const vision = await openVision({ weightsFolder: weights });
  const ages = openAgeReader({ vision, weightsFolder: weights });
  const content = openContentNetworks({ weightsFolder: weights });
  return {
    weights,
    content,
    faces: { vision, ages },
    close: async () => void (await Promise.all([content.close(), ages.close(), vision.close()])),
  };
}
