import type { JudgePhoto, PhotoRefusal } from '@semblante/core/faces';
import { photoRefusals } from '@semblante/core/faces';
import { AppError } from '@semblante/core/kernel';
import { EngineError } from '@semblante/engine';
import type { EngineRoom } from './engine-room.ts';
import { isFaultOfFile } from './fault-of-file.ts';
import { screeningOfImage } from './screening.ts';

/** A photo is one picture: whoever makes the engine think longer than this has sent something else. */
const limits = { seconds: 90, silentSeconds: 90, memoryMb: 1800 };

/** Both looks are in the engine's child: a stranger's file is decoded nowhere else. */
export function createJudgePhoto({ desk, weights }: EngineRoom): JudgePhoto {
  return async ({ file, folder, others }) => {
    try {
      const taken = await desk.run('takePhoto', { photo: file, weights, others: [...others], folder }, { limits });
      if (taken.verdict.verdict === 'refuse') return { verdict: 'refused', code: refusalFrom(taken.verdict.code) };
      if (!taken.files) return { verdict: 'refused', code: 'unreadable' };
      const screening = screeningOfImage(
        await desk.run('screenImage', { image: taken.files.photo, weights }, { limits }),
      );
      return { verdict: 'usable', hints: taken.verdict.hints, screening, person: taken.person, ...taken.files };
    } catch (cause) {
      if (!(cause instanceof EngineError)) throw cause;
      if (cause.code === 'media.too_big') return { verdict: 'refused', code: 'too_many_pixels' };
      if (cause.code.startsWith('photo.')) return { verdict: 'refused', code: refusalFrom(cause.code) };
      if (cause.code === 'engine.disk_full') throw new AppError('service.disk_full', {}, { cause });
      if (isFaultOfFile(cause)) return { verdict: 'refused', code: 'unreadable' };
      throw new AppError('service.unavailable', {}, { cause });
    }
  };
}

function refusalFrom(code: string): PhotoRefusal {
  const word = code.replace(/^photo\./, '');
  return photoRefusals.find((known) => known === word) ?? 'unreadable';
}
