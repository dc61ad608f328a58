const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "há 5 min", "ontem", "14 de nov., 09:12": near things by distance, far ones by date. */
export function momentText({ at, now, languageTag }: { at: Date; now: Date; languageTag: string }): string {
  const ago = at.getTime() - now.getTime();
  const near = new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto', style: 'short' });
  if (-ago < minute) return near.format(0, 'second');
  if (-ago < hour) return near.format(Math.round(ago / minute), 'minute');
  if (-ago < day) return near.format(Math.round(ago / hour), 'hour');
  if (-ago < 7 * day) return near.format(Math.round(ago / day), 'day');
  return new Intl.DateTimeFormat(languageTag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
