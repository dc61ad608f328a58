import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { enter } from '../../../app/enter.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { logIn } from '../account-calls.ts';
import type { LoginArea } from '../account-calls.ts';
import { CaptchaQuestion } from '../captcha/captcha-question.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { LoginForm as LoginFields } from '../form/account-forms.ts';
import { useAccountForm } from '../form/use-account-form.ts';

interface LoginFormProps {
  area: LoginArea;
  onForgot: (email: string) => void;
  onSecondFactor: () => void;
}

export function LoginForm({ area, onForgot, onSecondFactor }: LoginFormProps) {
  const { t } = useTranslation();
  const leaving = useNavigation().state !== 'idle';
  const { form, field, error, submit, busy, refusal } = useAccountForm('login', {
    start: { email: '', password: '', captcha: { answer: '' } },
    fields: ['email', 'password', 'captcha.answer'],
  });
  const captcha = useCaptcha(() => form.getValues('captcha.answer') !== '');

  async function send({ email, password, captcha: { answer } }: LoginFields) {
    const outcome = await logIn(area, { email, password, captcha: await captcha.sign(answer) });
    if (outcome.status === 'second_factor') onSecondFactor();
    else await enter(outcome.user);
  }

  function onFail(cause: unknown) {
    captcha.renewAfter(cause);
    form.setValue('captcha.answer', '');
    if (isApiError(cause, 'accounts.wrong_credentials')) form.setFocus('password', { shouldSelect: true });
  }

  return (
    <form onSubmit={submit({ send, onFail })} noValidate className="flex flex-col gap-6">
      <Field label={t('accounts.fields.email')} error={error('email')}>
        <TextInput {...field('email')} type="email" inputMode="email" autoComplete="username" autoCapitalize="off" spellCheck={false} />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label={t('accounts.fields.password')} error={error('password')}>
          <PasswordInput {...field('password')} autoComplete="current-password" />
        </Field>
        <button type="button" className="text-link self-start py-1 text-sm" onClick={() => onForgot(form.getValues('email'))}>
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
