import { secondMs } from '../../../lib/durations.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;

const two = (value: number) => String(value).padStart(2, '0');

/** 23:14, or 1:05:09 above an hour. The last second shows as 00:01: at 00:00 it is over. */
export function countdownText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / secondMs));
  const minutes = Math.floor((seconds % hourSeconds) / minuteSeconds);
  const start = seconds >= hourSeconds ? `${Math.floor(seconds / hourSeconds)}:${two(minutes)}` : two(minutes);
  return `${start}:${two(seconds % minuteSeconds)}`;
}

/** How much of the time is left, from 1 to 0. */
export function shareLeft({ from, until, now }: { from: number; until: number; now: number }): number {
  if (until <= from) return 0;
  return Math.min(1, Math.max(0, (until - now) / (until - from)));
}
