import { currentLanguage } from '../../lib/i18n.ts';
import { tagOfLanguage } from '../../lib/language-rule.ts';

/** 94,2%: a share of one, with one digit after the comma. */
export function formatPercent(share: number): string {
  return new Intl.NumberFormat(tagOfLanguage(currentLanguage()), { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
}
