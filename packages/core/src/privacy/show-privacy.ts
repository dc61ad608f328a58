import type { DataExport, Erasure, ErasureConsequences, ErasureReceipt, Privacy } from '@semblante/contracts';
import { getBalance } from '../credits/index.ts';
import { AppError, type UserId } from '../kernel/index.ts';
import { sumUpMoney } from '../payments/index.ts';
import { countThings, isLastAdmin } from './consequences.queries.ts';
import { type ErasureRow, findErasure, findOpenErasure } from './erasure.queries.ts';
import { type ExportRow, findLatestExport } from './export.queries.ts';
import type { PrivacyDeps } from './privacy-deps.ts';

/** All of the page's section about one's own data. */
export async function getPrivacy(deps: PrivacyDeps, userId: UserId): Promise<Privacy> {
  const latest = await findLatestExport(deps.db, userId);
  const erasure = await findOpenErasure(deps.db, userId);
  return {
    export: latest ? showExport(latest) : null,
    erasure: erasure ? showErasure(erasure) : null,
    consequences: await consequencesOf(deps, userId),
    erasure_days: deps.erasureDays,
    export_hours: deps.exportsHours,
  };
}

/** Told before the password is asked for: what would go, what would be lost, what can be saved first. */
async function consequencesOf(deps: PrivacyDeps, userId: UserId): Promise<ErasureConsequences> {
  const { available, held } = await getBalance(deps.db, userId);
  const money = await sumUpMoney(deps.payments, userId);
  return {
    ...(await countThings(deps.db, userId)),
    credits: available,
    held,
    pending_payments: money.pendingPayments,
    open_refunds: money.openRefunds,
    refundable: money.refundable.map(({ paymentId, amountCents, until }) => ({
      payment_id: paymentId,
      amount_cents: amountCents,
      until: until.toISOString(),
    })),
    waiting_gifts: money.waitingGifts,
    is_last_admin: await isLastAdmin(deps.db, userId),
  };
}

export function showExport(row: ExportRow): DataExport {
  return {
    id: row.id,
    state: row.state,
    asked_at: row.askedAt.toISOString(),
    ready_at: row.readyAt?.toISOString() ?? null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    bytes: row.bytes,
    download_url: row.state === 'ready' ? `/api/privacy/export/${row.id}/file` : null,
  };
}

export function showErasure({ protocol, state, askedAt, dueAt }: ErasureRow): Erasure {
  return { protocol, state, asked_at: askedAt.toISOString(), due_at: dueAt.toISOString() };
}

/** For whoever holds its number: it tells what was deleted, and of nobody. */
export async function getReceipt(deps: Pick<PrivacyDeps, 'db'>, protocol: string): Promise<ErasureReceipt> {
  const found = await findErasure(deps.db, protocol);
  if (!found) throw new AppError('privacy.receipt_not_found');
  return {
    protocol,
    state: found.state,
    asked_at: found.askedAt.toISOString(),
    erased_at: found.erasedAt?.toISOString() ?? null,
    counts: found.counts ?? {},
  };
}
