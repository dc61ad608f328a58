import { useRef, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { fieldErrorText } from '../../../lib/form-errors.ts';
import { useAfterPress } from '../form/use-after-press.ts';
import { judgeLoginField, type LoginField, type LoginValues } from './login-rules.ts';

const fields = ['email', 'password', 'captcha.answer'] as const satisfies readonly LoginField[];
const empty: LoginValues = { email: '', password: '', 'captcha.answer': '' };

interface Sending {
  send: (values: LoginValues) => Promise<void>;
  onFail: (error: unknown) => void;
}

/**
 * The manners of `useAccountForm` without its libraries: the login page is the first thing a visitor waits for, and
 * three fields do not need 40 KB of form and schema code before they can be typed into.
 */
export function useLoginForm() {
  const { t } = useTranslation();
  const afterPress = useAfterPress();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<LoginValues>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});
  const isSending = useRef(false);

  const set = (of: LoginField, value: string) => setValues((before) => ({ ...before, [of]: value }));
  const setError = (of: LoginField, message: string | undefined) =>
    setErrors((before) => ({ ...before, [of]: message }));

  function field(of: LoginField) {
    return {
      name: of,
      value: values[of],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[of] = input;
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        set(of, event.target.value);
        setError(of, undefined);
      },
      onBlur: (event: { target: HTMLInputElement }) => {
        const { value } = event.target;
        afterPress(() => setError(of, judgeLoginField(of, value)));
      },
    };
  }

  /** Puts each message under its field and the cursor into the first one; true when there was any. */
  function mark(messages: Partial<LoginValues>): boolean {
    setErrors(messages);
    const first = fields.find((of) => messages[of] !== undefined);
    if (first) inputs.current[first]?.focus();
    return first !== undefined;
  }

  function fail(cause: unknown, onFail: Sending['onFail']) {
    onFail(cause);
    const named =
      cause instanceof ApiError
        ? Object.fromEntries(
            fields.flatMap((of) => (cause.errors[of] ? [[of, [cause.errors[of]].flat().join(' ')]] : [])),
          )
        : {};
    // A toast leaves after four seconds; what belongs to no field stays beside the button until the next try.
    if (!mark(named) && cause instanceof ApiError) setRefusal(cause.message);
    showError(cause);
  }

  function submit({ send, onFail }: Sending) {
    return async (event: FormEvent) => {
      event.preventDefault();
      setRefusal(undefined);
      if (mark(Object.fromEntries(fields.map((of) => [of, judgeLoginField(of, values[of])])))) return;
      // Two quick presses both pass the check before either shows as busy.
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      try {
        await send({ ...values, email: values.email.trim() });
      } catch (cause) {
        fail(cause, onFail);
      } finally {
        isSending.current = false;
        setBusy(false);
      }
    };
  }

  return {
    values,
    field,
    submit,
    busy,
    refusal,
    error: (of: LoginField) => fieldErrorText(t, errors[of]),
    empty: (of: LoginField) => set(of, ''),
    select: (of: LoginField) => inputs.current[of]?.select(),
  };
}
