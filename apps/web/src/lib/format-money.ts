import { currentLanguage } from './i18n.ts';
import { tagOfLanguage } from './language-rule.ts';

/**
 * R$ 79,92 in Portuguese, R$79.92 in English. Centavos are whole numbers everywhere; they become a fraction only here.
 */
export function moneyText({ cents, languageTag }: { cents: number; languageTag: string }): string {
  return new Intl.NumberFormat(languageTag, { style: 'currency', currency: 'BRL' }).format(cents / 100);
}

export function formatMoney(cents: number): string {
  return moneyText({ cents, languageTag: tagOfLanguage(currentLanguage()) });
}
