import { ObjectionBody, objectionLengthMax, type OwnReview } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { CaseWords } from './case-words.tsx';
import { sendObjection } from './own-review-calls.ts';

/** A few words to whoever decides, changeable until there is a decision. */
export function Objection({ review: { id, objection } }: { review: OwnReview }) {
  const { t } = useTranslation();
  // What was just sent counts at once: a dialog may show its item as it was when it opened.
  const [sent, setSent] = useState(objection);
  const [isWriting, setIsWriting] = useState(objection === null);

  function end(text: string | null) {
    setSent(text);
    setIsWriting(false);
  }

  if (isWriting) return <ObjectionForm id={id} before={sent} onDone={end} />;
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        <CaseWords title={t('review.objection.yours')} text={sent ?? ''} />
      </div>
      <Button kind="quiet" size="sm" onClick={() => setIsWriting(true)}>
        {t('review.objection.change')}
      </Button>
    </div>
  );
}

function ObjectionForm({
  id,
  before,
  onDone,
}: {
  id: string;
  before: string | null;
  onDone: (text: string | null) => void;
}) {
  const { t } = useTranslation();
  const [text, setText] = useState(before ?? '');
  const [isWrong, setIsWrong] = useState(false);
  const object = useMutation({
    mutationFn: (body: ObjectionBody) => sendObjection(id, body),
    onSuccess: (_answer, body) => {
      toast.success(t('review.objection.done'));
      onDone(body.text);
    },
    onError: showError,
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (object.isPending) return;
    const body = ObjectionBody.safeParse({ text });
    setIsWrong(!body.success);
    if (body.success) object.mutate(body.data);
  }

  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-3">
      <Field
        label={t('review.objection.label')}
        hint={t('review.objection.hint')}
        error={isWrong ? t('validation.objection_text') : undefined}
      >
        <TextArea
          value={text}
          rows={2}
          maxLength={objectionLengthMax}
          onChange={({ target }) => {
            setText(target.value);
            setIsWrong(false);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={object.isPending} busyLabel={t('review.objection.sending')}>
          {t('review.objection.send')}
        </Button>
        {before !== null && (
          <Button kind="quiet" size="sm" onClick={() => onDone(before)}>
            {t('review.objection.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
