import type { CreditOrder } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { OrderStateTag } from '../order-state-tag.tsx';

/** What staff gave and took, and what still waits for a second person. */
export function CreditOrders({ orders }: { orders: readonly CreditOrder[] }) {
  const { t } = useTranslation();
  if (orders.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-3 text-lg font-[650]">{t('staff.credits.orders')}</h2>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-[650]">
                {t(`staff.credits.${order.kind}_amount`, { count: order.credits, amount: formatNumber(order.credits) })}
              </span>
              <OrderStateTag state={order.state} />
            </p>
            <p className="wrap-anywhere">{order.reason}</p>
            <p className="text-xs text-muted">
              {t('staff.user.by_at', { name: order.asked_by.name, at: formatStaffDate(order.asked_at, 'moment') })}
            </p>
            {order.decided_by !== null && order.decision_reason !== null && (
              <p className="text-xs wrap-anywhere text-muted">
                {t('staff.credits.decided', { name: order.decided_by.name, reason: order.decision_reason })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
