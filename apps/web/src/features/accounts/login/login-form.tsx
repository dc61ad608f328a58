import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { logIn } from '../account-calls.ts';
import type { LoginArea } from '../account-calls.ts';
import { CaptchaQuestion } from '../captcha/captcha-question.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { enter } from './enter.ts';
import type { LoginValues } from './login-rules.ts';
import { useLoginForm } from './use-login-form.ts';

interface LoginFormProps {
  area: LoginArea;
  onForgot: (email: string) => void;
  onSecondFactor: () => void;
}

export function LoginForm({ area, onForgot, onSecondFactor }: LoginFormProps) {
  const { t } = useTranslation();
  const leaving = useNavigation().state !== 'idle';
  const { values, field, error, submit, busy, refusal, empty, select } = useLoginForm();
  const captcha = useCaptcha(() => values['captcha.answer'] !== '');

  async function send({ email, password, 'captcha.answer': given }: LoginValues) {
    const outcome = await logIn(area, { email, password, captcha: await captcha.sign(given.trim()) });
    if (outcome.status === 'second_factor') onSecondFactor();
    else await enter(outcome.user);
  }

  function onFail(cause: unknown) {
    captcha.renewAfter(cause);
    empty('captcha.answer');
    if (isApiError(cause, 'accounts.wrong_credentials')) select('password');
  }

  return (
    <form onSubmit={submit({ send, onFail })} noValidate className="flex flex-col gap-6">
      <Field label={t('accounts.fields.email')} error={error('email')}>
        <TextInput
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
        />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label={t('accounts.fields.password')} error={error('password')}>
          <PasswordInput {...field('password')} autoComplete="current-password" />
        </Field>
        <button type="button" className="text-link self-start py-1 text-sm" onClick={() => onForgot(values.email)}>
          {t('accounts.login.forgot')}
        </button>
      </div>
      <CaptchaQuestion captcha={captcha} error={error('captcha.answer')} input={field('captcha.answer')} />
      {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
      <Button type="submit" kind="go" size="lg" wide busy={busy || leaving} busyLabel={t('accounts.login.busy')}>
        {t('accounts.login.submit')}
      </Button>
    </form>
  );
}
