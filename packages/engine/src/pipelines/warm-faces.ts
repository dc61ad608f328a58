import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { EngineError } from '../engine-error.ts';
import { type FaceNetwork, openFaceNetwork } from '../face-network/index.ts';
import { loadPhoto, prepareSource, type SourceFace } from '../photo/index.ts';
import type { ColourSpace } from '../picture/yuv-picture.ts';
import { openVision, type Vision } from '../vision/index.ts';

/** What faces are found and drawn with, and the faces that were drawn last. */
export interface FaceTools {
  vision: Vision;
  network(): Promise<FaceNetwork>;
  /** As `prepareSource` gives it. */
  sourceOf(photos: readonly string[], colour: ColourSpace): Promise<SourceFace>;
}

interface OpenTools extends FaceTools {
  weights: string;
  close(): Promise<void>;
}

/** Long enough to choose a face and look; then an idle child holds neither networks nor anybody's face. */
const keptMs = 120_000;
/** Of some 25 MB each. */
const sourcesMax = 4;
let kept: OpenTools | undefined;
let closing: NodeJS.Timeout | undefined;

/**
 * Lends the tools for some work of a photo. They stay open for the next work of this process: opening the networks and
 * preparing a face take longer than drawing it.
 */
export async function withFaceTools<Result>(
  { weights, signal }: { weights: string; signal: AbortSignal },
  work: (tools: FaceTools) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  clearTimeout(closing);
  if (kept?.weights !== weights) {
    await closeFaceTools();
    kept = await openTools(weights);
  }
  const { vision, network, sourceOf } = kept;
  try {
    return await work({ vision: stoppedBy(signal, vision), network, sourceOf });
  } catch (cause) {
    // Nothing that went wrong is left for the next work to stumble over.
    await closeFaceTools();
    throw cause;
  } finally {
    closing = setTimeout(() => void closeFaceTools(), keptMs).unref();
  }
}

export async function closeFaceTools(): Promise<void> {
  clearTimeout(closing);
  const closed = kept;
  kept = undefined;
  await closed?.close();
}

/** They outlive the work they were opened for, so its signal must not stop them. */
async function openTools(weights: string): Promise<OpenTools> {
  const vision = await openVision({ weightsFolder: weights });
  let opened: Promise<FaceNetwork> | undefined;
  const sources = new Map<string, SourceFace>();
  return {
    weights,
    vision,
    network: () => (opened ??= openFaceNetwork()),
    sourceOf: async (files, colour) => {
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
      await Promise.all([vision.close(), opened?.then((network) => network.close())]);
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
