import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/use-current-user.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { ChangeEmailForm } from '../form/account-forms.ts';
import { useAccountForm } from '../form/use-account-form.ts';
import { NoPassword } from '../password/no-password.tsx';
import { askEmailChange } from './email-calls.ts';

interface ChangeEmailModalProps {
  open: boolean;
  onClose: () => void;
}

export function ChangeEmailModal({ open, onClose }: ChangeEmailModalProps) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Modal open={open} onClose={onClose} title={t('accounts.email.title')} text={t('accounts.email.text')}>
      {user.has_password ? <ChangeEmailFields onClose={onClose} /> : <NoPassword />}
    </Modal>
  );
}

function ChangeEmailFields({ onClose }: Pick<ChangeEmailModalProps, 'onClose'>) {
  const { t } = useTranslation();
  const { form, field, error, submit, busy, refusal } = useAccountForm('change_email', {
    start: { new_email: '', current_password: '' },
    fields: ['new_email', 'current_password'],
  });

  async function send(values: ChangeEmailForm) {
    await askEmailChange(values);
    form.reset();
    toast.success(t('accounts.email.asked'));
    onClose();
  }

  return (
    <form onSubmit={submit({ send })} noValidate className="flex flex-col gap-6">
      <Field label={t('accounts.email.new')} error={error('new_email')}>
        <TextInput
          {...field('new_email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          icon={<Mail />}
        />
      </Field>
      <Field label={t('accounts.fields.current_password')} error={error('current_password')}>
        <PasswordInput {...field('current_password')} autoComplete="current-password" />
      </Field>
      {refusal !== undefined && <Notice kind="danger">{refusal}</Notice>}
      <div className="flex flex-col gap-2">
        <Button type="submit" wide kind="ink" busy={busy} busyLabel={t('accounts.email.busy')}>
          {t('accounts.email.submit')}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {t('accounts.email.back')}
        </Button>
      </div>
    </form>
  );
}
