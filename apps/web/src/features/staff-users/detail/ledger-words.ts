import {
  type CreditCause,
  creditCauses,
  type LedgerLine,
  type ToolCause,
  ledgerReasons,
  processingErrorCodes,
  toolCauses,
} from '@semblante/contracts';
import { i18n } from '../../../lib/i18n.ts';

/** A processing is called as on the person's own statement; what only staff is told has words of its own. */
export function causeKey(kind: CreditCause) {
  const tool = toolCauses.find((cause) => cause === kind);
  return tool === undefined
    ? (`staff.ledger.causes.${kind as Exclude<CreditCause, ToolCause>}` as const)
    : (`credits.statement.${tool}` as const);
}

export function causeText({ cause }: Pick<LedgerLine, 'cause'>): string {
  const known = creditCauses.find((kind) => kind === cause.kind);
  return known === undefined ? cause.kind.replaceAll('_', ' ') : i18n.t(causeKey(known));
}

/**
 * What the product wrote as a reason, in words; what staff typed, as it was typed. The cause once more says nothing
 * new.
 */
export function reasonText({ cause, reason }: Pick<LedgerLine, 'cause' | 'reason'>): string | undefined {
  if (reason === null || reason === cause.kind) return undefined;
  // Written with a space once.
  const known = ledgerReasons.find((name) => name === reason.replace('demo account', 'demo_account'));
  return known === undefined ? reason : i18n.t(reasonKey(known));
}

export function reasonKey(reason: (typeof ledgerReasons)[number]) {
  if (reason === 'demo_account') return 'staff.ledger.reasons.demo_account' as const;
  const code = processingErrorCodes.find((name) => name === reason);
  return code === undefined ? causeKey(reason as CreditCause) : (`staff.processings.errors.${code}` as const);
}
