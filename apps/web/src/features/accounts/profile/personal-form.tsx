import type { CurrentUser, UpdateUserBody } from '@semblante/contracts';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { rememberUser } from '../../../lib/session.ts';
import { LeaveGuard } from '../../../navigation/leave-guard.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { updateUser } from '../account-calls.ts';
import { EmailAddress } from '../email/email-address.tsx';
import type { PersonalForm as PersonalFields } from '../form/account-forms.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { NoPassword } from '../password/no-password.tsx';

interface PersonalFormProps {
  user: CurrentUser;
  /** Where saving leads when the person came here on the way to somewhere else. */
  onward: (() => void) | undefined;
}

function changesOf(user: CurrentUser, { name, current_password, new_password }: PersonalFields): UpdateUserBody {
  return {
    ...(name !== user.name && { name }),
    ...(new_password !== '' && { current_password, new_password }),
  };
}

export function PersonalForm({ user, onward }: PersonalFormProps) {
  const { t } = useTranslation();
  const { form, field, error, submit, busy } = useAccountForm('personal', {
    start: { name: user.name, current_password: '', new_password: '' },
    fields: ['name', 'current_password', 'new_password'],
  });

  async function send(values: PersonalFields) {
    const updated = await updateUser(changesOf(user, values));
    rememberUser(updated);
    // At once: what is saved must not stand in the way of going on.
    flushSync(() => form.reset({ name: updated.name, current_password: '', new_password: '' }));
    toast.success(t('accounts.profile.saved'));
    onward?.();
  }

  function tell(cause: unknown) {
    toast.error(t('accounts.profile.failed'));
    if (isApiError(cause)) showError(cause);
  }

  return (
    <form onSubmit={submit({ send, tell })} noValidate className="flex flex-col gap-6">
      <LeaveGuard isDirty={form.formState.isDirty} />
      <Card className="flex flex-col gap-6">
        <div className="grid gap-6 md:grid-cols-2">
          <Field label={t('accounts.fields.name')} error={error('name')}>
            <TextInput {...field('name')} autoComplete="name" autoCapitalize="words" />
          </Field>
          <EmailAddress email={user.email} />
        </div>
        <hr className="border-line" />
        {user.has_password ? (
          <div className="grid gap-6 md:grid-cols-2">
            <Field
              label={t('accounts.fields.current_password')}
              hint={t('accounts.profile.current_password_hint')}
              error={error('current_password')}
            >
              <PasswordInput {...field('current_password')} autoComplete="current-password" />
            </Field>
            <Field
              label={t('accounts.fields.new_password')}
              hint={t('accounts.profile.new_password_hint')}
              error={error('new_password')}
            >
              <PasswordInput {...field('new_password')} autoComplete="new-password" />
            </Field>
          </div>
        ) : (
          <NoPassword />
        )}
      </Card>
      <div className="flex flex-col gap-3 md:flex-row">
        <Button type="submit" kind="go" busy={busy} busyLabel={t('accounts.profile.saving')}>
          {onward === undefined ? t('accounts.profile.save') : t('accounts.profile.save_and_go')}
        </Button>
        {form.formState.isDirty && (
          <Button kind="quiet" onClick={() => form.reset()}>
            {t('accounts.profile.undo')}
          </Button>
        )}
      </div>
    </form>
  );
}
