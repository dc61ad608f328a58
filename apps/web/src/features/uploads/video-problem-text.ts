import { videoLimits } from '@semblante/contracts';
import type { TFunction } from 'i18next';
import { overLimit } from '../../lib/format-bytes.ts';
import { clockText } from '../../lib/format-clock.ts';
import type { VideoProblem } from './video-checks.ts';

/** The sentence about a file that cannot be sent: what it is, what the limit is, what to do. */
export function problemText(t: TFunction, problem: VideoProblem): string {
  switch (problem.kind) {
    case 'several_files':
    case 'empty':
    case 'unreadable':
      return t(`videos.problems.${problem.kind}`);
    case 'not_mp4':
      return problem.extension === '' || problem.extension === 'mp4'
        ? t('videos.problems.not_mp4')
        : t('videos.problems.not_mp4_named', { format: problem.extension.toUpperCase() });
    case 'not_turned':
      return t(`videos.problems.not_turned_${problem.advice}`);
    case 'too_large':
      return t('videos.problems.too_large', overLimit(problem.bytes, videoLimits.bytesMax));
    case 'too_long':
      return t('videos.problems.too_long', { length: clockText(problem.seconds) });
    case 'too_big':
      return t('videos.problems.too_big', { size: `${problem.width}×${problem.height}` });
    default:
      return problem satisfies never;
  }
}
