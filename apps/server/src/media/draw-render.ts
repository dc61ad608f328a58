import { stat } from 'node:fs/promises';
import type { ErrorCode } from '@semblante/contracts';
import { AppError } from '@semblante/core/kernel';
import type { DrawRender, RenderOrder } from '@semblante/core/processings/cut-out';
import type { Screening } from '@semblante/core/review';
import { EngineError, type EngineErrorCode } from '@semblante/engine';
import type { EngineRoom } from './engine-room.ts';
import { screeningOfImage } from './screening.ts';

/** 25 megapixels as a WebP are the longest that anybody can ask for. */
const limits = { seconds: 110, silentSeconds: 110, memoryMb: 1800 };

const mistakes: Partial<Record<EngineErrorCode, { code: ErrorCode; field: string }>> = {
  'image.mask_size': { code: 'images.mask_size', field: 'mask' },
  'image.mask_unreadable': { code: 'images.mask_unreadable', field: 'mask' },
  'image.original_missing': { code: 'processings.original_gone', field: 'mask' },
};

/** In the engine's child, at the desk: somebody waits for it. */
export function createDrawRender({ desk, weights, signing }: EngineRoom): DrawRender {
  return async (order) => {
    const { cutOut, original, mask, background, format, shadow, out, thumbnail, alpha } = order;
    try {
      const job = { cutOut, original, mask, background, format, shadow: shadow ?? undefined };
      await desk.run('renderCutOut', { job, out, thumbnail, alpha, signing }, { limits });
      const screening = await screen(order);
      const { fingerprint } = await desk.run('fingerprintImage', { image: out }, { limits });
      return { bytes: (await stat(out)).size, fingerprint, screening };
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause;
      const mistake = mistakes[cause.code];
      if (mistake) throw new AppError(mistake.code, {}, { field: mistake.field, cause });
      if (cause.code === 'engine.disk_full') throw new AppError('service.disk_full', {}, { cause });
      throw new AppError('processings.render_failed', {}, { cause });
    }
  };

  /**
   * Only another picture behind makes something that nobody has screened yet; whose age was asked when each of the two
   * was sent.
   */
  async function screen({ background, out }: RenderOrder): Promise<Screening> {
    if (background.kind !== 'picture') return { verdict: 'pass' };
    const screening = screeningOfImage(await desk.run('screenImage', { image: out, weights }, { limits }));
    return screening.verdict === 'review' && screening.reason === 'apparent_minor' ? { verdict: 'pass' } : screening;
  }
}
