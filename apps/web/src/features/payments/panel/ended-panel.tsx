import type { Payment } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../navigation/app-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { BackToPackages } from '../back-to-packages.tsx';
import { RefundFacts } from '../refund/refund-facts.tsx';
import type { PaymentView } from './payment-view.ts';

interface EndedPanelProps {
  payment: Payment;
  view: Extract<PaymentView, 'expired' | 'refunded' | 'checking' | 'ended'>;
}

/** An order that will not become credits, or no longer is: what happened, and what to do now. */
export function EndedPanel({ payment, view }: EndedPanelProps) {
  const { t } = useTranslation();
  const reason = view === 'expired' ? 'expired' : payment.status_reason;
  return (
    <div className="flex max-w-180 flex-col gap-6">
      <BackToPackages text={t('credits.payment.back')} />
      <PageTitle title={t(`credits.payment.${reason === 'expired' ? 'expired' : view}_title`)} />
      {reason !== null && (
        <Notice kind={view === 'checking' ? 'warn' : 'info'} announce>
          {t(`payments.reasons.${reason}`)}
        </Notice>
      )}
      {view === 'checking' && <p className="text-pretty text-ink-2">{t('credits.payment.checking_text')}</p>}
      {view === 'expired' && <p className="text-pretty text-ink-2">{t('credits.payment.expired_check')}</p>}
      {payment.refund !== null && <RefundFacts refund={payment.refund} />}
      <div className="flex flex-wrap gap-3">
        <ButtonLink>
          <AppLink to="user.credits">{t('credits.payment.again')}</AppLink>
        </ButtonLink>
        {payment.paid_at !== null && (
          <ButtonLink kind="sec">
            <AppLink to="user.receipts" params={{ id: payment.id }}>
              {t('credits.payment.paid_receipt')}
            </AppLink>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
