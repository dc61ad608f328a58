const warnMs = 2 * 60_000;
/** Whoever types without saving is not idle: the server is told, but not with every key. */
const pingEveryMs = 60_000;

interface Idleness {
  /** The last call that counts for the server, in this browser. */
  calledAt: number;
  now: number;
  idleMs: number;
}

export type IdleState = { name: 'at_work' } | { name: 'warned'; secondsLeft: number } | { name: 'over' };

export function idleStateOf({ calledAt, now, idleMs }: Idleness): IdleState {
  const leftMs = calledAt + idleMs - now;
  if (leftMs <= 0) return { name: 'over' };
  // A short limit is not one long warning.
  return leftMs <= Math.min(warnMs, idleMs / 2)
    ? { name: 'warned', secondsLeft: Math.ceil(leftMs / 1000) }
    : { name: 'at_work' };
}

/**
 * A page asks by itself too, after a cut of its connection for one. What nobody touched the page for keeps no session
 * alive.
 */
export function isByItself({ touchedAt, now }: { touchedAt: number; now: number }): boolean {
  return now - touchedAt > pingEveryMs;
}

export function shouldPing({ calledAt, now, idleMs }: Idleness): boolean {
  const isAtWork = idleStateOf({ calledAt, now, idleMs }).name === 'at_work';
  return isAtWork && now - calledAt >= Math.min(pingEveryMs, idleMs / 4);
}
