import type { StaffPackage, StaffPromotion } from '@semblante/contracts';
import type { PackageRow, PromotionRow } from './manage-packages.queries.ts';

export function showPackage({ priceCents, isActive, updatedAt, ...row }: PackageRow): StaffPackage {
  return { ...row, price_cents: priceCents, is_active: isActive, updated_at: updatedAt.toISOString() };
}

export function showStaffPromotion(row: PromotionRow, now: Date): StaffPromotion {
  return {
    id: row.id,
    version: row.version,
    title: { pt_BR: row.titlePtBr, en: row.titleEn },
    text: { pt_BR: row.textPtBr, en: row.textEn },
    percent_off: row.percentOff,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt?.toISOString() ?? null,
    first_purchase_only: row.isFirstPurchaseOnly,
    package_ids: row.isForAllPackages ? null : row.packageIds,
    is_active: row.isActive,
    phase: phaseOf(row, now),
    updated_at: row.updatedAt.toISOString(),
  };
}

function phaseOf(row: PromotionRow, now: Date): StaffPromotion['phase'] {
  if (!row.isActive) return 'archived';
  if (row.startsAt > now) return 'planned';
  return row.endsAt && row.endsAt <= now ? 'over' : 'running';
}
