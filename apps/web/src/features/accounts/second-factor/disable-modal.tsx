import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/use-current-user.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { DisableForm } from '../form/account-forms.ts';
import { CodeInput } from '../form/code-input.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { NoPassword } from '../password/no-password.tsx';
import { disableSecondFactor } from './second-factor-calls.ts';

interface DisableModalProps {
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function DisableModal({ open, onClose, onDone }: DisableModalProps) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('accounts.second_factor.disable_title')}
      text={t('accounts.second_factor.disable_text')}
    >
      {user.has_password ? <DisableFields onClose={onClose} onDone={onDone} /> : <NoPassword />}
    </Modal>
  );
}

function DisableFields({ onClose, onDone }: Omit<DisableModalProps, 'open'>) {
  const { t } = useTranslation();
  const { field, error, submit, busy } = useAccountForm('disable', {
    start: { current_password: '', code: '' },
    fields: ['current_password', 'code'],
  });

  async function send(values: DisableForm) {
    await disableSecondFactor(values);
    onDone();
  }

  return (
    <form onSubmit={submit({ send })} noValidate className="flex flex-col gap-6">
      <Field label={t('accounts.fields.current_password')} error={error('current_password')}>
        <PasswordInput {...field('current_password')} autoComplete="current-password" />
      </Field>
      <Field label={t('accounts.fields.code')} error={error('code')}>
        <CodeInput way="either" {...field('code')} />
      </Field>
      <div className="flex flex-col gap-2">
        <Button type="submit" kind="danger" wide busy={busy} busyLabel={t('accounts.second_factor.disabling')}>
          {t('accounts.second_factor.disable_yes')}
        </Button>
        <Button kind="quiet" wide onClick={onClose}>
          {t('accounts.second_factor.cancel')}
        </Button>
      </div>
    </form>
  );
}
