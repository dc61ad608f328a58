import { currentLanguage } from './i18n.ts';
import { tagOfLanguage } from './language-rule.ts';

/** 1.284 in Portuguese, 1,284 in English. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(tagOfLanguage(currentLanguage())).format(value);
}
