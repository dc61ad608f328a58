import type { Language, Offer } from '@semblante/contracts';
import type { PaymentDeps } from '../payment-deps.ts';
import { listPromotionsAt } from './packages.queries.ts';
import type { PromotionNow } from './price.ts';

const freshMs = 10_000;

/**
 * The header's badge: the best promotion a person could use now, or none. Every page asks for it with every user
 * record, so the few running promotions are kept for ten seconds; the price list and the purchase always read them
 * anew.
 */
export function createOfferBoard({ db, clock }: Pick<PaymentDeps, 'db' | 'clock'>) {
  let known: { readAtMs: number; promotions: Promise<PromotionNow[]> } | undefined;

  const running = () => {
    const now = clock();
    if (known && Math.abs(now.getTime() - known.readAtMs) < freshMs) return known.promotions;
    const promotions = listPromotionsAt(db, now);
    known = { readAtMs: now.getTime(), promotions };
    // A read that failed must not be what everybody gets for ten seconds.
    promotions.catch(() => (known = undefined));
    return promotions;
  };

  return async ({
    isFirstPurchaseOpen,
    language,
  }: {
    isFirstPurchaseOpen: boolean;
    language: Language;
  }): Promise<Offer | null> => {
    const usable = (await running()).filter((promotion) => !promotion.isFirstPurchaseOnly || isFirstPurchaseOpen);
    const [best] = usable.toSorted((a, b) => b.percentOff - a.percentOff);
    return best ? { title: best.title[language], text: best.text[language], percent_off: best.percentOff } : null;
  };
}
