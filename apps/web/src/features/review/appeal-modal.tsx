import { AppealBody } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { sendAppeal } from './review-calls.ts';

const textLengthMax = 1000;

interface AppealModalProps {
  reviewId: string;
  open: boolean;
  onClose: () => void;
}

/** A refusal by a machine or by staff is looked at once more by a person, if its owner says why. */
export function AppealModal({ reviewId, open, onClose }: AppealModalProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const appeal = useMutation({
    mutationFn: (body: AppealBody) => sendAppeal(reviewId, body),
    onSuccess: () => {
      toast.success(t('review.appeal.done'));
      setText('');
      onClose();
    },
    onError: showError,
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (appeal.isPending) return;
    const body = AppealBody.safeParse({ text });
    setIsWrong(!body.success);
    if (body.success) appeal.mutate(body.data);
  }
  function type(next: string) {
    setText(next);
    setIsWrong(false);
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={appeal.isPending}
      title={t('review.appeal.title')}
      text={t('review.appeal.text')}
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <Field
          label={t('review.appeal.label')}
          hint={t('review.appeal.hint')}
          error={isWrong ? t('validation.appeal_text') : undefined}
        >
          <TextArea value={text} rows={5} maxLength={textLengthMax} onChange={({ target }) => type(target.value)} />
        </Field>
        <div className="flex flex-col gap-2 md:flex-row md:gap-3 md:*:flex-1">
          <Button type="submit" busy={appeal.isPending} busyLabel={t('review.appeal.busy')}>
            {t('review.appeal.send')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('review.appeal.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
