import type { BillingBody } from '@semblante/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { applyFieldErrors, fieldErrorText } from '../../lib/form-errors.ts';
import { useAfterPress } from '../accounts/index.ts';
import { judgeBilling } from './judge-billing.ts';
import { saveBilling } from './use-billing.ts';

export type BillingField = keyof BillingBody;

const judge: Resolver<BillingBody> = (values) => {
  const wrong = Object.entries(judgeBilling(values)).filter(([, message]) => message !== undefined);
  if (wrong.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(wrong.map(([field, message]) => [field, { type: 'judged', message }])),
  };
};

/** Judges a field when it is left, forgives while it is typed in, and saves once. */
export function useBillingForm({ phone, onSaved }: { phone: string; onSaved: () => void }) {
  const { t } = useTranslation();
  const afterPress = useAfterPress();
  const isSending = useRef(false);
  const [takenCpf, setTakenCpf] = useState<string>();
  const form = useForm<BillingBody>({
    resolver: judge,
    defaultValues: { cpf: '', phone },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });

  function leave(name: BillingField) {
    afterPress(() => void form.trigger(name).catch(showError));
  }

  function forgive(name: BillingField) {
    form.clearErrors(name);
    if (name === 'cpf') setTakenCpf(undefined);
  }

  function error(name: BillingField): string | undefined {
    return fieldErrorText(t, form.getFieldState(name, form.formState).error?.message);
  }

  async function saveOnce(values: BillingBody) {
    // Two quick presses both pass the check before either shows as busy.
    if (isSending.current) return;
    isSending.current = true;
    try {
      await saveBilling(values);
      onSaved();
    } catch (cause) {
      if (isApiError(cause, 'billing.cpf_taken')) setTakenCpf(values.cpf);
      applyFieldErrors(form, cause, ['cpf', 'phone']);
      showError(cause);
    } finally {
      isSending.current = false;
    }
  }

  function submit(event: FormEvent) {
    void form.handleSubmit(saveOnce)(event).catch(showError);
  }

  return { control: form.control, leave, forgive, error, submit, takenCpf, busy: form.formState.isSubmitting };
}

export type BillingForm = ReturnType<typeof useBillingForm>;
