import type { Processing } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/show-failure.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { evaluateProcessing } from './processing-calls.ts';

/** Worked or not: changeable at any time, and pressing the same again takes it back. */
export function Evaluation({ processing: { id, worked } }: { processing: Processing }) {
  const { t } = useTranslation();
  const evaluate = useMutation({
    mutationFn: (next: boolean | null) => evaluateProcessing(id, next),
    onError: (error) => showFailure(error, t('processings.failures.evaluate')),
  });
  // What was pressed shows at once, until the answer is in the cache or the failure has been said.
  const shown = evaluate.isPending ? evaluate.variables : worked;

  function press(opinion: boolean) {
    if (!evaluate.isPending) evaluate.mutate(shown === opinion ? null : opinion);
  }

  return (
    <>
      <IconButton
        kind={shown === true ? 'ok' : 'quiet'}
        aria-pressed={shown === true}
        label={t('processings.card.worked')}
        icon={<ThumbsUp />}
        onClick={() => press(true)}
      />
      <IconButton
        kind={shown === false ? 'danger' : 'quiet'}
        aria-pressed={shown === false}
        label={t('processings.card.not_worked')}
        icon={<ThumbsDown />}
        onClick={() => press(false)}
      />
    </>
  );
}
