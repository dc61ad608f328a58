import type { StaffClip } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { useGoTo } from '../../navigation/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { clipName } from './clip-name.ts';
import { deleteClip } from './staff-video-calls.ts';

/** Only what was never in the catalogue: results of anything else still speak of their clip. */
export function DeleteClip({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteClip(clip.id),
    onSuccess: () => {
      toast.success(t('staff-videos.delete.done'));
      void goTo('staff.videos', {}, { replace: true });
    },
    onError: showError,
  });
  return (
    <>
      <Button kind="quiet" size="sm" className="self-start text-danger!" onClick={() => setIsAsking(true)}>
        {t('staff-videos.delete.open')}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        locked={remove.isPending}
        title={t('staff-videos.delete.title', { title: clipName(clip).main })}
        text={t('staff-videos.delete.text')}
        actions={
          <>
            <Button
              kind="danger"
              busy={remove.isPending}
              busyLabel={t('staff-videos.delete.busy')}
              onClick={() => remove.mutate()}
            >
              {t('staff-videos.delete.yes')}
            </Button>
            <Button kind="sec" onClick={() => !remove.isPending && setIsAsking(false)}>
              {t('staff-videos.delete.no')}
            </Button>
          </>
        }
      />
    </>
  );
}
