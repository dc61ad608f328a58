export interface PlanChoice {
  seed: number;
  payments: number;
  people: number;
  /** Payments that nobody pays, of which somebody claims that they are paid. */
  unpaid: number;
}

export interface PlannedPayment {
  person: number;
  credits: 3 | 10 | 30 | 100;
  isPaid: boolean;
  /** Its webhooks come while the create call is still on its way back. */
  isEarly: boolean;
  deliveries: PlannedDelivery[];
}

export interface PlannedDelivery {
  type: string;
  /** Deliveries of one number carry one event id; a provider that is unsure tells the same under a new one. */
  event: number;
  /** Names the provider's charge only, as many real ones do. */
  isByCharge: boolean;
  isForged: boolean;
}

const kinds = ['charge.created', 'charge.expired', 'charge.rejected'];
const sizes = [3, 10, 30, 100] as const;

/** The same seed is the same drill. */
export function makePlan(choice: PlanChoice): PlannedPayment[] {
  const random = randomFrom(choice.seed);
  const below = (end: number) => Math.floor(random() * end);
  return Array.from({ length: choice.payments + choice.unpaid }, (_, at) => {
    const isPaid = at < choice.payments;
    const told = Array.from({ length: 1 + below(5) }, () => ({
      type: 'charge.paid',
      event: random() < 0.3 ? 1 + below(1000) : 0,
      isByCharge: random() < 0.4,
      isForged: false,
    }));
    const noise = Array.from({ length: below(3) }, () => ({
      type: kinds[below(kinds.length)] ?? '',
      event: 2000 + below(1000),
      isByCharge: random() < 0.4,
      isForged: false,
    }));
    const forged =
      random() < 0.1 || !isPaid ? [{ type: 'charge.paid', event: 4000, isByCharge: false, isForged: true }] : [];
    return {
      person: at % choice.people,
      credits: sizes[below(sizes.length)] ?? 10,
      isPaid,
      isEarly: at % 2 === 0,
      deliveries: shuffled([...told, ...noise, ...forged], random),
    };
  });
}

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/** Mulberry32: small, and the same everywhere. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A valid CPF for each number: nine digits and the two that check them. */
export function cpfOf(number: number): string {
  const digits = [...String(100_000_000 + number)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
