import { realtimeValidMs } from '@semblante/contracts';

/** docs/product/processings.md: a connection counts while it was made or heard from less than five minutes ago. */
export function isRealtimeValid(connectedAt: number | undefined, now: number): boolean {
  if (connectedAt === undefined) return false;
  const silence = now - connectedAt;
  // A clock set back would otherwise keep a dead connection alive for as long as it was set back.
  return silence >= 0 && silence < realtimeValidMs;
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** Doubles with every failure in a row; a random half keeps a thousand pages from coming back in the same second. */
export function reconnectWaitMs(failures: number, random: number): number {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
  return wait / 2 + (wait / 2) * random;
}
