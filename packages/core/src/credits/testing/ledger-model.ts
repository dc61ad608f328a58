export type Operation =
  | { do: 'grant'; payment: number; credits: number }
  | { do: 'gift'; gift: number; credits: number }
  | { do: 'hold'; amount: number }
  | { do: 'refundUnspent'; payment: number }
  | { do: 'take'; credits: number }
  | { do: 'capture'; hold: number }
  | { do: 'release'; hold: number }
  | {
      do: 'takeBack';
      payment: number;
      cause: 'refund' | 'chargeback' | 'provider_refund';
      causeId: number;
      credits?: number;
    };

type Token = 'remaining' | 'held' | 'spent' | 'taken';

interface Lot {
  key: string;
  tokens: Token[];
  owed: number;
}

interface Hold {
  state: 'open' | 'captured' | 'released';
  tokens: { lot: Lot; at: number }[];
}

/**
 * The rules of docs/product/credits.md once more, as simply as they can be said: a credit is a token that lies in one
 * place. No sums are kept, everything is counted when asked.
 */
export function newModel() {
  const lots: Lot[] = [];
  const holds: Hold[] = [];
  const told = new Map<string, { takenBack: number; debt: number }>();
  let debt = 0;

  const count = (lot: Lot, token: Token) => lot.tokens.filter((each) => each === token).length;
  const total = (token: Token) => lots.reduce((sum, lot) => sum + count(lot, token), 0);
  const lotOf = (payment: number) => lots.find(({ key }) => key === `payment ${payment}`);
  const claimable = (lot: Lot) => lot.tokens.length - count(lot, 'taken') - lot.owed;

  const addLot = (key: string, credits: number) => {
    const lot: Lot = { key, tokens: Array.from({ length: credits }, () => 'remaining'), owed: 0 };
    lots.push(lot);
    return lot;
  };
  const move = (lot: Lot, to: Token, tokens: number) => {
    for (let moved = 0; moved < tokens; moved += 1) lot.tokens[lot.tokens.indexOf('remaining')] = to;
  };
  /** Gifts first, then the oldest. */
  const firstOf = (credits: number) => {
    const isGift = (lot: Lot) => lot.key.startsWith('gift');
    const inOrder = [...lots.filter(isGift), ...lots.filter((lot) => !isGift(lot))];
    return inOrder
      .flatMap((lot) => lot.tokens.flatMap((token, at) => (token === 'remaining' ? [{ lot, at }] : [])))
      .slice(0, credits);
  };
  const takeBack = (
    lot: Lot,
    {
      cause,
      causeId,
      credits,
    }: { cause: 'refund' | 'chargeback' | 'provider_refund'; causeId: number; credits?: number },
  ) => {
    const key = cause === 'refund' ? `${lot.key} refund` : `${lot.key} ${cause} ${causeId}`;
    const before = told.get(key);
    if (before) return { done: 'before', ...before };
    const claimed = Math.min(credits ?? lot.tokens.length, claimable(lot));
    const takenBack = Math.min(claimed, count(lot, 'remaining'));
    const newDebt = cause === 'refund' ? 0 : claimed - takenBack;
    move(lot, 'taken', takenBack);
    lot.owed += newDebt;
    debt += newDebt;
    if (takenBack + newDebt > 0) told.set(key, { takenBack, debt: newDebt });
    return { done: 'now', takenBack, debt: newDebt };
  };
  const settle = (number: number, wanted: 'captured' | 'released', each: (token: { lot: Lot; at: number }) => void) => {
    const settled = holds[number];
    if (!settled) return 'credits.hold_not_found';
    if (settled.state === wanted) return { done: 'before' };
    if (settled.state !== 'open') return 'credits.hold_settled';
    settled.state = wanted;
    for (const token of settled.tokens) each(token);
    return { done: 'now' };
  };

  return {
    balance: () => ({ available: total('remaining'), held: total('held'), debt }),
    lots: () =>
      lots.map((lot) => ({
        remaining: count(lot, 'remaining'),
        held: count(lot, 'held'),
        spent: count(lot, 'spent'),
        taken: count(lot, 'taken'),
        owed: lot.owed,
      })),
    apply(operation: Operation): unknown {
      switch (operation.do) {
        case 'grant': {
          if (lotOf(operation.payment)) return { done: 'before', settledDebt: 0 };
          const settledDebt = Math.min(debt, operation.credits);
          move(addLot(`payment ${operation.payment}`, operation.credits), 'spent', settledDebt);
          debt -= settledDebt;
          return { done: 'now', settledDebt };
        }
        case 'gift': {
          const key = `gift ${operation.gift}`;
          if (lots.some((lot) => lot.key === key)) return { done: 'before' };
          addLot(key, operation.credits);
          return { done: 'now' };
        }
        case 'hold': {
          if (total('remaining') < operation.amount) return 'credits.insufficient';
          const tokens = firstOf(operation.amount);
          for (const { lot, at } of tokens) lot.tokens[at] = 'held';
          holds.push({ state: 'open', tokens });
          return 'held';
        }
        case 'refundUnspent': {
          const lot = lotOf(operation.payment);
          if (!lot) return 'credits.payment_not_granted';
          const unspent = Math.min(count(lot, 'remaining'), claimable(lot));
          return unspent === 0 ? 0 : takeBack(lot, { cause: 'refund', causeId: 0, credits: unspent });
        }
        case 'take': {
          if (total('remaining') < operation.credits) return 'staff.take_too_much';
          for (const { lot, at } of firstOf(operation.credits)) {
            lot.tokens[at] = 'taken';
            // A credit that was owed, and whose debt another purchase paid: gone now, it is owed no more.
            lot.owed = Math.min(lot.owed, lot.tokens.length - count(lot, 'taken'));
          }
          return 'taken';
        }
        case 'capture':
          return settle(operation.hold, 'captured', ({ lot, at }) => (lot.tokens[at] = 'spent'));
        case 'release':
          return settle(operation.hold, 'released', ({ lot, at }) => {
            const isOwed = lot.owed > 0 && debt > 0;
            lot.tokens[at] = isOwed ? 'taken' : 'remaining';
            if (!isOwed) return;
            lot.owed -= 1;
            debt -= 1;
          });
        case 'takeBack': {
          const lot = lotOf(operation.payment);
          return lot ? takeBack(lot, operation) : 'credits.payment_not_granted';
        }
        default:
          return operation satisfies never;
      }
    },
  };
}
