import { minuteMs } from '../kernel/index.ts';
const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
let known = { minute: NaN, day: '' };

/**
 * The day in São Paulo, YYYY-MM-DD: licences end with it, and a view counts once in it. Every list asks, and no day
 * ends within a minute.
 */
export function dayOf(moment: Date): string {
  const minute = Math.floor(moment.getTime() / minuteMs);
  if (minute !== known.minute) known = { minute, day: calendar.format(moment) };
  return known.day;
}
