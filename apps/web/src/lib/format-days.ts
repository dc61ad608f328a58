import { currentLanguage } from './i18n.ts';
import { tagOfLanguage } from './language-rule.ts';

/** "5 dias", "1 day". */
export function formatDays(days: number): string {
  return new Intl.NumberFormat(tagOfLanguage(currentLanguage()), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(days);
}
