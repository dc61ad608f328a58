/** Thrown by a task before it has begun: its process holds too much for it, and a new one should do it. */
export class StaleChild extends Error {
  constructor() {
    super('the process holds memory that it has no use for');
    this.name = 'StaleChild';
  }
}

const residentMb = () => process.memoryUsage.rss() / 1024 ** 2;

/**
 * Whether this process holds more than so much. Garbage is collected first; what allocators keep of what was freed can
 * only be given back by ending the process.
 */
export function holdsMoreThan(limitMb: number, readMb: () => number = residentMb): boolean {
  if (readMb() <= limitMb) return false;
  globalThis.gc?.();
  return readMb() > limitMb;
}
