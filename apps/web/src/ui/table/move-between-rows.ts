import type { KeyboardEvent } from 'react';

const controls = 'a[href], button, input, select, [tabindex="0"]';
const steps: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The arrows go to the same control of the next row, so that a list is walked without a mouse and without a tab stop
 * each.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = steps[event.key];
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (
    step === undefined ||
    !isPlain ||
    !(event.target instanceof HTMLElement) ||
    event.target.matches('select, input:not([type=checkbox])')
  )
    return;
  const rows = [...event.currentTarget.rows];
  const place = rows.findIndex((row) => row.contains(event.target as Node));
  const target = rows[step(place, rows.length - 1)];
  const from = rows[place];
  if (target === undefined || from === undefined) return;
  event.preventDefault();
  const column = [...from.querySelectorAll(controls)].indexOf(event.target);
  const there = target.querySelectorAll<HTMLElement>(controls);
  (there[column] ?? there[0])?.focus();
}
