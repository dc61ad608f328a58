import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../../lib/show-failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { saveEditDraft } from './edit-draft.ts';
import { findLookProblem, type Look, lookOf } from './look.ts';
import { renderResult } from './render-result.ts';
import type { CutOutProcessing } from './use-edit.ts';

interface ResetBrushProps {
  processing: CutOutProcessing;
  look: Look;
  onReset: () => void;
}

/** Everything the brush ever did here is taken back, on the server too. The background stays. */
export function ResetBrush({ processing, look, onReset }: ResetBrushProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const reset = useMutation({
    mutationFn: async () => {
      const isSaved = processing.cut_out.render?.has_mask === true;
      // A look that cannot be written yet stays a draft.
      if (isSaved)
        await renderResult(
          processing.id,
          findLookProblem(look) === undefined ? look : lookOf(processing.cut_out),
          null,
        );
      saveEditDraft(processing.id, { look, strokes: [] });
    },
    onSuccess: onReset,
    onError: (error) => showFailure(error, t('images.download.failed')),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button kind="quiet" size="sm" className="-mx-3 self-start" onClick={() => setIsAsking(true)}>
        {t('images.tools.reset')}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        locked={reset.isPending}
        title={t('images.tools.reset_title')}
        text={t('images.tools.reset_text')}
        actions={
          <>
            <Button
              kind="danger"
              busy={reset.isPending}
              busyLabel={t('images.tools.reset_busy')}
              onClick={() => reset.mutate()}
            >
              {t('images.tools.reset_yes')}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsking(false)}>
              {t('images.tools.reset_no')}
            </Button>
          </>
        }
      />
    </>
  );
}
