import type { Image } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/error-toasts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { deleteImage } from './image-calls.ts';

/** The uploaded image goes for good; a finished result of it stays. */
export function DeleteImage({ image }: { image: Image }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: (work: 'keep' | 'stop') => deleteImage(image.id, work),
    onSuccess: () => {
      setIsAsking(false);
      toast.success(t('images.batch.deleted'));
    },
    onError: (error) => {
      if (!isApiError(error, 'images.in_use')) showError(error);
    },
  });
  const isInUse = isApiError(remove.error, 'images.in_use');
  return (
    <>
      <IconButton kind="quiet" label={t('images.batch.delete')} icon={<Trash2 />} onClick={() => setIsAsking(true)} />
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        locked={remove.isPending}
        title={<span className="wrap-anywhere">{t('images.batch.delete_title', { name: image.file_name })}</span>}
        text={t('images.batch.delete_text')}
        actions={
          <>
            <Button
              kind="danger"
              busy={remove.isPending}
              busyLabel={t('images.batch.deleting')}
              onClick={() => remove.mutate(isInUse ? 'stop' : 'keep')}
            >
              {t(isInUse ? 'images.batch.delete_stop' : 'images.batch.delete_yes')}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsking(false)}>
              {t('images.batch.delete_no')}
            </Button>
          </>
        }
      >
        {isInUse && (
          <Notice kind="warn" announce>
            {t('images.batch.delete_in_use')}
          </Notice>
        )}
      </Modal>
    </>
  );
}
