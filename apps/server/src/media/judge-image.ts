import type { ImageWarning } from '@semblante/contracts';
import type { DrawPreview, ImageFault, ImageJudgement, JudgeImage } from '@semblante/core/images';
import { AppError } from '@semblante/core/kernel';
import { type CutOutWarning, EngineError, type EngineErrorCode } from '@semblante/engine';
import type { EngineRoom } from './engine-room.ts';
import { isFaultOfFile } from './fault-of-file.ts';
import { screeningOfImage } from './screening.ts';

/** One picture of at most 25 megapixels: whoever makes the engine think longer than this has sent something else. */
const limits = { seconds: 90, silentSeconds: 90, memoryMb: 1800 };

const faults: Partial<Record<EngineErrorCode, ImageFault | 'images.too_large'>> = {
  'media.empty': 'images.empty',
  'media.too_large': 'images.too_large',
  'media.too_big': 'images.too_big',
  'image.too_small': 'images.too_small',
  'image.format_unsupported': 'images.file_type',
  'image.damaged': 'images.damaged',
  'image.unreadable': 'images.damaged',
};

const warnings: Record<CutOutWarning, ImageWarning> = {
  'nothing-found': 'nothing_found',
  'everything-kept': 'everything_kept',
  'first-frame-only': 'first_frame_only',
};
export const warningsFrom = (told: readonly CutOutWarning[]): ImageWarning[] =>
  told.map((warning) => warnings[warning]);

/** Read to the last pixel, then screened, both in the engine's child: a stranger's file is decoded nowhere else. */
export function createJudgeImage({ desk, weights }: EngineRoom): JudgeImage {
  return async ({ file, folder, purpose }): Promise<ImageJudgement> => {
    try {
      const { frames, ...taken } = await desk.run('takeImage', { image: file, folder }, { limits });
      const screening = screeningOfImage(await desk.run('screenImage', { image: file, weights }, { limits }));
      const told: ImageWarning[] = frames === 'several' ? ['first_frame_only'] : [];
      const judged = { verdict: 'taken', ...taken, screening } as const;
      if (purpose !== 'photo' || screening.verdict === 'refuse') return { ...judged, warnings: told };
      const {
        people,
        others,
        file: where,
      } = await desk.run('lookAtPhoto', { image: file, weights, folder }, { limits });
      if (people.length === 0) return { verdict: 'faulty', code: 'images.no_face' };
      const found = people.map(({ id, width, concerns, thumbnail }) => ({
        id,
        face_width: width,
        concerns,
        thumbnail,
      }));
      if (others > 0) told.push('more_faces');
      return { ...judged, warnings: told, people: { found, file: where } };
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause;
      const code = isFaultOfFile(cause) ? 'images.damaged' : faults[cause.code];
      if (code) return { verdict: 'faulty', code };
      if (cause.code === 'engine.disk_full') throw new AppError('service.disk_full', {}, { cause });
      throw new AppError('service.unavailable', {}, { cause });
    }
  };
}

export function createDrawPreview({ desk, weights }: EngineRoom): DrawPreview {
  return async ({ file, out }) => {
    try {
      const { coverage, warnings: told } = await desk.run('cutOutPreview', { image: file, weights, out }, { limits });
      return { coverage, warnings: warningsFrom(told) };
    } catch (cause) {
      if (cause instanceof EngineError && cause.code === 'engine.disk_full')
        throw new AppError('service.disk_full', {}, { cause });
      if (cause instanceof EngineError) throw new AppError('images.preview_failed', {}, { cause });
      throw cause;
    }
  };
}
