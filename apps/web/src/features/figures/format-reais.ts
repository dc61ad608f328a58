import { currentLanguage } from '../../lib/i18n.ts';
import { tagOfLanguage } from '../../lib/language-rule.ts';

/** R$ 118.402: sums of a whole period, where centavos say nothing. */
export function formatReais(cents: number): string {
  return new Intl.NumberFormat(tagOfLanguage(currentLanguage()), {
    style: 'currency',
    currency: 'BRL',
    maximumFractionDigits: 0,
  }).format(cents / 100);
}
