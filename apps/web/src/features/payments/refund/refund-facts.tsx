import type { Refund } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format-date.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { Tag } from '../../../ui/feedback/tag.tsx';

/** A refund as the buyer sees it afterwards: protocol, amount, where it stands and why. */
export function RefundFacts({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Tag kind={refund.state === 'denied' ? 'danger' : 'fill'}>{t(`payments.refund_states.${refund.state}`)}</Tag>
        <span className="font-[650] tabular-nums">{formatMoney(refund.amount_cents)}</span>
      </p>
      <p className="tabular-nums">{t('credits.statement.protocol', { protocol: refund.protocol })}</p>
      <p className="text-muted tabular-nums">
        {t('credits.refund.asked', { date: formatDate(refund.asked_at, 'full') })}
        {refund.done_at !== null && ` · ${t('credits.refund.finished', { date: formatDate(refund.done_at, 'full') })}`}
      </p>
      {refund.reason !== null && (
        <p className="text-pretty text-ink-2">{t('credits.refund.reason', { reason: refund.reason })}</p>
      )}
    </div>
  );
}
