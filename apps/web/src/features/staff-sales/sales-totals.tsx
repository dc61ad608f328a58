import type { SalesTotals } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Card } from '../../ui/layout/card.tsx';

/** The sums of everything that the filters find, not of the page in sight. */
export function SalesTotalsBar({ totals }: { totals: SalesTotals | null }) {
  const { t } = useTranslation();
  if (totals === null) return <p className="text-sm text-muted">{t('sales.totals.too_many')}</p>;
  const figures = [
    { name: t('sales.totals.count'), value: formatNumber(totals.count) },
    { name: t('sales.totals.amount'), value: formatMoney(totals.amount_cents) },
    { name: t('sales.totals.paid'), value: formatMoney(totals.paid_cents) },
    { name: t('sales.totals.refunded'), value: formatMoney(totals.refunded_cents) },
  ];
  return (
    <Card className="p-4!">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-4" aria-live="polite">
        {figures.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="display-sm text-xl wrap-anywhere max-md:text-lg">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
