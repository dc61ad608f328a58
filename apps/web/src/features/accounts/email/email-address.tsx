import type { EmailChange } from '@semblante/contracts';
import { useQuery } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { ChangeEmailModal } from './change-email-modal.tsx';
import { cancelEmailChange, emailChangeOptions } from './email-calls.ts';

/** The account's address, and the change of it that waits for both mailboxes. */
export function EmailAddress({ email }: { email: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const change = useQuery(emailChangeOptions).data ?? undefined;
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('accounts.fields.email')}>
        <TextInput type="email" value={email} readOnly autoComplete="username" className="[&_input]:bg-fill" />
      </Field>
      {change === undefined ? (
        <Button kind="sec" size="sm" className="self-start" onClick={() => setIsOpen(true)}>
          {t('accounts.email.change')}
        </Button>
      ) : (
        <WaitingChange change={change} />
      )}
      <ChangeEmailModal open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  );
}

function WaitingChange({ change }: { change: EmailChange }) {
  const { t } = useTranslation();
  const side = (isConfirmed: boolean) => t(isConfirmed ? 'accounts.email.confirmed' : 'accounts.email.waiting');
  return (
    <Notice kind="info" icon={<MailCheck />}>
      <p className="font-[650] break-words">{t('accounts.email.pending', { email: change.new_email })}</p>
      <ul className="mt-1">
        <li>{t('accounts.email.old_side', { state: side(change.old_confirmed) })}</li>
        <li>{t('accounts.email.new_side', { state: side(change.new_confirmed) })}</li>
      </ul>
      <p className="mt-1">{t('accounts.email.until', { moment: formatDate(change.expires_at, 'moment') })}</p>
      <Button kind="quiet" size="sm" className="mt-2 -ml-3" onClick={() => void cancelEmailChange().catch(showError)}>
        {t('accounts.email.cancel')}
      </Button>
    </Notice>
  );
}
