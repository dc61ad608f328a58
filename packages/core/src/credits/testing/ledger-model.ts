export type Operation =
  | { do: 'grant'; payment: number; credits: number }
  | { do: 'gift'; gift: number; credits: number }
  | { do: 'hold'; amount: number }
  | { do: 'holdUnspent'; payment: number }
  | { do: 'capture'; hold: number }
  | { do: 'release'; hold: number }
  | { do: 'takeBack'; payment: number; cause: 'refund' | 'chargeback' | 'provider_refund'; causeId: number; credits?: number };

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
 * The rules of SPEC 8 once more, as simply as they can be said: a credit is a token that lies in one place. No sums
 * are kept, everything is counted when asked.
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
  const hold = (from: Lot[], credits: number) => {
    const free = from.flatMap((lot) => lot.tokens.flatMap((token, at) => (token === 'remaining' ? [{ lot, at }] : [])));
    const tokens = free.slice(0, credits);
    for (const { lot, at } of tokens) lot.tokens[at] = 'held';
    holds.push({ state: 'open', tokens });
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
    lots: () => lots.map((lot) => ({ remaining: count(lot, 'remaining'), held: count(lot, 'held'), spent: count(lot, 'spent'), taken: count(lot, 'taken'), owed: lot.owed })),
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
          const isGift = (lot: Lot) => lot.key.startsWith('gift');
          hold([...lots.filter(isGift), ...lots.filter((lot) => !isGift(lot))], operation.amount);
          return 'held';
        }
        case 'holdUnspent': {
          const lot = lotOf(operation.payment);
          if (!lot) return 'credits.payment_not_granted';
          const unspent = Math.min(count(lot, 'remaining'), claimable(lot));
          if (unspent > 0) hold([lot], unspent);
          return unspent;
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
          if (!lot) return 'credits.payment_not_granted';
          const key = operation.cause === 'refund' ? `${lot.key} refund` : `${lot.key} ${operation.cause} ${operation.causeId}`;
          const before = told.get(key);
          if (before) return { done: 'before', ...before };
          const claimed = Math.min(operation.credits ?? lot.tokens.length, claimable(lot));
          const takenBack = Math.min(claimed, count(lot, 'remaining'));
          const newDebt = operation.cause === 'refund' ? 0 : claimed - takenBack;
          move(lot, 'taken', takenBack);
          lot.owed += newDebt;
          debt += newDebt;
          if (takenBack + newDebt > 0) told.set(key, { takenBack, debt: newDebt });
          return { done: 'now', takenBack, debt: newDebt };
        }
        default:
          return operation satisfies never;
      }
    },
  };
}
