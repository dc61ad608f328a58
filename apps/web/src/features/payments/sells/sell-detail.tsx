import type { Sell } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format-date.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { statusWord } from '../status-word.ts';
import { Fact, Facts } from './facts.tsx';
import { RefundDecision } from './refund-decision.tsx';
import { useSell } from './use-sells.ts';

interface SellDetailProps {
  /** As the list has it. */
  sell: Sell;
  open: boolean;
  onClose: () => void;
}

export function SellDetail({ sell: listed, open, onClose }: SellDetailProps) {
  const { t } = useTranslation();
  const { data: sell = listed } = useSell(listed);
  return (
    <Sheet open={open} onClose={onClose} title={t('sells.detail.title', { price: formatMoney(sell.amount_cents) })} subtitle={sell.user.name}>
      <div className="flex flex-col gap-6 px-2 pt-2 pb-6 text-sm">
        <SellFacts sell={sell} />
        <section aria-labelledby="sell-refund" className="flex flex-col gap-3 border-t border-line pt-5">
          <h3 id="sell-refund" className="text-base font-[650]">{t('sells.refund.title')}</h3>
          {sell.refund === null ? <p className="text-muted">{t('sells.refund.none')}</p> : <RefundDecision sellId={sell.id} refund={sell.refund} />}
        </section>
      </div>
    </Sheet>
  );
}

function SellFacts({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  const missing = t('sells.detail.missing');
  return (
    <Facts>
      <Fact name={t('sells.detail.status')}>{t(`payments.status.${statusWord({ status: sell.status, reason: sell.status_reason })}`)}</Fact>
      {sell.status_reason !== null && <Fact name={t('sells.detail.reason')}>{t(`payments.reasons.${sell.status_reason}`)}</Fact>}
      {sell.flag !== null && <Fact name={t('sells.detail.flag')}>{sell.flag}</Fact>}
      <Fact name={t('sells.detail.buyer')}>{sell.user.email}</Fact>
      <Fact name={t('sells.detail.credits')}>{formatNumber(sell.credits)}</Fact>
      <Fact name={t('sells.detail.list_price')}>{formatMoney(sell.list_price_cents)}</Fact>
      <Fact name={t('sells.detail.promotion')}>{sell.promotion?.title ?? missing}</Fact>
      <Fact name={t('sells.detail.amount')}>{formatMoney(sell.amount_cents)}</Fact>
      {sell.refunded_cents > 0 && <Fact name={t('sells.detail.refunded')}>{formatMoney(sell.refunded_cents)}</Fact>}
      <Fact name={t('sells.detail.method')}>{t(`payments.methods.${sell.method}`)}</Fact>
      <Fact name={t('sells.detail.gateway')}>{sell.gateway}</Fact>
      <Fact name={t('sells.detail.created')}>{formatDate(sell.created_at, 'full')}</Fact>
      <Fact name={t('sells.detail.paid')}>{sell.paid_at === null ? missing : formatDate(sell.paid_at, 'full')}</Fact>
      {sell.status === 'pending' && <Fact name={t('sells.detail.expires')}>{formatDate(sell.expires_at, 'full')}</Fact>}
      <Fact name={t('sells.detail.id')}>{sell.id}</Fact>
      <Fact name={t('sells.detail.reference')}>{sell.reference ?? missing}</Fact>
      <Fact name={t('sells.detail.transaction')}>{sell.transaction ?? missing}</Fact>
    </Facts>
  );
}
