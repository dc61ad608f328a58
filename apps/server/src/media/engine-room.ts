import { availableParallelism, hostname } from 'node:os';
import { join } from 'node:path';
import { type Engine, openEngine, sweepScratch } from '@semblante/engine';
import type { Config } from '../config.ts';

/** Who waits for an answer on a page, and who works off the queue, never wait for each other. */
export interface EngineRoom {
  /** For photos and previews; one at a time, quick. */
  desk: Engine;
  /** One for each step that may run at once. */
  benches: readonly Engine[];
  weights: string;
  /** What a killed worker loses at most; a segment ends at the next keyframe after so many. */
  framesPerSegment: number;
  signing: { kind: 'development'; folder: string } | { kind: 'configured'; chainFile: string; keyFile: string };
  close(): Promise<void>;
}

/** A swap of 720p keeps about two cores busy: decoding, drawing and encoding run side by side. */
export const usualSlots = () => Math.max(1, Math.floor(availableParallelism() / 2));

export async function openEngineRoom(config: Pick<Config, 'dataFolder' | 'media' | 'role'>): Promise<EngineRoom> {
  // Of this machine only: what is left behind there is known by the number of a process.
  const scratchRoot = join(config.dataFolder, 'scratch', hostname());
  await sweepScratch(scratchRoot);
  const desk = openEngine({ scratchRoot });
  const slots = config.role === 'api' ? 0 : (config.media.workerSlots ?? usualSlots());
  const benches = Array.from({ length: slots }, () => openEngine({ scratchRoot }));
  const { chainFile, keyFile } = config.media.signing;
  return {
    desk,
    benches,
    weights: config.media.weightsFolder,
    framesPerSegment: config.media.framesPerSegment,
    signing: chainFile && keyFile ? { kind: 'configured', chainFile, keyFile } : { kind: 'development', folder: join(config.dataFolder, 'signing') },
    close: async () => void (await Promise.all([desk, ...benches].map((engine) => engine.close()))),
  };
}
