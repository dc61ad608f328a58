import { dayMs, hourMs } from '../../lib/durations.ts';

export type TimeLeft = { unit: 'days' | 'hours'; count: number } | { unit: 'moments' };

/** Rounded down: it is never said that there is more time than there is. */
export function timeLeft(until: Date, now: Date): TimeLeft {
  const left = until.getTime() - now.getTime();
  if (left >= dayMs) return { unit: 'days', count: Math.floor(left / dayMs) };
  if (left >= hourMs) return { unit: 'hours', count: Math.floor(left / hourMs) };
  return { unit: 'moments' };
}
