import { useTranslation } from 'react-i18next';
import { AppLink } from '../../app/app-link.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';

interface BalanceCardProps {
  balance: number;
  held: number;
}

export function BalanceCard({ balance, held }: BalanceCardProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('dashboard.balance.title')}
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-ink p-4 text-on-ink md:gap-8 md:p-5 md:pl-6 dark:bg-raised dark:text-ink"
    >
      <div className="flex min-w-0 items-center gap-3 md:gap-4">
        <Coin className="size-10" />
        <div>
          <p className="display-sm text-2xl whitespace-nowrap">{t('dashboard.balance.credits', { count: balance, amount: formatNumber(balance) })}</p>
          <p className="text-sm opacity-80">
            {held > 0 ? t('dashboard.balance.held', { count: held, amount: formatNumber(held) }) : t('dashboard.balance.no_expiry')}
          </p>
        </div>
      </div>
      <ButtonLink kind="go" size="sm"><AppLink to="user.credits">{t('dashboard.balance.buy')}</AppLink></ButtonLink>
    </section>
  );
}
