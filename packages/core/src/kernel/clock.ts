/** Time is passed in, so that a test can stand at the last second of a window. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export function addMs(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
