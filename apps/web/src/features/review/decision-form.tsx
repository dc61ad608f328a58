import { DecideReviewBody } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useDecideReview } from './review-calls.ts';

type Decision = DecideReviewBody['decision'];

const reasonLengthMax = 500;
const said = { clear: 'review.case.cleared', refuse: 'review.case.refused' } as const;

/** Both ways need a reason. Whoever decided first has decided: a second decision is refused and says so. */
export function DecisionForm({ caseId }: { caseId: string }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const decide = useDecideReview(caseId);
  const sending = decide.isPending ? decide.variables.decision : undefined;

  function send(decision: Decision) {
    if (decide.isPending) return;
    const body = DecideReviewBody.safeParse({ decision, reason });
    setIsShort(!body.success);
    if (!body.success) return;
    decide.mutate(body.data, { onSuccess: () => toast.success(t(said[decision])), onError: showError });
  }
  function type(next: string) {
    setReason(next);
    setIsShort(false);
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={t('review.case.reason_label')} hint={t('review.case.reason_hint')} error={isShort ? t('validation.reason_required') : undefined}>
        <TextInput value={reason} maxLength={reasonLengthMax} onChange={({ target }) => type(target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button kind="go" size="sm" icon={<Check className="size-4" aria-hidden="true" />} busy={sending === 'clear'} busyLabel={t('review.case.clearing')} onClick={() => send('clear')}>
          {t('review.case.clear')}
        </Button>
        <Button kind="dsec" size="sm" icon={<X className="size-4" aria-hidden="true" />} busy={sending === 'refuse'} busyLabel={t('review.case.refusing')} onClick={() => send('refuse')}>
          {t('review.case.refuse')}
        </Button>
      </div>
    </div>
  );
}
