import type { Payment } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { findPaymentAddress } from '../payment-address.ts';
import { payAgain } from '../payment-calls.ts';
import { PanelFrame } from './panel-frame.tsx';

/** Card and boleto are paid on the provider's page; a payment it has not opened yet is opened from here. */
export function ProviderPanel({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const address = findPaymentAddress(payment.payment_url, location.origin);
  const until = formatDate(payment.expires_at, 'moment');
  if (address === undefined) return <UnopenedPanel payment={payment} until={until} />;
  return (
    <PanelFrame payment={payment} title={t(`credits.payment.${payment.method}_title`)}>
      <div className="flex flex-col items-start gap-5">
        <p className="max-w-[54ch] text-pretty text-ink-2">{t('credits.payment.provider_text')}</p>
        <p className="text-sm text-muted">{t('credits.payment.until', { date: until })}</p>
        <ButtonLink kind="go" size="lg">
          <a href={address}>{t('credits.payment.provider_go')}</a>
        </ButtonLink>
      </div>
    </PanelFrame>
  );
}

function UnopenedPanel({ payment, until }: { payment: Payment; until: string }) {
  const { t } = useTranslation();
  const open = useMutation({ mutationFn: () => payAgain(payment.id), onError: showError });
  return (
    <PanelFrame payment={payment} title={t('credits.payment.unopened_title')}>
      <div className="flex flex-col items-start gap-5">
        <p className="max-w-[54ch] text-pretty text-ink-2">{t('credits.payment.unopened_text', { date: until })}</p>
        <Button
          kind="go"
          size="lg"
          busy={open.isPending}
          busyLabel={t('credits.payment.opening')}
          onClick={() => open.mutate()}
        >
          {t('credits.payment.open')}
        </Button>
      </div>
    </PanelFrame>
  );
}
