import type { Language, Package, PackagesAnswer, PromotionShown } from '@semblante/contracts';
import type { UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { findFirstPurchase, listPackagesForSale, listPromotionsAt } from './packages.queries.ts';
import { priceOf, type PromotionNow } from './price.ts';

/** What is for sale, at the price this very person would be charged now. */
export async function listPackages(
  deps: PaymentDeps,
  caller: { userId: UserId; language: Language },
): Promise<PackagesAnswer> {
  const promotions = await listPromotionsAt(deps.db, deps.clock());
  const first = await findFirstPurchase(deps.db, caller.userId);
  const buyer = { hasFirstPurchasePrice: isFirst(first) };
  const packs = await listPackagesForSale(deps.db);
  const { chosen } = deps.providers;
  return {
    data: packs.map((pack): Package => {
      const { amountCents, promotion } = priceOf(pack, promotions, buyer);
      return {
        id: pack.id,
        credits: pack.credits,
        list_price_cents: pack.priceCents,
        amount_cents: amountCents,
        currency: 'BRL',
        tags: pack.tags,
        promotion: promotion && showPromotion(promotion, caller.language),
      };
    }),
    meta: {
      methods: [...chosen.methods],
      is_sandbox: chosen.gateway === 'sandbox',
      first_purchase_payment_id: first.hasPaid ? null : first.unpaidWithPrice,
    },
  };
}

/** What is for sale, for who has no account yet: no promotion is promised to somebody unknown. */
export async function listPrices({
  db,
}: Pick<PaymentDeps, 'db'>): Promise<{ credits: number; list_price_cents: number }[]> {
  return (await listPackagesForSale(db)).map(({ credits, priceCents }) => ({ credits, list_price_cents: priceCents }));
}

export function isFirst(first: Awaited<ReturnType<typeof findFirstPurchase>>): boolean {
  return !first.hasPaid && first.unpaidWithPrice === null;
}

function showPromotion(promotion: PromotionNow, language: Language): PromotionShown {
  return {
    id: promotion.id,
    title: promotion.title[language],
    text: promotion.text[language],
    percent_off: promotion.percentOff,
    ends_at: promotion.endsAt?.toISOString() ?? null,
    first_purchase_only: promotion.isFirstPurchaseOnly,
  };
}
