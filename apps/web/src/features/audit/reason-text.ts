import { ruleReason } from '@semblante/contracts';
import { i18n } from '../../lib/i18n.ts';

/** What staff typed, as they typed it; what a rule wrote, in words. */
export function reasonText(reason: string): string {
  const told = ruleReason.read(reason);
  return told === undefined
    ? reason
    : i18n.t(`staff.audit.rule_reasons.${told.by}`, { reason: i18n.t(`review.reported.${told.reason}`) });
}
