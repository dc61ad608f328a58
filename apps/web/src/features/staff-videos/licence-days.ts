import { dayMs } from '../../lib/durations.ts';

const soonDays = 30;

export type LicenceLook = 'none' | 'ended' | 'soon' | 'fine';

/** How a licence stands today. Its last day is a day in São Paulo; both are given as YYYY-MM-DD. */
export function licenceLook(until: string | undefined, today: string): LicenceLook {
  if (until === undefined) return 'none';
  const days = Math.round((Date.parse(until) - Date.parse(today)) / dayMs);
  if (days < 0) return 'ended';
  return days <= soonDays ? 'soon' : 'fine';
}

/** Today where the licences are judged. */
export function todayInSaoPaulo(now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}

/** A day without its hour must not become the day before it in the reader's own time zone. */
export function dayOf(date: string): string {
  return `${date}T12:00:00.000Z`;
}
