import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { Coin } from '../../ui/picture/coin.tsx';

interface BalanceCardProps {
  balance: number;
  held: number;
  /** A button at the end. */
  action?: ReactNode;
}

/** What can be spent, and beside it what is held: together they are what the person has. */
export function BalanceCard({ balance, held, action }: BalanceCardProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('credits.balance.title')}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-ink p-4 text-on-ink md:gap-8 md:p-5 md:pl-6 dark:bg-raised dark:text-ink"
    >
      <div className="flex min-w-0 items-center gap-4">
        <Coin className="size-10" />
        <div>
          <p className="display-sm text-2xl whitespace-nowrap">
            {t('credits.balance.credits', { count: balance, amount: formatNumber(balance) })}
          </p>
          <p className="text-sm opacity-80">
            {held > 0
              ? t('credits.balance.held', { count: held, amount: formatNumber(held) })
              : t('credits.balance.no_expiry')}
          </p>
        </div>
      </div>
      {action}
    </section>
  );
}
