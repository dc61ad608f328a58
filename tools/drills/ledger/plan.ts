import { createHash } from 'node:crypto';

/**
 * One step, done by whichever client is free. Everything random about a run is in here, drawn from the seed. `times`:
 * how often it is said.
 */
export type Operation =
  | { do: 'buy'; payment: number; person: number; credits: number; cents: number }
  | { do: 'pay'; payment: number; times: number }
  | { do: 'gift'; gift: number; person: number; credits: number; times: number }
  | { do: 'hold'; key: string; person: number; amount: number }
  | { do: 'settle'; key: string; as: 'capture' | 'release'; times: number }
  | { do: 'refund'; payment: number; providerPays: boolean; times: number }
  | { do: 'take'; order: number; person: number; credits: number; times: number }
  | {
      do: 'moneyBack';
      payment: number;
      as: 'chargeback' | 'provider_refund';
      part: number;
      credits: number | undefined;
      times: number;
    };

/** A kill from outside, wherever the process may be. */
export interface Kill {
  client: number;
  /** Counted over all clients. */
  afterOperations: number;
  delayMs: number;
}

/**
 * A death at the worst moment: before the commit, after it and before anybody heard of it, or in the middle of a
 * refund.
 */
export type DeathPoint = 'before_commit' | 'after_commit' | 'refund_asked' | 'refund_paid';

export interface Plan {
  operations: Operation[];
  kills: Kill[];
  /** By the number of the operation. */
  deaths: Map<number, DeathPoint>;
  persons: number;
  gifts: number;
  fingerprint: string;
}

export interface PlanChoice {
  seed: number;
  operations: number;
  clients: number;
}

type Random = () => number;
const weights: Record<Operation['do'], number> = {
  buy: 13,
  pay: 20,
  gift: 4,
  hold: 26,
  settle: 28,
  refund: 4,
  take: 3,
  moneyBack: 5,
};
// Nothing can be paid, settled or given again before something was made.
const firstOf: Operation['do'][] = ['buy', 'gift', 'hold'];
const killDelayMsMax = 12;

export function makePlan(choice: PlanChoice): Plan {
  const random = randomFrom(choice.seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  // Few people for many clients: they must meet at the same accounts.
  const persons = choice.clients * 3;
  const made = { payments: 0, gifts: 0, orders: 0, holds: [] as string[] };
  const times = () => (random() < 0.7 ? 1 : whole(2, 3));
  // What was made a moment ago, most likely by another client: some is not committed yet, some was settled long since.
  const recent = (count: number) => Math.max(0, count - 1 - whole(0, choice.clients * 8));

  const draw = (at: number): Operation => {
    const kind = firstOf[at] ?? pick(random, weights);
    switch (kind) {
      case 'buy':
        return {
          do: 'buy',
          payment: made.payments++,
          person: whole(0, persons - 1),
          credits: whole(1, 20),
          cents: whole(100, 20_000),
        };
      case 'pay':
        return { do: 'pay', payment: recent(made.payments), times: times() };
      case 'gift':
        return {
          do: 'gift',
          gift: made.gifts === 0 || random() < 0.7 ? made.gifts++ : recent(made.gifts),
          person: whole(0, persons - 1),
          credits: whole(1, 5),
          times: times(),
        };
      case 'hold':
        made.holds.push(`video-${at}`);
        return { do: 'hold', key: `video-${at}`, person: whole(0, persons - 1), amount: whole(1, 8) };
      case 'settle':
        return {
          do: 'settle',
          key: made.holds[recent(made.holds.length)] ?? '',
          as: random() < 0.6 ? 'capture' : 'release',
          times: times(),
        };
      case 'refund':
        return { do: 'refund', payment: recent(made.payments), providerPays: random() < 0.7, times: times() };
      case 'take':
        return {
          do: 'take',
          order: made.orders === 0 || random() < 0.7 ? made.orders++ : recent(made.orders),
          person: whole(0, persons - 1),
          credits: whole(1, 6),
          times: times(),
        };
      case 'moneyBack': {
        const as = random() < 0.6 ? 'chargeback' : 'provider_refund';
        return {
          do: 'moneyBack',
          payment: recent(made.payments),
          as,
          part: whole(0, 1),
          credits: as === 'chargeback' ? undefined : whole(1, 8),
          times: times(),
        };
      }
      default:
        return kind satisfies never;
    }
  };

  const operations = Array.from({ length: choice.operations }, (_, at) => draw(at));
  const quarter = Math.ceil(choice.clients / 4);
  const kills = Array.from({ length: quarter }, () => ({
    client: whole(0, choice.clients - 1),
    afterOperations: whole(0, Math.floor(choice.operations * 0.95)),
    delayMs: whole(0, killDelayMsMax),
  }));
  const deaths = new Map<number, DeathPoint>();
  const paidRefunds = operations.flatMap((operation, at) =>
    operation.do === 'refund' && operation.providerPays ? [at] : [],
  );
  for (let death = 0; death < quarter; death += 1) {
    deaths.set(whole(0, operations.length - 1), death % 2 === 0 ? 'before_commit' : 'after_commit');
    // Two of each, because many a refund is refused before it gets that far.
    for (const point of ['refund_asked', 'refund_paid'] as const)
      deaths.set(paidRefunds[whole(0, paidRefunds.length - 1)] ?? 0, point);
  }
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([operations, kills, [...deaths]]))
    .digest('hex')
    .slice(0, 16);
  return { operations, kills, deaths, persons, gifts: made.gifts, fingerprint };
}

export const personId = (person: number) => `00000000-0000-7000-8000-${String(person).padStart(12, '0')}`;
export const paymentName = (payment: number) => `drill-payment-${payment}`;

function pick<Name extends string>(random: Random, weighted: Record<Name, number>): Name {
  const entries = Object.entries(weighted) as [Name, number][];
  let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  throw new Error('nothing to pick from');
}

/** Mulberry32: small, seeded, the same on every machine. */
function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
