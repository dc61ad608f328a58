import type { Billing } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { BillingFields } from './billing-fields.tsx';
import { ClaimCpf } from './claim-cpf.tsx';
import { phoneText } from './phone-text.ts';
import { useBillingForm } from './use-billing-form.ts';
import { useBilling } from './use-billing.ts';
import { WhyModal } from './why-modal.tsx';

/**
 * CPF and phone in the profile. `onward` is where saving leads when the person came here on the way to somewhere else.
 */
export function BillingSection({ onward }: { onward: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { data: billing, isError, refetch } = useBilling();
  const [isChanging, setIsChanging] = useState(false);

  function finish() {
    setIsChanging(false);
    toast.success(t('accounts.profile.saved'));
    onward?.();
  }

  if (isError && billing === undefined) return <FailedBilling onRetry={() => void refetch()} />;
  if (billing === undefined) return <LoadingBilling />;
  if (billing.is_complete && !isChanging)
    return <SavedBilling billing={billing} onChange={() => setIsChanging(true)} />;
  return (
    <BillingForm
      billing={billing}
      onward={onward}
      onSaved={finish}
      onKeep={billing.is_complete ? () => setIsChanging(false) : undefined}
    />
  );
}

interface BillingFormProps {
  billing: Billing;
  onward: (() => void) | undefined;
  onSaved: () => void;
  onKeep: (() => void) | undefined;
}

function BillingForm({ billing, onward, onSaved, onKeep }: BillingFormProps) {
  const { t } = useTranslation();
  const form = useBillingForm({ phone: phoneText(billing.phone), onSaved });
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <div className="grid gap-6 md:grid-cols-2">
          <BillingFields
            form={form}
            cpfHint={billing.cpf === null ? undefined : t('credits.billing.cpf_again')}
            phoneHint={t('credits.billing.asked_by')}
          />
        </div>
        {form.takenCpf !== undefined && <ClaimCpf cpf={form.takenCpf} />}
        <WhyWeAsk />
      </Card>
      <div className="flex flex-col gap-3 md:flex-row">
        <Button type="submit" busy={form.busy} busyLabel={t('credits.billing.saving')}>
          {onward === undefined ? t('credits.billing.save') : t('credits.billing.save_and_go')}
        </Button>
        {onKeep !== undefined && (
          <Button kind="quiet" onClick={onKeep}>
            {t('credits.billing.keep')}
          </Button>
        )}
      </div>
    </form>
  );
}

function SavedBilling({ billing, onChange }: { billing: Billing; onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <dl className="grid gap-x-12 gap-y-3 md:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">{t('credits.billing.cpf')}</dt>
            <dd className="font-[550] tabular-nums">{billing.cpf}</dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t('credits.billing.phone')}</dt>
            <dd className="font-[550] tabular-nums">{phoneText(billing.phone)}</dd>
          </div>
        </dl>
        <Button kind="sec" size="sm" onClick={onChange}>
          {t('credits.billing.change')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t('credits.billing.saved_cpf')}</p>
      <WhyWeAsk />
    </Card>
  );
}

function WhyWeAsk() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="text-link min-h-6 self-start text-sm" onClick={() => setIsOpen(true)}>
        {t('credits.billing.why')}
      </button>
      <WhyModal open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

function LoadingBilling() {
  return (
    <Card>
      <SkeletonGroup className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    </Card>
  );
}

function FailedBilling({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p>{t('credits.billing.failed')}</p>
      <Button kind="sec" size="sm" onClick={onRetry}>
        {t('credits.billing.retry')}
      </Button>
    </Card>
  );
}
