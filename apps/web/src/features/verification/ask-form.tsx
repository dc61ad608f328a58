import { verificationLimits } from '@semblante/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useAskVerification } from './verification-calls.ts';

interface AskFormProps {
  label: string;
  onClose: () => void;
}

export function AskForm({ label, onClose }: AskFormProps) {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');
  const ask = useAskVerification();

  function send(event: FormEvent) {
    event.preventDefault();
    if (!ask.isPending)
      ask.mutate(
        { message },
        { onSuccess: () => toast.success(t('dashboard.verification.asked')), onError: showError },
      );
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <Field label={t('dashboard.verification.message')} hint={t('dashboard.verification.message_hint')}>
        <TextArea
          value={message}
          rows={3}
          maxLength={verificationLimits.messageLengthMax}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
      <div className="flex flex-col gap-2 md:flex-row md:gap-3 md:*:flex-1">
        <Button type="submit" kind="go" busy={ask.isPending} busyLabel={t('dashboard.verification.asking')}>
          {label}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('dashboard.verification.close')}
        </Button>
      </div>
    </form>
  );
}
