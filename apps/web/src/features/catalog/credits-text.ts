import type { TFunction } from 'i18next';
import { formatNumber } from '../../lib/format-number.ts';

export function creditsText(t: TFunction, credits: number): string {
  return t('catalog.list.credits', { count: credits, amount: formatNumber(credits) });
}
