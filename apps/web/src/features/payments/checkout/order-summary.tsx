import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSettings } from '../../../lib/use-settings.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Order, OrderLines } from '../order-lines.tsx';

interface OrderSummaryProps {
  order: Order;
  /** The buttons. */
  children: ReactNode;
}

export function OrderSummary({ order, children }: OrderSummaryProps) {
  const { t } = useTranslation();
  const company = useSettings()?.company;
  return (
    <aside aria-labelledby="order" className="flex flex-col gap-4">
      <Card className="flex flex-col gap-4">
        <h2 id="order" className="text-lg font-[650]">
          {t('credits.checkout.order')}
        </h2>
        <OrderLines order={order} />
        <p className="text-sm text-muted">{t('credits.checkout.one_time')}</p>
        <div className="flex flex-col gap-2">{children}</div>
      </Card>
      <div className="flex flex-col gap-3 text-sm text-pretty text-ink-2">
        <p>{t('credits.checkout.right')}</p>
        <p>
          <Trans
            i18nKey="credits.checkout.contract"
            components={{ terms: <AppLink to="terms" target="_blank" className="text-link" /> }}
          />
        </p>
        {company !== undefined && (
          <p className="text-muted">{`${company.name} · ${t('credits.seller.cnpj', { cnpj: company.cnpj })} · ${company.address}`}</p>
        )}
      </div>
    </aside>
  );
}
