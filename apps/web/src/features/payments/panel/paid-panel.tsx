import type { Payment } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format-date.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { useUser } from '../../../lib/use-current-user.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { GreenPlace } from '../../../ui/picture/green-place.tsx';
import { WholePerson } from '../../../ui/picture/illustration.tsx';

export function PaidPanel({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { balance } = useUser();
  const time = formatDate(payment.paid_at ?? payment.created_at, 'time');
  return (
    <div className="grid items-center gap-8 md:grid-cols-2 md:gap-16">
      <GreenPlace
        crosses="lg"
        className="flex h-56 items-end justify-center rounded-sheet md:aspect-square md:h-auto"
        aria-hidden="true"
      >
        <WholePerson who="lina" className="h-[88%]" />
      </GreenPlace>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col items-start gap-4" role="status">
          <Tag kind="ok" icon={<Check />}>
            {t(`credits.payment.paid_${payment.method}`, { time })}
          </Tag>
          <h1 className="display text-3xl">{t('credits.payment.paid_title')}</h1>
          <p className="max-w-[44ch] text-lg text-pretty text-ink-2">
            {t('credits.payment.arrived', { count: payment.credits, amount: formatNumber(payment.credits) })}{' '}
            <Trans
              i18nKey="credits.payment.balance"
              count={balance}
              values={{ amount: formatNumber(balance) }}
              components={{ b: <strong className="text-ink" /> }}
            />
          </p>
        </div>
        <div className="flex flex-col gap-2 md:flex-row md:gap-4">
          <ButtonLink kind="go" size="lg">
            <AppLink to="user.faceswap">{t('credits.payment.paid_go')}</AppLink>
          </ButtonLink>
          <ButtonLink kind="quiet" size="lg">
            <AppLink to="user.receipts" params={{ id: payment.id }}>
              {t('credits.payment.paid_receipt')}
            </AppLink>
          </ButtonLink>
        </div>
        <dl className="flex flex-col gap-2.5 border-t border-line pt-6 text-sm">
          <Fact name={t('credits.payment.package')}>
            {t('credits.packages.credits', { count: payment.credits, amount: formatNumber(payment.credits) })}
          </Fact>
          <Fact name={t('credits.payment.paid_amount')}>{formatMoney(payment.amount_cents)}</Fact>
          {payment.refund_offer !== null && (
            <Fact name={t('credits.payment.refund_until')}>{formatDate(payment.refund_offer.until, 'full')}</Fact>
          )}
        </dl>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-[650] tabular-nums">{children}</dd>
    </div>
  );
}
