import type { Video } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { deleteVideo } from './video-calls.ts';

interface DeleteVideoProps {
  video: Pick<Video, 'id' | 'file_name'>;
  open: boolean;
  onClose: () => void;
}

export function DeleteVideo({ video, open, onClose }: DeleteVideoProps) {
  const { t } = useTranslation();
  const remove = useMutation({
    mutationFn: (work: 'keep' | 'stop') => deleteVideo(video.id, work),
    onSuccess: () => {
      toast.success(t('videos.actions.deleted'));
      onClose();
    },
    onError: (error) => {
      if (!isApiError(error, 'videos.in_use')) showError(error);
    },
  });
  const isInUse = isApiError(remove.error, 'videos.in_use');
  return (
    <Modal
      open={open}
      onClose={onClose}
      locked={remove.isPending}
      title={<span className="wrap-anywhere">{t('videos.actions.delete_title', { name: video.file_name })}</span>}
      text={t('videos.actions.delete_text')}
      actions={
        <>
          <Button
            kind="danger"
            busy={remove.isPending}
            busyLabel={t('videos.actions.deleting')}
            onClick={() => remove.mutate(isInUse ? 'stop' : 'keep')}
          >
            {t(isInUse ? 'videos.actions.delete_stop' : 'videos.actions.delete_yes')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('videos.actions.delete_no')}
          </Button>
        </>
      }
    >
      {isInUse && (
        <Notice kind="warn" announce>
          {t('videos.actions.in_use')}
        </Notice>
      )}
    </Modal>
  );
}
