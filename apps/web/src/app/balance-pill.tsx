import { useTranslation } from 'react-i18next';
import { formatNumber } from '../lib/format-number.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { Coin } from '../ui/picture/coin.tsx';

export function BalancePill({ balance }: { balance: number }) {
  const { t } = useTranslation();
  return (
    <AppLink
      to="user.credits"
      className="inline-flex h-10 items-center gap-2 rounded-full border border-line bg-surface px-3 min-[360px]:pr-3.5 min-[360px]:pl-2.5 font-[650] whitespace-nowrap tabular-nums no-underline hover:border-edge"
    >
      <Coin className="size-5 max-[359px]:hidden" />
      <span className="max-[479px]:sr-only">
        {t('shell.header.balance', { count: balance, amount: formatNumber(balance) })}
      </span>
      <span aria-hidden className="min-[480px]:hidden">
        {formatNumber(balance)}
      </span>
    </AppLink>
  );
}
