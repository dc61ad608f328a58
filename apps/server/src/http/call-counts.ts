import type { SharedCount } from '@semblante/core/accounts';

/** Beyond that many callers in one window the oldest are forgotten. */
const callersMax = 50_000;
/**
 * Whoever made less than this share of the allowed calls here is of no interest to other processes: an ordinary caller
 * costs no query at all.
 */
const sharedFrom = 0.1;

interface Counted {
  endsAt: number;
  max: number;
  /** What all processes had counted when it was last shared. */
  shared: number;
  /** Counted here since. */
  unshared: number;
}

/**
 * Counts calls for the rate limit in memory and shares them with the other processes through the database, once a
 * second and only for callers who come near a limit (docs/decisions/0010-doors.md). Windows are the same in every
 * process: they begin at whole multiples of their length.
 */
export function createCallCounts(deps: { share: (counts: SharedCount[]) => Promise<Map<string, number>> }) {
  const callers = new Map<string, Counted>();

  class Store {
    readonly #scope: string;

    /** Of all routes without a limit of their own, or of the one whose options these are. */
    constructor(options: object) {
      const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: unknown } };
      this.#scope = routeInfo ? `${String(routeInfo.method)} ${String(routeInfo.url)}` : 'all';
    }

    incr(
      caller: string,
      done: (error: Error | null, counted?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ): void {
      const now = Date.now();
      const endsAt = (Math.floor(now / windowMs) + 1) * windowMs;
      const key = `${this.#scope} ${caller}`;
      let counted = callers.get(key);
      if (counted?.endsAt !== endsAt) {
        counted = { endsAt, max, shared: 0, unshared: 0 };
        callers.delete(key);
        callers.set(key, counted);
        const [oldest] = callers.keys();
        if (callers.size > callersMax && oldest !== undefined) callers.delete(oldest);
      }
      counted.unshared += 1;
      done(null, { current: counted.shared + counted.unshared, ttl: endsAt - now });
    }

    child(options: object): Store {
      return new Store(options);
    }
  }

  async function share(): Promise<void> {
    const now = Date.now();
    const sent: (SharedCount & { counted: Counted })[] = [];
    for (const [key, counted] of callers) {
      if (counted.endsAt <= now) callers.delete(key);
      else if (counted.unshared > 0 && counted.shared + counted.unshared >= counted.max * sharedFrom)
        sent.push({
          key: `${key} ${counted.endsAt}`,
          count: counted.unshared,
          endsAt: new Date(counted.endsAt),
          counted,
        });
    }
    if (sent.length === 0) return;
    const totals = await deps.share(sent.map(({ key, count, endsAt }) => ({ key, count, endsAt })));
    for (const { key, count, counted } of sent) {
      counted.shared = totals.get(key) ?? counted.shared;
      counted.unshared -= count;
    }
  }

  return { Store, share };
}
