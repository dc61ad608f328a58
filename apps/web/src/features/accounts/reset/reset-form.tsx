import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { useGoTo } from '../../../navigation/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { resetPassword } from '../account-calls.ts';
import type { ResetForm as ResetFields } from '../form/account-forms.ts';
import { useAccountForm } from '../form/use-account-form.ts';

interface ResetFormProps {
  token: string;
  onInvalid: () => void;
}

export function ResetForm({ token, onInvalid }: ResetFormProps) {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const { field, error, submit, busy, refusal } = useAccountForm('reset', {
    start: { password: '', password_confirmation: '' },
    fields: ['password', 'password_confirmation'],
  });

  async function send(values: ResetFields) {
    await resetPassword({ token, ...values });
    goTo('Login', {}, { replace: true });
    toast.success(t('accounts.reset.done'));
  }

  function onFail(cause: unknown) {
    if (isApiError(cause, 'accounts.reset_invalid')) onInvalid();
  }

  function tell(cause: unknown) {
    if (!isApiError(cause, 'accounts.reset_invalid')) toast.error(t('accounts.reset.failed'));
    if (isApiError(cause)) showError(cause);
  }

  return (
    <form onSubmit={submit({ send, onFail, tell })} noValidate className="flex flex-col gap-6">
      <Field label={t('accounts.fields.new_password')} hint={t('accounts.reset.hint')} error={error('password')}>
        <PasswordInput {...field('password')} autoComplete="new-password" />
      </Field>
      <Field label={t('accounts.fields.password_confirmation')} error={error('password_confirmation')}>
        <PasswordInput {...field('password_confirmation')} autoComplete="new-password" />
      </Field>
      {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
      <Button type="submit" kind="go" size="lg" wide busy={busy} busyLabel={t('accounts.reset.busy')}>
        {t('accounts.reset.submit')}
      </Button>
    </form>
  );
}
