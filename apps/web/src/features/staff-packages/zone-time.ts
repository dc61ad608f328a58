import { staffTimeZone } from '@semblante/contracts';

/** An instant as the clocks of São Paulo show it, in the form that a field for day and hour holds: 2026-11-14T09:12. */
export function toZoneTime(instant: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: staffTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** The instant at which those clocks show this; undefined for no time at all. */
export function toInstant(zoneTime: string): string | undefined {
  const asUtc = Date.parse(`${zoneTime}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const aheadMs = Date.parse(`${toZoneTime(asUtc)}Z`) - asUtc;
  return new Date(asUtc - aheadMs).toISOString();
}
