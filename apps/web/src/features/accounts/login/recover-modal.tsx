import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { askRecovery } from '../account-calls.ts';
import type { RecoverForm } from '../form/account-forms.ts';
import { useAccountForm } from '../form/use-account-form.ts';

interface RecoverModalProps {
  open: boolean;
  /** What the person already typed in the login form. */
  email: string;
  onClose: () => void;
}

export function RecoverModal({ open, email, onClose }: RecoverModalProps) {
  const { t } = useTranslation();
  const [sent, setSent] = useState(false);
  const { field, error, submit, busy } = useAccountForm('recover', { start: { email }, fields: ['email'] });

  async function send(values: RecoverForm) {
    await askRecovery(values.email);
    setSent(true);
    toast.success(t('accounts.recover.sent'));
  }

  function tell(cause: unknown) {
    toast.error(t('accounts.recover.failed'));
    if (isApiError(cause)) showError(cause);
  }

  return (
    <Modal open={open} onClose={onClose} title={t('accounts.recover.title')} text={t('accounts.recover.text')}>
      <form onSubmit={submit({ send, tell })} noValidate className="flex flex-col gap-6">
        <Field label={t('accounts.fields.email')} error={error('email')}>
          <TextInput
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            icon={<Mail />}
          />
        </Field>
        {sent && (
          <Notice kind="ok" icon={<Mail />}>
            <p className="font-[650]">{t('accounts.recover.sent')}</p>
            <p>{t('accounts.recover.sent_hint')}</p>
          </Notice>
        )}
        <div className="flex flex-col gap-2">
          <Button type="submit" wide kind={sent ? 'sec' : 'ink'} busy={busy} busyLabel={t('accounts.recover.busy')}>
            {sent ? t('accounts.recover.resend') : t('accounts.recover.submit')}
          </Button>
          <Button kind="quiet" wide onClick={onClose}>
            {t('accounts.recover.back')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
