import { staffTimeZone } from '@semblante/contracts';

const wallClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: staffTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** The day of São Paulo that it is at this moment. */
export function dayOf(instant: Date): string {
  return wallClock.format(instant).slice(0, 10);
}

export function addDays(day: string, days: number): string {
  const moved = new Date(`${day}T00:00:00.000Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The moment at which that day begins in São Paulo. */
export function startOfDay(day: string): Date {
  const utc = new Date(`${day}T00:00:00.000Z`);
  const shown = Date.parse(`${wallClock.format(utc).replace(', ', 'T')}.000Z`);
  return new Date(utc.getTime() + (utc.getTime() - shown));
}

/** Both ends included, oldest first. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
