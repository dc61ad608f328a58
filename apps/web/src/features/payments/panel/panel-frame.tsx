import type { Payment } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/card.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { BackToPackages } from '../back-to-packages.tsx';
import { OrderLines } from '../order-lines.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { TestPayment } from './test-payment.tsx';

interface PanelFrameProps {
  payment: Payment;
  title: string;
  children: ReactNode;
}

/** Around every payment that still waits: what is being paid, and the way out. */
export function PanelFrame({ payment, title, children }: PanelFrameProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <BackToPackages text={t('credits.payment.back')} />
      <PageTitle title={title} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="md:p-8">{children}</Card>
        <aside aria-labelledby="order" className="flex flex-col gap-4">
          {payment.gateway === 'sandbox' && <TestPayment url={payment.payment_url} />}
          <Card className="flex flex-col gap-4">
            <h2 id="order" className="text-lg font-[650]">
              {t('credits.checkout.order')}
            </h2>
            <OrderLines order={payment} />
          </Card>
          <p className="text-sm text-pretty text-muted">{t('credits.payment.keep')}</p>
          <CancelOrder id={payment.id} />
        </aside>
      </div>
    </div>
  );
}
