import { DecideReviewBody, type ReviewCase } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useDecideReview } from './review-calls.ts';
import { pressable, reviewKeys } from './use-review-keys.ts';

type Decision = DecideReviewBody['decision'];

const reasonLengthMax = 500;
/**
 * What each way is called and says afterwards, by what it does: a held upload, a report about something that is up or
 * down, a report about anything.
 */
const words = {
  held: {
    clear: 'review.case.clear',
    clearing: 'review.case.clearing',
    cleared: 'review.case.cleared',
    refuse: 'review.case.refuse',
    refusing: 'review.case.refusing',
    refused: 'review.case.refused',
  },
  reported: {
    clear: 'review.case.keep',
    clearing: 'review.case.keeping',
    cleared: 'review.case.kept',
    refuse: 'review.case.block',
    refusing: 'review.case.blocking',
    refused: 'review.case.blocked',
  },
  blocked: {
    clear: 'review.case.propose',
    clearing: 'review.case.keeping',
    cleared: 'review.case.proposed',
    refuse: 'review.blocks.reject',
    refusing: 'review.case.keeping',
    refused: 'review.case.kept',
  },
  unknown: {
    clear: 'review.case.none',
    clearing: 'review.case.keeping',
    cleared: 'review.case.none_done',
    refuse: 'review.case.acted',
    refusing: 'review.case.keeping',
    refused: 'review.case.acted_done',
  },
} as const;

function wordsOf({ source, subject, subject_id, blockable }: ReviewCase) {
  if (source !== 'report') return words.held;
  if (subject === 'report') return words.unknown;
  return blockable.some(({ id, is_blocked }) => id === subject_id && is_blocked) ? words.blocked : words.reported;
}

/** Both ways need a reason. Whoever decided first has decided: a second decision is refused and says so. */
export function DecisionForm({ item }: { item: ReviewCase }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isShort, setIsShort] = useState(false);
  const [meant, setMeant] = useState<Decision>();
  const field = useRef<HTMLInputElement>(null);
  const decide = useDecideReview(item.id);
  const said = wordsOf(item);
  const sending = decide.isPending ? decide.variables.decision : undefined;

  function send(decision: Decision) {
    if (decide.isPending) return;
    const body = DecideReviewBody.safeParse({ decision, reason });
    setMeant(decision);
    setIsShort(!body.success);
    // By keyboard: the reason is written now, and Enter sends what was meant.
    if (!body.success) return field.current?.focus();
    decide.mutate(body.data, {
      onSuccess: () => toast.success(t(decision === 'clear' ? said.cleared : said.refused)),
      onError: showError,
    });
  }
  function sendMeant(event: FormEvent) {
    event.preventDefault();
    if (meant !== undefined) send(meant);
  }
  function type(next: string) {
    setReason(next);
    setIsShort(false);
  }

  return (
    <form noValidate onSubmit={sendMeant} className="flex flex-col gap-3">
      <Field
        label={t('review.case.reason_label')}
        hint={t('review.case.reason_hint')}
        error={isShort ? t('validation.reason_required') : undefined}
      >
        <TextInput
          ref={field}
          value={reason}
          maxLength={reasonLengthMax}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="go"
          size="sm"
          icon={<Check className="size-4" aria-hidden="true" />}
          busy={sending === 'clear'}
          busyLabel={t(said.clearing)}
          {...{ [pressable.clear]: '' }}
          aria-keyshortcuts={reviewKeys.clear}
          onClick={() => send('clear')}
        >
          {t(said.clear)}
        </Button>
        <Button
          kind="dsec"
          size="sm"
          icon={<X className="size-4" aria-hidden="true" />}
          busy={sending === 'refuse'}
          busyLabel={t(said.refusing)}
          {...{ [pressable.refuse]: '' }}
          aria-keyshortcuts={reviewKeys.refuse}
          onClick={() => send('refuse')}
        >
          {t(said.refuse)}
        </Button>
      </div>
    </form>
  );
}
