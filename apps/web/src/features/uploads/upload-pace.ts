/** How far an upload was at a moment. */
export interface PaceMark {
  at: number;
  bytes: number;
}

export interface Pace {
  bytesPerSecond: number;
  secondsLeft: number;
}

const windowMs = 10_000;
const spanMsMin = 1000;

/** Marks of the last seconds only: a speed from the beginning would hide that the network just got slower. */
export function addPaceMark(marks: readonly PaceMark[], mark: PaceMark): PaceMark[] {
  return [...marks.filter(({ at }) => mark.at - at <= windowMs), mark];
}

/** Nothing in the first second, nor while nothing moves: no number is better than a wrong one. */
export function findPace(marks: readonly PaceMark[], bytesTotal: number): Pace | undefined {
  const first = marks[0];
  const last = marks.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < spanMsMin || last.bytes <= first.bytes)
    return undefined;
  const bytesPerSecond = ((last.bytes - first.bytes) * 1000) / (last.at - first.at);
  return { bytesPerSecond, secondsLeft: Math.ceil((bytesTotal - last.bytes) / bytesPerSecond) };
}
