import type { Sale } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { statusWord } from '../payments/index.ts';
import { RefundDecision } from './refund-decision.tsx';
import { FlagNotice, ReconcileButton, StartRefund } from './sale-acts.tsx';
import { SaleEvents } from './sale-events.tsx';
import { useSale } from './use-sales.ts';

interface SaleDetailProps {
  /** As the list has it. */
  sale: Sale;
  open: boolean;
  onClose: () => void;
}

export function SaleDetail({ sale: listed, open, onClose }: SaleDetailProps) {
  const { t } = useTranslation();
  const { data: { sale, events } = { sale: listed, events: undefined } } = useSale(listed);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sales.detail.title', { price: formatMoney(sale.amount_cents) })}
      subtitle={sale.user.name}
    >
      <div className="flex flex-col gap-6 px-2 pt-2 pb-6 text-sm">
        <FlagNotice sale={sale} />
        <SaleFacts sale={sale} />
        <Part id="sale-refund" title={t('sales.refund.title')}>
          {sale.refund === null ? (
            <NoRefundYet sale={sale} />
          ) : (
            <RefundDecision saleId={sale.id} refund={sale.refund} failure={sale.refund_failure} />
          )}
        </Part>
        <Part id="sale-events" title={t('sales.events.title')} end={<ReconcileButton sale={sale} />}>
          <SaleEvents events={events} />
        </Part>
      </div>
    </Sheet>
  );
}

function Part({ id, title, end, children }: { id: string; title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t border-line pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="text-base font-[650]">
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  );
}

function NoRefundYet({ sale }: { sale: Sale }) {
  const { t } = useTranslation();
  const offer = sale.refund_offer;
  if (offer === null)
    return (
      <p className="text-muted">{t(sale.status === 'success' ? 'sales.refund.window_over' : 'sales.refund.none')}</p>
    );
  return (
    <>
      <p className="text-muted">
        {t('sales.refund.offer', {
          amount: formatMoney(offer.amount_cents),
          count: offer.credits,
          credits: formatNumber(offer.credits),
          until: formatStaffDate(offer.until, 'full'),
        })}
      </p>
      <StartRefund sale={sale} />
    </>
  );
}

function SaleFacts({ sale }: { sale: Sale }) {
  const { t } = useTranslation();
  const missing = t('sales.detail.missing');
  return (
    <Facts>
      <Fact name={t('sales.detail.status')}>
        {t(`payments.status.${statusWord({ status: sale.status, reason: sale.status_reason })}`)}
      </Fact>
      {sale.status_reason !== null && (
        <Fact name={t('sales.detail.reason')}>{t(`payments.reasons.${sale.status_reason}`)}</Fact>
      )}
      <Fact name={t('sales.detail.buyer')}>
        <AppLink to="staff.users.detail" params={{ id: sale.user.id }} className="text-link">
          {sale.user.email}
        </AppLink>
      </Fact>
      <Fact name={t('sales.detail.credits')}>{formatNumber(sale.credits)}</Fact>
      <Fact name={t('sales.detail.list_price')}>{formatMoney(sale.list_price_cents)}</Fact>
      <Fact name={t('sales.detail.promotion')}>{sale.promotion?.title ?? missing}</Fact>
      <Fact name={t('sales.detail.amount')}>{formatMoney(sale.amount_cents)}</Fact>
      {sale.refunded_cents > 0 && <Fact name={t('sales.detail.refunded')}>{formatMoney(sale.refunded_cents)}</Fact>}
      <Fact name={t('sales.detail.method')}>{t(`payments.methods.${sale.method}`)}</Fact>
      <Fact name={t('sales.detail.gateway')}>{t(`sales.gateways.${sale.gateway}`)}</Fact>
      <Fact name={t('sales.detail.created')}>{formatStaffDate(sale.created_at, 'full')}</Fact>
      <Fact name={t('sales.detail.paid')}>
        {sale.paid_at === null ? missing : formatStaffDate(sale.paid_at, 'full')}
      </Fact>
      {sale.status === 'pending' && (
        <Fact name={t('sales.detail.expires')}>{formatStaffDate(sale.expires_at, 'full')}</Fact>
      )}
      <Fact name={t('sales.detail.id')}>{sale.id}</Fact>
      <Fact name={t('sales.detail.reference')}>{sale.reference ?? missing}</Fact>
      <Fact name={t('sales.detail.transaction')}>{sale.transaction ?? missing}</Fact>
    </Facts>
  );
}
