import type { Processing } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../lib/show-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { deleteProcessing } from './processing-calls.ts';

export function DeleteProcessing({ processing: { id, title, credits_charged } }: { processing: Processing }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteProcessing(id),
    onSuccess: () => toast.success(t('processings.delete.done')),
    onError: (error) => {
      setIsAsking(false);
      showFailure(error, t('processings.failures.delete'));
    },
  });
  return (
    <>
      <IconButton
        kind="quiet"
        label={t('processings.card.delete', { title })}
        icon={<Trash2 />}
        onClick={() => setIsAsking(true)}
      />
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        locked={remove.isPending}
        title={t('processings.delete.title', { title })}
        text={t(credits_charged > 0 ? 'processings.delete.text' : 'processings.delete.text_free')}
        actions={
          <>
            <Button
              kind="danger"
              busy={remove.isPending}
              busyLabel={t('processings.delete.busy')}
              onClick={() => remove.mutate()}
            >
              {t('processings.delete.yes')}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsking(false)}>
              {t('processings.delete.no')}
            </Button>
          </>
        }
      />
    </>
  );
}
