import type { Reader } from '@semblante/db';
import { packages, payments, promotionPackages, promotions } from '@semblante/db/schema';
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { PaymentId, UserId } from '../../kernel/index.ts';
import type { PackageForSale, PromotionNow } from './price.ts';

const packagesMax = 50;
const promotionsMax = 50;
const columns = { id: packages.id, credits: packages.credits, priceCents: packages.priceCents, tags: packages.tags };

export async function listPackagesForSale(reader: Reader): Promise<PackageForSale[]> {
  return await reader
    .select(columns)
    .from(packages)
    .where(eq(packages.isActive, true))
    .orderBy(asc(packages.position), asc(packages.id))
    .limit(packagesMax);
}

export async function findPackageForSale(reader: Reader, id: string): Promise<PackageForSale | undefined> {
  const [found] = await reader
    .select(columns)
    .from(packages)
    .where(and(eq(packages.id, id), eq(packages.isActive, true)))
    .limit(1);
  return found;
}

export async function listPromotionsAt(reader: Reader, now: Date): Promise<PromotionNow[]> {
  const rows = await reader
    .select({
      id: promotions.id,
      titlePtBr: promotions.titlePtBr,
      titleEn: promotions.titleEn,
      textPtBr: promotions.textPtBr,
      textEn: promotions.textEn,
      percentOff: promotions.percentOff,
      endsAt: promotions.endsAt,
      isFirstPurchaseOnly: promotions.isFirstPurchaseOnly,
      isForAllPackages: promotions.isForAllPackages,
      packageIds: sql<
        string[]
      >`coalesce(array_agg(${promotionPackages.packageId}::text) filter (where ${promotionPackages.packageId} is not null), '{}')`,
    })
    .from(promotions)
    .leftJoin(promotionPackages, eq(promotionPackages.promotionId, promotions.id))
    .where(
      and(
        eq(promotions.isActive, true),
        lte(promotions.startsAt, now),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    .groupBy(promotions.id)
    .orderBy(asc(promotions.createdAt), asc(promotions.id))
    .limit(promotionsMax);
  return rows.map(({ titlePtBr, titleEn, textPtBr, textEn, isForAllPackages, packageIds, ...row }) => ({
    ...row,
    title: { pt_BR: titlePtBr, en: titleEn },
    text: { pt_BR: textPtBr, en: textEn },
    packageIds: isForAllPackages ? null : packageIds,
  }));
}

/**
 * A purchase that was paid counts for ever, refunded or not; an unpaid one that has the price keeps it while it can be
 * paid.
 */
export async function findFirstPurchase(
  reader: Reader,
  userId: UserId,
): Promise<{ hasPaid: boolean; unpaidWithPrice: PaymentId | null }> {
  const [found] = await reader
    .select({
      hasPaid: sql<boolean>`coalesce(bool_or(${payments.paidAt} is not null), false)`,
      unpaidWithPrice: sql<PaymentId | null>`max(${payments.id}::text) filter (where ${payments.hasFirstPurchasePrice} and ${payments.paidAt} is null)`,
    })
    .from(payments)
    .where(and(eq(payments.userId, userId), or(isNotNull(payments.paidAt), eq(payments.hasFirstPurchasePrice, true))));
  return found ?? { hasPaid: false, unpaidWithPrice: null };
}
