import { dayMs, hourMs, minuteMs } from './durations.ts';

/** "há 5 min", "ontem", "14 de nov., 09:12": near things by distance, far ones by date. */
export function momentText({ at, now, languageTag }: { at: Date; now: Date; languageTag: string }): string {
  const ago = at.getTime() - now.getTime();
  const near = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto', style: 'short' });
  if (-ago < minuteMs) return near.format(0, 'second');
  if (-ago < hourMs) return near.format(Math.round(ago / minuteMs), 'minute');
  if (-ago < dayMs) return near.format(Math.round(ago / hourMs), 'hour');
  if (-ago < 7 * dayMs) return near.format(Math.round(ago / dayMs), 'day');
  return new Intl.DateTimeFormat(languageTag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
