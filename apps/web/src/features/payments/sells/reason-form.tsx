import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const reasonLengthMin = 5;
const reasonLengthMax = 500;

interface ReasonFormProps {
  decision: 'deny' | 'paid_by_hand';
  isBusy: boolean;
  onBack: () => void;
  onSend: (reason: string) => void;
}

const words = {
  deny: { label: 'sells.refund.reason_deny', hint: 'sells.refund.reason_deny_hint', confirm: 'sells.refund.confirm_deny', busy: 'sells.refund.denying' },
  paid_by_hand: { label: 'sells.refund.reason_paid', hint: 'sells.refund.reason_paid_hint', confirm: 'sells.refund.confirm_paid', busy: 'sells.refund.paying' },
} as const;

export function ReasonForm({ decision, isBusy, onBack, onSend }: ReasonFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const { label, hint, confirm, busy } = words[decision];

  function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const given = reason.trim();
    setIsShort(given.length < reasonLengthMin);
    if (given.length >= reasonLengthMin) onSend(given);
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <Field label={t(label)} hint={t(hint)} error={isShort ? t('validation.reason_required') : undefined}>
        <TextArea
          value={reason}
          rows={3}
          maxLength={reasonLengthMax}
          onChange={({ target }) => {
            setReason(target.value);
            setIsShort(false);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind={decision === 'deny' ? 'danger' : 'ink'} busy={isBusy} busyLabel={t(busy)}>{t(confirm)}</Button>
        <Button kind="quiet" onClick={onBack}>{t('sells.refund.back')}</Button>
      </div>
    </form>
  );
}
