import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';

const reasonLengthMin = 5;
const reasonLengthMax = 500;

interface ReasonWords {
  label: string;
  hint?: string;
  send: string;
  sending: string;
  back: string;
}

interface ReasonFormProps {
  words: ReasonWords;
  kind?: 'ink' | 'danger' | 'go';
  isBusy: boolean;
  onBack: () => void;
  onSend: (reason: string) => void;
  /** Fields that come before the reason. */
  children?: ReactNode;
}

/** Whatever staff does to somebody else's account or money is done for a reason, and in words. */
export function ReasonForm({ words, kind = 'ink', isBusy, onBack, onSend, children }: ReasonFormProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const given = reason.trim();
    setIsShort(given.length < reasonLengthMin);
    if (given.length >= reasonLengthMin) onSend(given);
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-4">
      {children}
      <Field label={words.label} hint={words.hint} error={isShort ? t('validation.reason_required') : undefined}>
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
      <div className="flex flex-wrap gap-2 max-md:flex-col">
        <Button type="submit" kind={kind} busy={isBusy} busyLabel={words.sending}>
          {words.send}
        </Button>
        <Button kind="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}
