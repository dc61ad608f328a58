import type {
  AuditAction,
  AuditSubject,
  AuditTold,
  EditPackageBody,
  EditPromotionBody,
  NewPackageBody,
  NewPromotionBody,
  StaffPackage,
  StaffPromotion,
} from '@semblante/contracts';
import type { Tx } from '@semblante/db';
import { writeAudit } from '../../audit/index.ts';
import { AppError, newId, type UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { showPackage, showStaffPromotion } from './staff-shown.ts';
import {
  countPackages,
  findLastPosition,
  insertPackage,
  insertPromotion,
  listAllPackages,
  listAllPromotions,
  lockPackage,
  lockPackagesForSale,
  lockPromotion,
  setPackagesOfPromotion,
  setPositions,
  updatePackage,
  updatePromotion,
} from './manage-packages.queries.ts';

type Deps = Pick<PaymentDeps, 'db' | 'clock'>;

/** A payment keeps what was sold as it was sold: nothing here changes anything for those who bought. */
export async function getPriceList(deps: Deps): Promise<{ packages: StaffPackage[]; promotions: StaffPromotion[] }> {
  const packages = (await listAllPackages(deps.db)).map(showPackage);
  return {
    packages,
    promotions: (await listAllPromotions(deps.db)).map((row) => showStaffPromotion(row, deps.clock())),
  };
}

export async function createPackage(deps: Deps, by: UserId, given: NewPackageBody): Promise<StaffPackage> {
  return await deps.db.transaction(async (tx) => {
    const { price_cents: priceCents, is_active: isActive, ...rest } = given;
    const id = newId<string>();
    const at = deps.clock();
    await insertPackage(tx, {
      id,
      ...rest,
      priceCents,
      isActive,
      position: (await findLastPosition(tx)) + 1,
      createdAt: at,
      updatedAt: at,
    });
    return await audited(tx, {
      by,
      action: 'packages.created',
      subject: 'package',
      at,
      before: undefined,
      after: await getPackage(tx, id),
    });
  });
}

/** Archived is `is_active: false`. Of two editors the second is told. */
export async function editPackage(
  deps: Deps,
  by: UserId,
  id: string,
  { version, ...given }: EditPackageBody,
): Promise<StaffPackage> {
  return await deps.db.transaction(async (tx) => {
    const before = await getPackage(tx, id);
    if (before.version !== version) throw new AppError('staff.conflict');
    const at = deps.clock();
    await updatePackage(tx, id, {
      credits: given.credits,
      priceCents: given.price_cents,
      tags: given.tags,
      isActive: given.is_active,
      updatedAt: at,
    });
    return await audited(tx, {
      by,
      action: 'packages.edited',
      subject: 'package',
      at,
      before,
      after: await getPackage(tx, id),
    });
  });
}

export async function orderPackages(deps: Deps, by: UserId, ids: readonly string[]): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const before = await lockPackagesForSale(tx);
    if (new Set(ids).size !== before.length || ids.length !== before.length || !before.every((id) => ids.includes(id)))
      throw new AppError('staff.order_incomplete');
    const at = deps.clock();
    await setPositions(tx, ids, at);
    await writeAudit(tx, {
      actorId: by,
      action: 'packages.ordered',
      subject: 'package',
      subjectId: 'all',
      after: { ids },
      at,
    });
  });
}

export async function createPromotion(deps: Deps, by: UserId, given: NewPromotionBody): Promise<StaffPromotion> {
  return await deps.db.transaction(async (tx) => {
    const id = newId<string>();
    const at = deps.clock();
    const {
      title,
      text,
      percent_off: percentOff,
      starts_at: startsAt,
      ends_at: endsAt = null,
      package_ids: packageIds = null,
    } = given;
    await insertPromotion(tx, {
      id,
      titlePtBr: title.pt_BR,
      titleEn: title.en,
      textPtBr: text.pt_BR,
      textEn: text.en,
      percentOff,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      isFirstPurchaseOnly: given.first_purchase_only ?? false,
      isForAllPackages: packageIds === null,
      isActive: given.is_active ?? true,
      createdAt: at,
      updatedAt: at,
    });
    await choosePackages(tx, id, packageIds);
    return await audited(tx, {
      by,
      action: 'promotions.created',
      subject: 'promotion',
      at,
      before: undefined,
      after: await getPromotion(tx, id, at),
    });
  });
}

export async function editPromotion(
  deps: Deps,
  by: UserId,
  id: string,
  { version, ...given }: EditPromotionBody,
): Promise<StaffPromotion> {
  return await deps.db.transaction(async (tx) => {
    const at = deps.clock();
    const before = await getPromotion(tx, id, at);
    if (before.version !== version) throw new AppError('staff.conflict');
    requireForward({
      startsAt: given.starts_at ?? before.starts_at,
      endsAt: given.ends_at === undefined ? before.ends_at : given.ends_at,
    });
    await updatePromotion(tx, id, {
      titlePtBr: given.title?.pt_BR,
      titleEn: given.title?.en,
      textPtBr: given.text?.pt_BR,
      textEn: given.text?.en,
      percentOff: given.percent_off,
      startsAt: given.starts_at === undefined ? undefined : new Date(given.starts_at),
      endsAt: typeof given.ends_at === 'string' ? new Date(given.ends_at) : given.ends_at,
      isFirstPurchaseOnly: given.first_purchase_only,
      isForAllPackages: given.package_ids === undefined ? undefined : given.package_ids === null,
      isActive: given.is_active,
      updatedAt: at,
    });
    if (given.package_ids !== undefined) await choosePackages(tx, id, given.package_ids);
    return await audited(tx, {
      by,
      action: 'promotions.edited',
      subject: 'promotion',
      at,
      before,
      after: await getPromotion(tx, id, at),
    });
  });
}

async function getPackage(tx: Tx, id: string): Promise<StaffPackage> {
  const found = await lockPackage(tx, id);
  if (!found) throw new AppError('staff.package_not_found');
  return showPackage(found);
}

async function getPromotion(tx: Tx, id: string, now: Date): Promise<StaffPromotion> {
  const found = await lockPromotion(tx, id);
  if (!found) throw new AppError('staff.promotion_not_found');
  return showStaffPromotion(found, now);
}

async function choosePackages(tx: Tx, promotionId: string, packageIds: readonly string[] | null): Promise<void> {
  const chosen = [...new Set(packageIds ?? [])];
  if ((await countPackages(tx, chosen)) !== chosen.length)
    throw new AppError('staff.package_not_found', {}, { field: 'package_ids' });
  await setPackagesOfPromotion(tx, promotionId, chosen);
}

/** A window of which only one end is changed is judged by both. */
function requireForward({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): void {
  if (endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    throw new AppError('staff.window_backwards', {}, { field: 'ends_at' });
}

type PriceListAction = Exclude<Extract<AuditAction, `packages.${string}` | `promotions.${string}`>, 'packages.ordered'>;

async function audited<Action extends PriceListAction, Shown extends AuditTold<Action> & { id: string }>(
  tx: Tx,
  act: { by: UserId; action: Action; subject: AuditSubject; at: Date; before: Shown | undefined; after: Shown },
): Promise<Shown> {
  const { by: actorId, after, ...entry } = act;
  await writeAudit(tx, { ...entry, actorId, subjectId: after.id, after });
  return after;
}
