import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EngineError } from '@semblante/media';
import { type FaceNetwork, openFaceNetwork } from '../face-network/index.ts';
import { KeptOpen, openVision, type Vision } from '@semblante/vision/networks';
import { loadPhoto, type ColourSpace } from '@semblante/media/picture';
import { prepareSource, type SourceFace } from '../photo/index.ts';

/** What faces are found and drawn with, and the faces that were drawn last. */
export interface FaceTools {
  vision: Vision;
  network(): FaceNetwork;
  /** As `prepareSource` gives it. */
  sourceOf(photos: readonly string[], colour: ColourSpace): Promise<SourceFace>;
}

/** Long enough to choose a face and look; then nobody's face is held either. */
const keptMs = 120_000;
/** Of some 25 MB each. */
const sourcesMax = 4;
const kept = new KeptOpen(openTools, keptMs);

/**
 * Lends the tools for some work of a photo. They stay open for the next work of this process: opening the networks and
 * preparing a face take longer than drawing it.
 */
export const withFaceTools = <Result>(
  { weights, signal }: { weights: string; signal: AbortSignal },
  work: (tools: FaceTools) => Promise<Result>,
): Promise<Result> =>
  kept.lend({ weights, signal }, ({ vision, network, sourceOf }) =>
    work({ vision: stoppedBy(signal, vision), network, sourceOf }),
  );

export const closeFaceTools = (): Promise<void> => kept.close();

async function openTools(weights: string) {
  const vision = await openVision({ weightsFolder: weights });
  let opened: FaceNetwork | undefined;
  const sources = new Map<string, SourceFace>();
  return {
    vision,
    network: () => (opened ??= openFaceNetwork()),
    sourceOf: async (files: readonly string[], colour: ColourSpace) => {
      const photos = await Promise.all(files.map(readPhoto));
      const key = JSON.stringify([photos.map((photo) => createHash('sha256').update(photo).digest('hex')), colour]);
      const source =
        sources.get(key) ??
        (await prepareSource({ vision, photos: await Promise.all(photos.map((each) => loadPhoto(each))), colour }));
      sources.delete(key);
      sources.set(key, source);
      for (const oldest of [...sources.keys()].slice(0, -sourcesMax)) sources.delete(oldest);
      return source;
    },
    close: async () => {
      sources.clear();
      await Promise.all([vision.close(), opened?.close()]);
    },
  };
}

async function readPhoto(file: string): Promise<Buffer> {
  return await readFile(file).catch((cause: unknown) => {
    throw new EngineError('photo.unreadable', { reason: 'missing' }, { cause });
  });
}

/** The same eyes for one work: they close when it is stopped. */
function stoppedBy(signal: AbortSignal, vision: Vision): Vision {
  const checked =
    <Parameters extends unknown[], Result>(look: (...seen: Parameters) => Result) =>
    (...seen: Parameters): Result => {
      signal.throwIfAborted();
      return look(...seen);
    };
  return {
    detect: checked(vision.detect),
    mesh: checked(vision.mesh),
    describe: checked(vision.describe),
    glasses: checked(vision.glasses),
    close: vision.close,
  };
}
