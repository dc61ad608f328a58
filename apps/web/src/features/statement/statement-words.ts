import { paymentReasons, refundWindowDays, type PaymentReason, type StatementItem } from '@semblante/contracts';
import { statusWord } from '../payments/index.ts';
import { dayMs } from '../../lib/durations.ts';

type Line = Pick<StatementItem, 'type' | 'status' | 'reason' | 'credits' | 'refund' | 'date'>;
type TagKind = 'ok' | 'fill' | 'danger' | 'warn' | 'outline';

/** The words of a line's status. The same status says another thing of a purchase than of a processing. */
export function statusOf(line: Line): { key: StatusKey; kind: TagKind } {
  const isPurchase = line.type === 'purchase';
  switch (line.status) {
    case 'success':
      return { key: 'payments.status.success', kind: 'ok' };
    case 'completed':
      return { key: 'credits.statement.statuses.completed', kind: 'ok' };
    case 'pending':
      return isPurchase
        ? { key: 'payments.status.pending', kind: 'warn' }
        : { key: 'credits.statement.held', kind: 'fill' };
    case 'error':
      return isPurchase ? wrongPayment(line) : { key: 'credits.statement.free', kind: 'outline' };
    case 'fail':
      return { key: 'payments.status.fail', kind: 'danger' };
    case 'trash':
      return { key: 'payments.status.trash', kind: 'fill' };
    case 'refunded':
      return isPurchase
        ? { key: 'payments.status.refunded', kind: 'fill' }
        : { key: 'credits.statement.taken_back', kind: 'fill' };
    case 'unknown':
      return { key: 'credits.statement.statuses.unknown', kind: 'fill' };
    default:
      return line.status satisfies never;
  }
}

function wrongPayment({ reason }: Line): { key: StatusKey; kind: TagKind } {
  const word = statusWord({ status: 'error', reason });
  return word === 'fail'
    ? { key: 'payments.status.fail', kind: 'danger' }
    : { key: 'payments.status.error', kind: 'warn' };
}

type StatusKey =
  | `payments.status.${'success' | 'pending' | 'error' | 'fail' | 'trash' | 'refunded'}`
  | `credits.statement.statuses.${'completed' | 'unknown'}`
  | `credits.statement.${'held' | 'free' | 'taken_back'}`;

const entryReasons = [
  'invitation',
  'welcome',
  'staff',
  'refund',
  'provider_refund',
  'chargeback',
  'debt_settlement',
  'payment',
  'cancelled',
] as const;
type EntryReason = (typeof entryReasons)[number] | 'taken_by_staff' | 'refused' | 'unfinished';

const isEntryReason = (reason: string): reason is (typeof entryReasons)[number] =>
  (entryReasons as readonly string[]).includes(reason);
const isPaymentReason = (reason: string): reason is PaymentReason =>
  (paymentReasons as readonly string[]).includes(reason);

/**
 * Why the line is what it is. A processing that was not charged always says so, even for a reason this page has no
 * words for yet.
 */
export function reasonOf(
  line: Line,
): `payments.reasons.${PaymentReason}` | `credits.statement.reasons.${EntryReason}` | undefined {
  const { type, status, reason } = line;
  if (type === 'purchase') return reason !== null && isPaymentReason(reason) ? `payments.reasons.${reason}` : undefined;
  if (status === 'error') return `credits.statement.reasons.${reasonNotCharged(reason ?? '')}`;
  if (reason === 'staff' && type !== 'gift') return 'credits.statement.reasons.taken_by_staff';
  return reason !== null && isEntryReason(reason) ? `credits.statement.reasons.${reason}` : undefined;
}

function reasonNotCharged(reason: string): 'cancelled' | 'refused' | 'unfinished' {
  if (reason === 'cancelled') return 'cancelled';
  return reason.startsWith('content.') ? 'refused' : 'unfinished';
}

/** Whether asking is worth offering; what exactly is returned, the payment itself says when it is asked. */
export function mayAskRefund(line: Line, now: number): boolean {
  if (line.type !== 'purchase' || line.status !== 'success') return false;
  if (line.refund !== null && line.refund.state !== 'denied') return false;
  return now <= Date.parse(line.date) + refundWindowDays * dayMs;
}

/** +30, −1, 0: a real minus sign, and no sign on nothing. */
export function signedCredits(credits: number, format: (value: number) => string): string {
  if (credits === 0) return format(0);
  return credits > 0 ? `+${format(credits)}` : `−${format(-credits)}`;
}
