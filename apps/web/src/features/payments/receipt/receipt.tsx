import type { Payment } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format-date.ts';
import { formatMoney } from '../../../lib/format-money.ts';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Logo } from '../../../ui/picture/logo.tsx';
import { OrderLines } from '../order-lines.tsx';
import type { ReceiptData } from '../payment-calls.ts';
import { RefundFacts } from '../refund/refund-facts.tsx';
import { statusWord } from '../status-word.ts';
import './receipt.css';

/** The sheet that can be kept: who sold what to whom, for how much, and what became of it. */
export function Receipt({ receipt: { payment, parties } }: { receipt: ReceiptData }) {
  const { t } = useTranslation();
  return (
    <Card className="receipt flex flex-col gap-6 md:p-8 print:border-0 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Logo className="h-12 w-40" />
        <Status payment={payment} />
      </div>
      <PaymentFacts payment={payment} />
      <div className="grid gap-6 border-y border-line py-6 text-sm md:grid-cols-2 print:grid-cols-2">
        <Party title={t('credits.receipt.seller')}>
          <p className="font-[650]">{parties.seller.name}</p>
          <p>{t('credits.receipt.cnpj', { cnpj: parties.seller.cnpj })}</p>
          <p>{parties.seller.address}</p>
          <p>{parties.seller.support_email}</p>
        </Party>
        <Party title={t('credits.receipt.buyer')}>
          <p className="font-[650] wrap-anywhere">{parties.buyer.name}</p>
          {parties.buyer.cpf !== null && (
            <p className="tabular-nums">{t('credits.receipt.cpf', { cpf: parties.buyer.cpf })}</p>
          )}
          <p className="wrap-anywhere">{parties.buyer.email}</p>
        </Party>
      </div>
      <section aria-labelledby="bought" className="flex flex-col gap-3">
        <h2 id="bought" className="text-lg font-[650]">
          {t('credits.receipt.items')}
        </h2>
        <OrderLines order={payment} />
        {payment.refunded_cents > 0 && <Refunded payment={payment} />}
      </section>
      {payment.refund !== null && (
        <section aria-labelledby="refund" className="flex flex-col gap-2 border-t border-line pt-6">
          <h2 id="refund" className="text-lg font-[650]">
            {t('credits.receipt.refund')}
          </h2>
          <RefundFacts refund={payment.refund} />
        </section>
      )}
      {payment.gateway === 'sandbox' && <p className="text-sm text-muted">{t('credits.receipt.test')}</p>}
    </Card>
  );
}

const kinds = {
  success: 'ok',
  pending: 'warn',
  refunded: 'fill',
  fail: 'danger',
  trash: 'fill',
  error: 'warn',
} as const;

function Status({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const word = statusWord({ status: payment.status, reason: payment.status_reason });
  return (
    <div className="flex flex-col items-end gap-1 text-right">
      <Tag kind={kinds[word]}>{t(`payments.status.${word}`)}</Tag>
      {payment.status_reason !== null && (
        <p className="max-w-[40ch] text-xs text-muted">{t(`payments.reasons.${payment.status_reason}`)}</p>
      )}
    </div>
  );
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
      <Fact name={t('credits.receipt.number')}>
        <span className="wrap-anywhere">{payment.id}</span>
      </Fact>
      <Fact name={t('credits.receipt.date')}>{formatDate(payment.created_at, 'full')}</Fact>
      {payment.paid_at !== null && (
        <Fact name={t('credits.receipt.paid_at')}>{formatDate(payment.paid_at, 'full')}</Fact>
      )}
      <Fact name={t('credits.receipt.method')}>{t(`payments.methods.${payment.method}`)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="font-[550] tabular-nums">{children}</dd>
    </>
  );
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-0.5">
      <h2 className="mb-1 text-muted">{title}</h2>
      {children}
    </section>
  );
}

function Refunded({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  return (
    <dl className="flex flex-col gap-2.5 text-sm">
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{t('credits.receipt.refunded')}</dt>
        <dd className="font-[650] tabular-nums">{`−${formatMoney(payment.refunded_cents)}`}</dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt className="font-[650]">{t('credits.receipt.kept')}</dt>
        <dd className="font-[650] tabular-nums">{formatMoney(payment.amount_cents - payment.refunded_cents)}</dd>
      </div>
    </dl>
  );
}
