import { InputMask } from '@react-input/mask';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { withoutCountry } from './phone-text.ts';
import type { BillingForm } from './use-billing-form.ts';

const digit = { _: /\d/ };

interface BillingFieldsProps {
  form: Pick<BillingForm, 'field' | 'error'>;
  cpfHint?: ReactNode;
  phoneHint?: ReactNode;
}

export function BillingFields({ form: { field, error }, cpfHint, phoneHint }: BillingFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('credits.billing.cpf')} hint={cpfHint} error={error('cpf')}>
        <InputMask component={TextInput} {...field('cpf')} mask="___.___.___-__" replacement={digit} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label={t('credits.billing.phone')} hint={phoneHint} error={error('phone')}>
        <InputMask
          component={TextInput}
          {...field('phone')}
          mask="(__) _____-____"
          replacement={digit}
          track={({ data }) => (data === null ? data : withoutCountry(data))}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </Field>
    </>
  );
}
