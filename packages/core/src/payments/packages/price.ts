import type { Language, PackageTag } from '@semblante/contracts';

export interface PackageForSale {
  id: string;
  credits: number;
  priceCents: number;
  tags: PackageTag[];
}

export interface PromotionNow {
  id: string;
  title: Record<Language, string>;
  text: Record<Language, string>;
  percentOff: number;
  endsAt: Date | null;
  isFirstPurchaseOnly: boolean;
  /** Null is all of them. */
  packageIds: string[] | null;
}

export interface Price {
  amountCents: number;
  promotion: PromotionNow | null;
}

/**
 * The best price of this package for this person: one promotion at most, whichever takes most off. Half a centavo is
 * the buyer's.
 */
export function priceOf(
  pack: PackageForSale,
  promotions: readonly PromotionNow[],
  buyer: { hasFirstPurchasePrice: boolean },
): Price {
  const best = promotions
    .filter((promotion) => promotion.packageIds === null || promotion.packageIds.includes(pack.id))
    .filter((promotion) => !promotion.isFirstPurchaseOnly || buyer.hasFirstPurchasePrice)
    .reduce<PromotionNow | null>(
      (best, promotion) => (best && best.percentOff >= promotion.percentOff ? best : promotion),
      null,
    );
  if (!best) return { amountCents: pack.priceCents, promotion: null };
  const amountCents = Math.floor((pack.priceCents * (100 - best.percentOff)) / 100);
  if (amountCents === 0) return { amountCents: pack.priceCents, promotion: null };
  return { amountCents, promotion: best };
}
