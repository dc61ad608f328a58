import { imageLimits } from '@semblante/contracts';
import type { TFunction } from 'i18next';
import { overLimit } from '../../../lib/format-bytes.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import type { ImageProblem } from './image-checks.ts';

const million = 1_000_000;

/** The sentence about a file that is not sent: what it is, what the limit is, what to do. */
export function problemText(t: TFunction, problem: ImageProblem): string {
  switch (problem.kind) {
    case 'empty':
    case 'type':
    case 'disguised':
      return t(`images.problems.${problem.kind}`);
    case 'too_large':
      return t('images.problems.too_large', overLimit(problem.bytes, imageLimits.bytesMax));
    case 'too_big':
      return t('images.problems.too_big', {
        size: `${problem.width}×${problem.height}`,
        megapixels: formatNumber(Math.round((problem.width * problem.height) / million)),
        max: formatNumber(imageLimits.pixelsMax / million),
      });
    default:
      return problem satisfies never;
  }
}
