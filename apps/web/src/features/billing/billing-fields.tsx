import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { maskTyped } from './mask-typed.ts';
import { withoutCountry } from './phone-text.ts';
import type { BillingField, BillingForm } from './use-billing-form.ts';

type FormParts = Pick<BillingForm, 'control' | 'leave' | 'forgive' | 'error'>;

interface BillingFieldsProps {
  form: FormParts;
  cpfHint?: ReactNode;
  phoneHint?: ReactNode;
}

export function BillingFields({ form, cpfHint, phoneHint }: BillingFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('credits.billing.cpf')} hint={cpfHint} error={form.error('cpf')}>
        <MaskedInput form={form} name="cpf" mask="___.___.___-__" inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label={t('credits.billing.phone')} hint={phoneHint} error={form.error('phone')}>
        <MaskedInput
          form={form}
          name="phone"
          mask="(__) _____-____"
          trim={withoutCountry}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </Field>
    </>
  );
}

interface MaskedInputProps extends Omit<ComponentProps<typeof TextInput>, 'form' | 'name'> {
  form: FormParts;
  name: BillingField;
  mask: string;
  /** Before the mask: what is typed may say more than the field holds. */
  trim?: (given: string) => string;
}

function MaskedInput({ form, name, mask, trim = (given) => given, ...rest }: MaskedInputProps) {
  const { field } = useController({ name, control: form.control });

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = trim(target.value);
    const caret = typed === target.value ? (target.selectionStart ?? typed.length) : typed.length;
    const masked = maskTyped({ text: typed, caret, mask });
    // Set here, so that React finds nothing to change and leaves the caret where it is put.
    target.value = masked.text;
    target.setSelectionRange(masked.caret, masked.caret);
    field.onChange(masked.text);
    form.forgive(name);
  }

  function leave() {
    field.onBlur();
    form.leave(name);
  }

  return <TextInput {...rest} {...field} onChange={change} onBlur={leave} />;
}
