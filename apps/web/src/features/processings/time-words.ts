import type { Processing } from '@semblante/contracts';
import type { TextKey } from '@semblante/i18n';
import { hourMs } from '../../lib/durations.ts';

interface Words {
  key: TextKey;
  values: Record<string, number>;
}

const minuteSeconds = 60;
const hourMinutes = 60;
const almostSeconds = 15;
/** Whoever sees an empty bar does not believe that it is almost full. */
const almostPercent = 60;
const soonSeconds = 2 * minuteSeconds;

/** Rounded, so that it does not jump: above two minutes in minutes, then "less than 2 min", then "almost there". */
export function timeLeftWords(
  { eta_seconds: seconds, progress }: Pick<Processing, 'eta_seconds' | 'progress'>,
  view: 'waiting' | 'working',
): Words | undefined {
  if (seconds === null) return undefined;
  const verb = view === 'waiting' ? 'ready' : 'left';
  if (view === 'working' && seconds < almostSeconds && progress >= almostPercent)
    return { key: 'processings.time.left_almost', values: {} };
  if (seconds < soonSeconds) return { key: `processings.time.${verb}_soon`, values: {} };
  const minutes = Math.round(seconds / minuteSeconds);
  if (minutes < hourMinutes) return { key: `processings.time.${verb}_minutes`, values: { minutes } };
  return {
    key: `processings.time.${verb}_hours`,
    values: { hours: Math.floor(minutes / hourMinutes), minutes: minutes % hourMinutes },
  };
}

const dayHours = 24;

/** How long a result is still kept: whole days, then hours with a word of warning. */
export function retentionWords(deletesAt: string, now: number): Words {
  const hours = Math.floor((Date.parse(deletesAt) - now) / hourMs);
  if (Date.parse(deletesAt) <= now) return { key: 'processings.retention.gone', values: {} };
  if (hours < 1) return { key: 'processings.retention.minutes', values: {} };
  if (hours < dayHours) return { key: 'processings.retention.hours', values: { count: hours } };
  return { key: 'processings.retention.days', values: { count: Math.floor(hours / dayHours) } };
}
