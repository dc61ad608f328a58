import {
  type Language,
  type StatementAction,
  type StatementItem,
  type StatementQuery,
  type StatementStatus,
  toolCauses,
} from '@semblante/contracts';
import type { UserId } from '../../kernel/index.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { showPromotion } from '../payment-shown.ts';
import { type Line, listLines } from './list-statement.queries.ts';

export { statementPerPage } from './list-statement.queries.ts';

/** Why the balance is what it is, newest first. */
export async function listStatement(
  deps: Pick<PaymentDeps, 'db' | 'clock'>,
  caller: { userId: UserId; language: Language },
  asked: StatementQuery,
): Promise<{ items: StatementItem[]; total: number }> {
  const filter = { type: asked.type, status: asked.status };
  const { lines, total } = await listLines(deps.db, {
    userId: caller.userId,
    now: deps.clock(),
    filter,
    page: asked.page,
  });
  return { items: lines.map((line) => showLine(line, caller.language)), total };
}

function showLine(line: Line, language: Language): StatementItem {
  return {
    id: line.id,
    type: typeOf(line),
    status: statusOf(line.state),
    reason: reasonOf(line),
    credits: line.credits,
    amount_cents: line.amount_cents,
    currency: 'BRL',
    date: new Date(line.at_ms).toISOString(),
    promotion: showPromotion(
      {
        promotionTitlePtBr: line.promotion_title_pt_br,
        promotionTitleEn: line.promotion_title_en,
        percentOff: line.percent_off,
      },
      language,
    ),
    payment_id: line.payment_id,
    title: line.title,
    can_pay: line.is_payable,
    refund: line.protocol && line.refund_state ? { protocol: line.protocol, state: line.refund_state } : null,
  };
}

function typeOf(line: Line): StatementAction {
  if (line.source === 'payment') return 'purchase';
  if (line.state === 'gift') return 'gift';
  return toolCauses.find((cause) => cause === line.cause_kind) ?? 'other';
}

/**
 * An entry's reason may be staff's own words, for staff; the buyer's page knows the causes. A release says why nothing
 * was charged.
 */
function reasonOf(line: Line): string | null {
  if (line.state === 'debt' || line.state === 'debt_settlement') return line.state;
  if (line.source === 'entry') return line.cause_kind;
  return line.reason;
}

function statusOf(state: Line['state']): StatementStatus {
  switch (state) {
    case 'gift':
    case 'capture':
    case 'debt_settlement':
      return 'completed';
    case 'take_back':
    case 'debt':
      return 'refunded';
    case 'hold':
      return 'pending';
    case 'release':
      return 'error';
    default:
      return state;
  }
}
