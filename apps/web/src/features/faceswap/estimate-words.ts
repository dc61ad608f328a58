import type { TFunction } from 'i18next';

const minute = 60;
const hour = 60 * minute;

/** A length of time to be waited, in the unit that people would say it in, never shorter than it will be. */
export function estimateWords(t: TFunction, seconds: number): string {
  if (seconds < minute) return t('faceswap.offer.seconds', { count: Math.max(10, Math.ceil(seconds / 10) * 10) });
  if (seconds < 2 * hour) return t('faceswap.offer.minutes', { count: Math.ceil(seconds / minute) });
  return t('faceswap.offer.hours', { count: Math.ceil(seconds / hour) });
}
