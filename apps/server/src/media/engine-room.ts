import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { openTemporaryFolder } from '@semblante/core/kernel';
import { type Engine, openEngine, openSandbox, type Sandbox } from '@semblante/engine';
import type { Config } from '../config.ts';

/** Who waits for an answer on a page, and who works off the queue, never wait for each other. */
export interface EngineRoom {
  /** For photos and previews; one at a time, quick. */
  desk: Engine;
  /** For files that anyone brings to be verified: a long one keeps nobody's preview waiting. */
  verifier: Engine;
  /** For copies that came with a report. */
  matcher: Engine;
  /** One for each step that may run at once. */
  benches: readonly Engine[];
  weights: string;
  /** Where this process's work lies open for a moment; of a killed one it is swept. */
  scratchFolder: string;
  /** What a killed worker loses at most; a segment ends at the next keyframe after so many. */
  framesPerSegment: number;
  /** How strangers' files are kept from the rest of the machine. */
  sandbox: Pick<Sandbox, 'level' | 'lacking'>;
  signing: { kind: 'development'; folder: string } | { kind: 'configured'; chainFile: string; keyFile: string };
  close(): Promise<void>;
}

/** A swap of 720p keeps about two cores busy: decoding, drawing and encoding run side by side. */
export const usualSlots = () => Math.max(1, Math.floor(availableParallelism() / 2));

export const scratchRootOf = (config: Pick<Config, 'dataFolder'>) => join(config.dataFolder, 'scratch');

export const signingFolderOf = (config: Pick<Config, 'dataFolder'>) => join(config.dataFolder, 'signing');

export async function openEngineRoom(config: Pick<Config, 'dataFolder' | 'media' | 'role'>): Promise<EngineRoom> {
  // Beside the data and not in the machine's temporary folder, which may be too small for videos.
  const scratch = await openTemporaryFolder(scratchRootOf(config), 'scratch');
  const scratchFolder = scratch.folder;
  const sandbox = await openSandbox({
    choice: config.media.sandbox,
    scratchRoot: scratchFolder,
    weightsFolder: config.media.weightsFolder,
  });
  const open = () => openEngine({ scratchRoot: scratchFolder, sandbox });
  const [desk, verifier, matcher] = [open(), open(), open()];
  const slots = config.role === 'api' ? 0 : (config.media.workerSlots ?? usualSlots());
  const benches = Array.from({ length: slots }, open);
  const { chainFile, keyFile } = config.media.signing;
  return {
    desk,
    verifier,
    matcher,
    benches,
    weights: config.media.weightsFolder,
    scratchFolder,
    framesPerSegment: config.media.framesPerSegment,
    sandbox,
    signing:
      chainFile && keyFile
        ? { kind: 'configured', chainFile, keyFile }
        : { kind: 'development', folder: signingFolderOf(config) },
    close: async () => {
      await Promise.all([desk, verifier, matcher, ...benches].map((engine) => engine.close()));
      await scratch.close();
    },
  };
}
