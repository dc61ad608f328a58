import { AppError } from '@semblante/core/kernel';
import type { DrawSpot } from '@semblante/core/processings/enhance';
import { EngineError } from '@semblante/engine';
import type { EngineRoom } from './engine-room.ts';

/** A picture is read whole and looked at for faces; only the spot is enlarged. */
const limits = { seconds: 90, silentSeconds: 90, memoryMb: 1800 };

/** In the engine's child, at the desk: somebody waits for it. */
export function createDrawSpot({ desk, weights }: EngineRoom): DrawSpot {
  return async ({ file, scale, clean, x, y, before, after }) => {
    try {
      const { region, wasCleaned, smallFaces } = await desk.run(
        'enhancePreview',
        { image: file, scale, clean: clean ? 'auto' : 'off', weights, spot: { x, y }, before, after },
        { limits },
      );
      return { region, was_cleaned: wasCleaned, small_faces: smallFaces };
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause;
      if (cause.code === 'engine.disk_full') throw new AppError('service.disk_full', {}, { cause });
      throw new AppError('images.preview_failed', {}, { cause });
    }
  };
}
