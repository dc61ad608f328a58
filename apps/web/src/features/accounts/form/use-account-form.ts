import { useEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { DefaultValues, Path, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { applyFieldErrors, fieldErrorText } from '../../../lib/form-errors.ts';
import type { AccountForms } from './account-forms.ts';
import { useAfterPress } from './use-after-press.ts';

// The schemas arrive after the page: nobody leaves a field before it is there, and the login page stays light.
const loadForms = () => import('./account-forms.ts');

interface AccountFormOptions<Values> {
  start: DefaultValues<Values>;
  /** The fields the server may name in an error. */
  fields: Path<Values>[];
}

interface Sending<Values> {
  send: (values: Values) => Promise<void>;
  /** Before the error is shown: ask for a new sum, empty what is used up. */
  onFail?: (error: unknown) => void;
  /** In place of the toasts that belong to the error. */
  tell?: (error: unknown) => void;
}

/** A form that judges a field when it is left, forgives while it is typed in, sends once, and keeps what was typed. */
export function useAccountForm<Name extends keyof AccountForms>(
  name: Name,
  { start, fields }: AccountFormOptions<AccountForms[Name]>,
) {
  type Values = AccountForms[Name];
  const { t } = useTranslation();
  const afterPress = useAfterPress();
  const isSending = useRef(false);
  const resolver: Resolver<Values> = async (...given) => {
    const { resolvers } = await loadForms();
    return (resolvers[name] as unknown as Resolver<Values>)(...given);
  };
  const form = useForm<Values>({ resolver, defaultValues: start, mode: 'onSubmit', reValidateMode: 'onSubmit' });

  useEffect(() => {
    loadForms().catch(showError);
  }, []);

  function field(of: Path<Values>) {
    const input = form.register(of, { onChange: () => form.clearErrors(of) });
    return {
      ...input,
      onBlur: (event: { target: unknown }) => {
        void input.onBlur({ target: event.target, type: 'blur' });
        afterPress(() => void form.trigger(of).catch(showError));
      },
    };
  }

  function error(of: Path<Values>): string | undefined {
    return fieldErrorText(t, form.getFieldState(of, form.formState).error?.message);
  }

  function fail(cause: unknown, { onFail, tell = showError }: Sending<Values>) {
    onFail?.(cause);
    const fitted = applyFieldErrors(form, cause, fields);
    // A toast leaves after four seconds; what belongs to no field stays beside the button until the next try.
    if (!fitted && isApiError(cause)) form.setError('root.server', { message: cause.message });
    tell(cause);
  }

  function submit(sending: Sending<Values>) {
    const sendOnce = form.handleSubmit(async (values) => {
      // Two quick presses both pass the check before either shows as busy.
      if (isSending.current) return;
      isSending.current = true;
      try {
        await sending.send(values);
      } catch (cause) {
        fail(cause, sending);
      } finally {
        isSending.current = false;
      }
    });
    return (event: FormEvent) => void sendOnce(event).catch(showError);
  }

  return {
    form,
    field,
    error,
    submit,
    busy: form.formState.isSubmitting,
    refusal: form.formState.errors.root?.['server']?.message,
  };
}
