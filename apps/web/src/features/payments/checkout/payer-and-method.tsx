import type { Billing, PaymentMethod } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { phoneText } from '../../billing/index.ts';

interface PayerAndMethodProps {
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onMethod: (method: PaymentMethod) => void;
  billing: Billing | undefined;
  onCorrect: () => void;
}

export function PayerAndMethod({ methods, method, onMethod, billing, onCorrect }: PayerAndMethodProps) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col gap-6">
      <section aria-labelledby="method" className="flex flex-col gap-3">
        <h2 id="method" className="text-lg font-[650]">
          {t('credits.checkout.method')}
        </h2>
        <Segmented
          wide
          label={t('credits.checkout.method')}
          value={method}
          options={methods.map((value) => ({ value, label: t(`payments.methods.${value}`) }))}
          onChange={onMethod}
        />
        <p className="text-sm text-pretty text-muted" aria-live="polite">
          {t(`credits.checkout.${method}_text`)}
        </p>
      </section>
      <hr className="border-line" />
      <section aria-labelledby="payer" className="flex flex-col gap-3">
        <h2 id="payer" className="text-lg font-[650]">
          {t('credits.checkout.billing')}
        </h2>
        <Payer billing={billing} onCorrect={onCorrect} />
      </section>
    </Card>
  );
}

function Payer({ billing, onCorrect }: Pick<PayerAndMethodProps, 'billing' | 'onCorrect'>) {
  const { t } = useTranslation();
  if (billing === undefined) return <Skeleton className="h-6 w-60" />;
  if (!billing.is_complete)
    return <p className="text-sm text-pretty text-muted">{t('credits.checkout.billing_missing')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-muted">{t('credits.checkout.cpf')}</dt>
          <dd className="font-[550] tabular-nums">{billing.cpf}</dd>
        </div>
        <div>
          <dt className="text-muted">{t('credits.checkout.phone')}</dt>
          <dd className="font-[550] tabular-nums">{phoneText(billing.phone)}</dd>
        </div>
      </dl>
      <button type="button" className="text-link min-h-11 md:min-h-6" onClick={onCorrect}>
        {t('credits.checkout.billing_edit')}
      </button>
    </div>
  );
}
