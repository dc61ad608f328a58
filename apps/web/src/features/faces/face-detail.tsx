import type { Face } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import Star from 'lucide-react/icons/star';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format-date.ts';
import { showFailure } from '../../lib/show-failure.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { HeldPanel } from '../review/index.ts';
import { AppealModal } from '../review/lazy.ts';
import { deleteFace, updateFace } from './face-calls.ts';
import { FacePhotos } from './face-photos.tsx';
import { RenameFace } from './rename-face.tsx';

interface FaceDetailProps {
  face: Face;
  onClose: () => void;
}

/**
 * Everything about one face. One modal at a time: the question about deleting, and an appeal, take this one's place.
 */
export function FaceDetail({ face, onClose }: FaceDetailProps) {
  const [asking, setAsking] = useState<'delete' | 'appeal'>();
  const back = () => setAsking(undefined);
  if (asking === 'delete') return <DeleteFace face={face} onBack={back} onDeleted={onClose} />;
  if (asking === 'appeal' && face.review !== null)
    return (
      <Suspense>
        <AppealModal reviewId={face.review.id} open onClose={back} />
      </Suspense>
    );
  return (
    <OpenFace face={face} onClose={onClose} onDelete={() => setAsking('delete')} onAppeal={() => setAsking('appeal')} />
  );
}

interface OpenFaceProps extends FaceDetailProps {
  onDelete: () => void;
  onAppeal: () => void;
}

function OpenFace({ face, onClose, onDelete, onAppeal }: OpenFaceProps) {
  const { t } = useTranslation();
  const date = formatDate(face.consent.declared_at, 'day');
  return (
    <Modal open onClose={onClose} title={<span className="wrap-anywhere">{face.name}</span>}>
      <div className="flex flex-col gap-5">
        <FaceState face={face} onAppeal={onAppeal} />
        {face.state !== 'refused' && <FacePhotos face={face} />}
        <RenameFace face={face} />
        <Favourite face={face} />
        <div className="text-sm text-pretty text-muted">
          <p>{t(`faces.detail.consent_${face.consent.kind}`, { date })}</p>
          <p>{t('faces.detail.deletes', { date: formatDate(face.deletes_at, 'day') })}</p>
        </div>
        <Button kind="dsec" className="self-start" onClick={onDelete}>
          {t('faces.detail.delete')}
        </Button>
      </div>
    </Modal>
  );
}

function FaceState({ face, onAppeal }: { face: Face; onAppeal: () => void }) {
  const { t } = useTranslation();
  switch (face.state) {
    case 'usable':
      return null;
    case 'held':
      return <HeldPanel review={face.review} title={t('faces.detail.held')} />;
    case 'refused':
      return (
        <Notice kind="danger">
          <p>{t('faces.detail.refused')}</p>
          {face.review?.can_appeal === true && (
            <Button kind="sec" size="sm" className="mt-3" onClick={onAppeal}>
              {t('videos.refused.appeal')}
            </Button>
          )}
          {face.review?.can_appeal === false && <p className="mt-1.5">{t('videos.refused.appealed')}</p>}
        </Notice>
      );
    default:
      return face.state satisfies never;
  }
}

function Favourite({ face }: { face: Face }) {
  const { t } = useTranslation();
  const change = useMutation({
    mutationFn: () => updateFace(face.id, { is_favourite: !face.is_favourite }),
    onError: (error) => showFailure(error, t('faces.detail.favourite_error')),
  });
  return (
    <Button
      kind="sec"
      className="self-start"
      busy={change.isPending}
      aria-pressed={face.is_favourite}
      icon={<Star className={face.is_favourite ? 'size-4 fill-current' : 'size-4'} aria-hidden="true" />}
      onClick={() => change.mutate()}
    >
      {t(face.is_favourite ? 'faces.detail.favourite_off' : 'faces.detail.favourite_on')}
    </Button>
  );
}

function DeleteFace({ face, onBack, onDeleted }: { face: Face; onBack: () => void; onDeleted: () => void }) {
  const { t } = useTranslation();
  const remove = useMutation({
    mutationFn: (work: 'keep' | 'stop') => deleteFace(face.id, work),
    onSuccess: () => {
      toast.success(t('faces.detail.deleted'));
      onDeleted();
    },
    onError: (error) => {
      if (!isApiError(error, 'faces.in_use')) showFailure(error, t('faces.detail.delete_error'));
    },
  });
  const isInUse = isApiError(remove.error, 'faces.in_use');
  return (
    <Modal
      open
      onClose={onBack}
      locked={remove.isPending}
      title={<span className="wrap-anywhere">{t('faces.detail.delete_title', { name: face.name })}</span>}
      text={t('faces.detail.delete_text')}
      actions={
        <>
          <Button
            kind="danger"
            busy={remove.isPending}
            busyLabel={t('faces.detail.deleting')}
            onClick={() => remove.mutate(isInUse ? 'stop' : 'keep')}
          >
            {t(isInUse ? 'faces.detail.delete_stop' : 'faces.detail.delete_yes')}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {t('faces.detail.delete_no')}
          </Button>
        </>
      }
    >
      {isInUse && (
        <Notice kind="warn" announce>
          {t('faces.detail.in_use')}
        </Notice>
      )}
    </Modal>
  );
}
