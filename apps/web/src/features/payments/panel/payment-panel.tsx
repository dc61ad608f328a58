import type { Payment } from '@semblante/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { userKey } from '../../../lib/session.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { BackToPackages } from '../back-to-packages.tsx';
import { usePayment } from '../payment-calls.ts';
import { useTitleFocus } from '../use-title-focus.ts';
import { EndedPanel } from './ended-panel.tsx';
import { MissingPayment } from './missing-payment.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { type PaymentView, viewOf } from './payment-view.ts';
import { PixPanel } from './pix-panel.tsx';
import { ProviderPanel } from './provider-panel.tsx';
import { useNow } from './use-now.ts';

/** One payment until it is over: it notices by itself when it was paid. */
export function PaymentPanel({ id }: { id: string }) {
  const { data: payment, error, refetch } = usePayment(id);
  if (payment !== undefined) return <OpenPayment payment={payment} />;
  if (error !== null)
    return <MissingPayment isGone={isApiError(error, 'payments.not_found')} onRetry={() => void refetch()} />;
  return <LoadingPayment />;
}

function OpenPayment({ payment }: { payment: Payment }) {
  const queryClient = useQueryClient();
  const now = useNow(payment.status === 'pending');
  const view = viewOf(payment, now);
  useTitleFocus(view);

  // Without the live connection nobody else would fetch the new balance.
  useEffect(() => {
    if (view === 'paid') void queryClient.invalidateQueries({ queryKey: userKey });
  }, [view, queryClient]);

  return <ViewedPayment view={view} payment={payment} now={now} />;
}

function ViewedPayment({ view, payment, now }: { view: PaymentView; payment: Payment; now: number }) {
  switch (view) {
    case 'pix':
      return <PixPanel payment={payment} now={now} />;
    case 'provider':
    case 'unopened':
      return <ProviderPanel payment={payment} />;
    case 'paid':
      return <PaidPanel payment={payment} />;
    case 'expired':
    case 'refunded':
    case 'checking':
    case 'ended':
      return <EndedPanel payment={payment} view={view} />;
    default:
      return view satisfies never;
  }
}

function LoadingPayment() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <BackToPackages text={t('credits.payment.back')} />
      <SkeletonGroup className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-100 w-full rounded-card" />
        <Skeleton className="h-50 w-full rounded-card" />
      </SkeletonGroup>
    </div>
  );
}
