import type { Reader, Tx } from '@semblante/db';
import { packages, promotionPackages, promotions } from '@semblante/db/schema';
import { and, asc, count, desc, eq, inArray, max, sql } from 'drizzle-orm';

const shownMax = 200;

export type PackageRow = Awaited<ReturnType<typeof listAllPackages>>[number];
export type PromotionRow = Awaited<ReturnType<typeof listAllPromotions>>[number];

const packageColumns = {
  id: packages.id,
  version: packages.version,
  credits: packages.credits,
  priceCents: packages.priceCents,
  tags: packages.tags,
  position: packages.position,
  isActive: packages.isActive,
  updatedAt: packages.updatedAt,
};

/** What is for sale first, in its order; then what was. */
export async function listAllPackages(reader: Reader) {
  return await reader
    .select(packageColumns)
    .from(packages)
    .orderBy(desc(packages.isActive), asc(packages.position), asc(packages.id))
    .limit(shownMax);
}

export async function lockPackage(tx: Tx, id: string): Promise<PackageRow | undefined> {
  const [found] = await tx.select(packageColumns).from(packages).where(eq(packages.id, id)).limit(1).for('update');
  return found;
}

/** Two orders at once would each write half of theirs. */
export async function lockPackagesForSale(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: packages.id })
    .from(packages)
    .where(eq(packages.isActive, true))
    .orderBy(asc(packages.id))
    .limit(shownMax)
    .for('update');
  return rows.map(({ id }) => id);
}

export async function findLastPosition(tx: Tx): Promise<number> {
  const [last] = await tx.select({ position: max(packages.position) }).from(packages);
  return last?.position ?? 0;
}

export async function insertPackage(tx: Tx, made: typeof packages.$inferInsert): Promise<void> {
  await tx.insert(packages).values(made);
}

export async function updatePackage(tx: Tx, id: string, changes: Partial<typeof packages.$inferInsert>): Promise<void> {
  await tx
    .update(packages)
    .set({ ...changes, version: sql`${packages.version} + 1` })
    .where(eq(packages.id, id));
}

export async function setPositions(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  const places = sql.join(
    ids.map((id, place) => sql`(${id}::uuid, ${place + 1}::int)`),
    sql`, `,
  );
  await tx.execute(
    sql`update ${packages} set position = placed.place, updated_at = ${now.toISOString()}::timestamptz, version = version + 1 from (values ${places}) placed (id, place) where ${packages}.id = placed.id`,
  );
}

export async function countPackages(tx: Tx, ids: readonly string[]): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(packages)
    .where(inArray(packages.id, [...ids]));
  return counted?.total ?? 0;
}

const promotionColumns = {
  id: promotions.id,
  version: promotions.version,
  titlePtBr: promotions.titlePtBr,
  titleEn: promotions.titleEn,
  textPtBr: promotions.textPtBr,
  textEn: promotions.textEn,
  percentOff: promotions.percentOff,
  startsAt: promotions.startsAt,
  endsAt: promotions.endsAt,
  isFirstPurchaseOnly: promotions.isFirstPurchaseOnly,
  isForAllPackages: promotions.isForAllPackages,
  isActive: promotions.isActive,
  updatedAt: promotions.updatedAt,
  packageIds: sql<
    string[]
  >`(select coalesce(array_agg(${promotionPackages.packageId}::text order by ${promotionPackages.packageId}), '{}') from ${promotionPackages} where ${promotionPackages.promotionId} = ${promotions.id})`.as(
    'package_ids',
  ),
};

export async function listAllPromotions(reader: Reader) {
  return await reader
    .select(promotionColumns)
    .from(promotions)
    .orderBy(desc(promotions.isActive), desc(promotions.startsAt), desc(promotions.id))
    .limit(shownMax);
}

export async function lockPromotion(tx: Tx, id: string): Promise<PromotionRow | undefined> {
  await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id)).limit(1).for('update');
  const [found] = await tx.select(promotionColumns).from(promotions).where(eq(promotions.id, id)).limit(1);
  return found;
}

export async function insertPromotion(tx: Tx, made: typeof promotions.$inferInsert): Promise<void> {
  await tx.insert(promotions).values(made);
}

export async function updatePromotion(
  tx: Tx,
  id: string,
  changes: Partial<typeof promotions.$inferInsert>,
): Promise<void> {
  await tx
    .update(promotions)
    .set({ ...changes, version: sql`${promotions.version} + 1` })
    .where(eq(promotions.id, id));
}

export async function setPackagesOfPromotion(
  tx: Tx,
  promotionId: string,
  packageIds: readonly string[],
): Promise<void> {
  await tx.delete(promotionPackages).where(and(eq(promotionPackages.promotionId, promotionId)));
  if (packageIds.length > 0)
    await tx.insert(promotionPackages).values(packageIds.map((packageId) => ({ promotionId, packageId })));
}
