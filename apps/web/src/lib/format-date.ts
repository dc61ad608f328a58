import { staffTimeZone } from '@semblante/contracts';
import { currentLanguage } from './i18n.ts';
import { tagOfLanguage } from './language-rule.ts';

type Shape = 'date' | 'day' | 'moment' | 'full' | 'time';

interface DateTextParts {
  at: Date;
  languageTag: string;
  /** `date`: 14 nov. `moment`: 14 nov, 09:12. `day`: 17 nov 2026. `full`: 14 nov 2026, 09:12. `time`: 09:12. */
  shape: Shape;
  /** Where the reader is, unless a test says otherwise. */
  timeZone?: string;
}

/** The house writes "14 nov, 09:12": without the "de" and the points that the browser would put in Portuguese. */
export function dateText({ at, languageTag, shape, timeZone }: DateTextParts): string {
  const parts = new Intl.DateTimeFormat(languageTag, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const isDayFirst = parts.findIndex(({ type }) => type === 'day') < parts.findIndex(({ type }) => type === 'month');
  const month = of('month').replace('.', '');
  const day = isDayFirst ? `${of('day')} ${month}` : `${month} ${of('day')}`;
  const year = isDayFirst ? ` ${of('year')}` : `, ${of('year')}`;
  const time = `${of('hour')}:${of('minute')}`;
  switch (shape) {
    case 'time':
      return time;
    case 'date':
      return day;
    case 'day':
      return `${day}${year}`;
    case 'moment':
      return `${day}, ${time}`;
    case 'full':
      return `${day}${year}, ${time}`;
    default:
      return shape satisfies never;
  }
}

export function formatDate(at: string, shape: Shape): string {
  return dateText({ at: new Date(at), languageTag: tagOfLanguage(currentLanguage()), shape });
}

/** The back office reads the clock of São Paulo wherever it sits: its days, its exports and its promotions do too. */
export function formatStaffDate(at: string, shape: Shape): string {
  return dateText({ at: new Date(at), languageTag: tagOfLanguage(currentLanguage()), shape, timeZone: staffTimeZone });
}

/** A day of the calendar (`2026-11-14`), which is that day wherever it is read. */
export function formatDay(day: string): string {
  return calendarText(day, 'date');
}

export function formatDayAndYear(day: string): string {
  return calendarText(day, 'day');
}

function calendarText(day: string, shape: Shape): string {
  return dateText({
    at: new Date(`${day}T12:00:00Z`),
    languageTag: tagOfLanguage(currentLanguage()),
    shape,
    timeZone: 'UTC',
  });
}
