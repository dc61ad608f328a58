import type { Processing } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/show-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { cancelProcessing } from './processing-calls.ts';
import { toolViews } from './tool-views.ts';

export function CancelProcessing({ processing: { id, kind, title, credits } }: { processing: Processing }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelProcessing(id),
    onSuccess: ({ status }) => {
      // Finished a moment before: the card shows the result instead.
      if (status === 'error') toast.info(t('processings.cancel.done', { count: credits }));
    },
    onError: (error) => showFailure(error, t('processings.failures.cancel')),
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <Button kind="quiet" size="sm" className="-mr-3" onClick={() => setIsAsking(true)}>
        {t('processings.card.cancel')}
        <span className="sr-only">{title}</span>
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        locked={cancel.isPending}
        title={t(toolViews[kind].texts.cancelTitle)}
        text={t('processings.cancel.text', { count: credits })}
        actions={
          <>
            <Button
              kind="danger"
              busy={cancel.isPending}
              busyLabel={t('processings.cancel.busy')}
              onClick={() => cancel.mutate()}
            >
              {t(toolViews[kind].texts.cancelYes)}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsking(false)}>
              {t('processings.cancel.no')}
            </Button>
          </>
        }
      />
    </>
  );
}
