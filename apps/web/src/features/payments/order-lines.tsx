import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';

export interface Order {
  credits: number;
  list_price_cents: number;
  amount_cents: number;
  promotion: { title: string; percent_off: number } | null;
}

/** What is bought, what comes off and the full price: the same lines before, while and after it is paid. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation();
  const off = order.list_price_cents - order.amount_cents;
  return (
    <dl className="flex flex-col gap-2.5 text-sm">
      <OrderLine name={t('credits.payment.list_price', { count: order.credits, amount: formatNumber(order.credits) })}>
        {formatMoney(order.list_price_cents)}
      </OrderLine>
      {order.promotion !== null && off > 0 && (
        <OrderLine name={order.promotion.title} valueClass="text-ok">{`−${formatMoney(off)}`}</OrderLine>
      )}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
        <dt className="text-base font-[650]">{t('credits.checkout.total')}</dt>
        <dd className="display-sm text-[1.5rem] leading-none whitespace-nowrap">{formatMoney(order.amount_cents)}</dd>
      </div>
    </dl>
  );
}

interface OrderLineProps {
  name: string;
  valueClass?: string;
  children: ReactNode;
}

function OrderLine({ name, valueClass = '', children }: OrderLineProps) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className={`font-[650] whitespace-nowrap tabular-nums ${valueClass}`}>{children}</dd>
    </div>
  );
}
