import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { MissingPayment, Receipt, type ReceiptData, RefundModal, useReceipt } from '../../features/payments/index.ts';
import { isApiError } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format-date.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { BackLink } from './back-link.tsx';

export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: receipt, error, refetch } = useReceipt(id);
  if (receipt === undefined && error !== null)
    return <MissingPayment isGone={isApiError(error, 'payments.not_found')} onRetry={() => void refetch()} />;
  return (
    <div className="flex max-w-200 flex-col gap-6">
      <BackLink to="user.dashboard" text={t('credits.receipt.back')} />
      <PageTitle
        title={t('credits.receipt.title')}
        text={<span className="print:hidden">{t('credits.receipt.lead')}</span>}
        actions={
          <Button
            kind="sec"
            size="sm"
            icon={<Printer className="size-4" />}
            className="print:hidden"
            onClick={() => print()}
          >
            {t('credits.receipt.print')}
          </Button>
        }
      />
      {receipt === undefined ? (
        <SkeletonGroup>
          <Skeleton className="h-120 w-full rounded-card" />
        </SkeletonGroup>
      ) : (
        <>
          <Receipt receipt={receipt} />
          <NextStep payment={receipt.payment} />
        </>
      )}
    </div>
  );
}

/** What can still be done with this payment: pay it, or return it. */
function NextStep({ payment }: { payment: ReceiptData['payment'] }) {
  const { t } = useTranslation();
  const [refundOf, setRefundOf] = useState<string>();
  const offer = payment.refund_offer;
  return (
    <div className="flex flex-col gap-4 print:hidden">
      {payment.status === 'pending' && (
        <Notice kind="info">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{t('credits.receipt.pending')}</p>
            <ButtonLink size="sm">
              <AppLink to="user.credits" query={{ payment: payment.id }}>
                {t('credits.receipt.pay')}
              </AppLink>
            </ButtonLink>
          </div>
        </Notice>
      )}
      {offer !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button kind="sec" onClick={() => setRefundOf(payment.id)}>
            {t('credits.refund.ask')}
          </Button>
          <p className="text-sm text-muted">
            {t('credits.receipt.refund_open', { date: formatDate(offer.until, 'full') })}
          </p>
        </div>
      )}
      <RefundModal paymentId={refundOf} onClose={() => setRefundOf(undefined)} />
    </div>
  );
}
