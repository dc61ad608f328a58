import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { useNavigation } from 'react-router';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { StrengthMeter } from '../../../ui/form/strength-meter.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { register } from '../account-calls.ts';
import { CaptchaQuestion } from '../captcha/captcha-question.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { RegisterForm as RegisterFields } from '../form/account-forms.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { enter } from '../login/enter.ts';
import { Agreement } from './agreement.tsx';
import { passwordStrength } from './password-strength.ts';

export function RegisterForm({ invitation }: { invitation: string | undefined }) {
  const { t } = useTranslation();
  const leaving = useNavigation().state !== 'idle';
  const { form, field, error, submit, busy, refusal } = useAccountForm('register', {
    start: { name: '', email: '', password: '', password_confirmation: '', captcha: { answer: '' } },
    fields: ['name', 'email', 'password', 'password_confirmation', 'captcha.answer'],
  });
  const captcha = useCaptcha(() => form.getValues('captcha.answer') !== '');
  const strength = passwordStrength(useWatch({ control: form.control, name: 'password' }));

  async function send({ captcha: { answer }, ...person }: RegisterFields) {
    const user = await register({ ...person, captcha: await captcha.sign(answer), invitation });
    await enter(user, 'user.faceswap');
    toast.success(t('accounts.register.welcome', { name: user.name }));
  }

  function onFail(cause: unknown) {
    captcha.renewAfter(cause);
    form.setValue('captcha.answer', '');
  }

  return (
    <form onSubmit={submit({ send, onFail })} noValidate className="flex flex-col gap-6">
      <Field label={t('accounts.fields.name')} error={error('name')}>
        <TextInput {...field('name')} autoComplete="name" autoCapitalize="words" />
      </Field>
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
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <Field
          label={t('accounts.fields.password')}
          error={error('password')}
          hint={<StrengthMeter score={strength.score} text={t(`accounts.strength.${strength.word}`)} />}
        >
          <PasswordInput {...field('password')} autoComplete="new-password" />
        </Field>
        <Field label={t('accounts.fields.password_confirmation')} error={error('password_confirmation')}>
          <PasswordInput {...field('password_confirmation')} autoComplete="new-password" />
        </Field>
      </div>
      <CaptchaQuestion captcha={captcha} error={error('captcha.answer')} input={field('captcha.answer')} />
      {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
      <div className="flex flex-col gap-4">
        <Agreement />
        <Button type="submit" kind="go" size="lg" wide busy={busy || leaving} busyLabel={t('accounts.register.busy')}>
          {t('accounts.register.submit')}
        </Button>
      </div>
    </form>
  );
}
