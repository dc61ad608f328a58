import type { Sell } from '@semblante/contracts';
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
import { FlagNotice, ReconcileButton, StartRefund } from './sell-acts.tsx';
import { SellEvents } from './sell-events.tsx';
import { useSell } from './use-sells.ts';

interface SellDetailProps {
  /** As the list has it. */
  sell: Sell;
  open: boolean;
  onClose: () => void;
}

export function SellDetail({ sell: listed, open, onClose }: SellDetailProps) {
  const { t } = useTranslation();
  const { data: { sell, events } = { sell: listed, events: undefined } } = useSell(listed);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('sells.detail.title', { price: formatMoney(sell.amount_cents) })}
      subtitle={sell.user.name}
    >
      <div className="flex flex-col gap-6 px-2 pt-2 pb-6 text-sm">
        <FlagNotice sell={sell} />
        <SellFacts sell={sell} />
        <Part id="sell-refund" title={t('sells.refund.title')}>
          {sell.refund === null ? (
            <NoRefundYet sell={sell} />
          ) : (
            <RefundDecision sellId={sell.id} refund={sell.refund} failure={sell.refund_failure} />
          )}
        </Part>
        <Part id="sell-events" title={t('sells.events.title')} end={<ReconcileButton sell={sell} />}>
          <SellEvents events={events} />
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

function NoRefundYet({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  const offer = sell.refund_offer;
  if (offer === null)
    return (
      <p className="text-muted">{t(sell.status === 'success' ? 'sells.refund.window_over' : 'sells.refund.none')}</p>
    );
  return (
    <>
      <p className="text-muted">
        {t('sells.refund.offer', {
          amount: formatMoney(offer.amount_cents),
          count: offer.credits,
          credits: formatNumber(offer.credits),
          until: formatStaffDate(offer.until, 'full'),
        })}
      </p>
      <StartRefund sell={sell} />
    </>
  );
}

function SellFacts({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  const missing = t('sells.detail.missing');
  return (
    <Facts>
      <Fact name={t('sells.detail.status')}>
        {t(`payments.status.${statusWord({ status: sell.status, reason: sell.status_reason })}`)}
      </Fact>
      {sell.status_reason !== null && (
        <Fact name={t('sells.detail.reason')}>{t(`payments.reasons.${sell.status_reason}`)}</Fact>
      )}
      <Fact name={t('sells.detail.buyer')}>
        <AppLink to="staff.users.detail" params={{ id: sell.user.id }} className="text-link">
          {sell.user.email}
        </AppLink>
      </Fact>
      <Fact name={t('sells.detail.credits')}>{formatNumber(sell.credits)}</Fact>
      <Fact name={t('sells.detail.list_price')}>{formatMoney(sell.list_price_cents)}</Fact>
      <Fact name={t('sells.detail.promotion')}>{sell.promotion?.title ?? missing}</Fact>
      <Fact name={t('sells.detail.amount')}>{formatMoney(sell.amount_cents)}</Fact>
      {sell.refunded_cents > 0 && <Fact name={t('sells.detail.refunded')}>{formatMoney(sell.refunded_cents)}</Fact>}
      <Fact name={t('sells.detail.method')}>{t(`payments.methods.${sell.method}`)}</Fact>
      <Fact name={t('sells.detail.gateway')}>{t(`sells.gateways.${sell.gateway}`)}</Fact>
      <Fact name={t('sells.detail.created')}>{formatStaffDate(sell.created_at, 'full')}</Fact>
      <Fact name={t('sells.detail.paid')}>
        {sell.paid_at === null ? missing : formatStaffDate(sell.paid_at, 'full')}
      </Fact>
      {sell.status === 'pending' && (
        <Fact name={t('sells.detail.expires')}>{formatStaffDate(sell.expires_at, 'full')}</Fact>
      )}
      <Fact name={t('sells.detail.id')}>{sell.id}</Fact>
      <Fact name={t('sells.detail.reference')}>{sell.reference ?? missing}</Fact>
      <Fact name={t('sells.detail.transaction')}>{sell.transaction ?? missing}</Fact>
    </Facts>
  );
}
