import type { TFunction } from 'i18next';

const minute = 60;
const hour = 60 * minute;

/**
 * A length of time to be waited, in the unit that people would say it in: never shorter than it will be, and rounded up
 * by a sixth at most.
 */
export function estimateWords(t: TFunction, seconds: number): string {
  if (seconds < minute) return t('faceswap.offer.seconds', { count: Math.max(1, upTo(seconds, seconds < 30 ? 1 : 5)) });
  if (seconds < 2 * hour) return minuteWords(t, upTo(seconds, seconds < 5 * minute ? 10 : minute));
  return t('faceswap.offer.hours', { count: Math.ceil(seconds / hour) });
}

function minuteWords(t: TFunction, seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / minute), seconds % minute];
  return rest === 0
    ? t('faceswap.offer.minutes', { count: minutes })
    : t('faceswap.offer.minutes_seconds', { minutes, seconds: rest });
}

function upTo(seconds: number, step: number): number {
  return Math.ceil(seconds / step) * step;
}
