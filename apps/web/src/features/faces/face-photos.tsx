import { type Face, type FacePhoto, faceLimits } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { DropPlace } from '../../ui/form/drop-place.tsx';
import { Coin } from '../../ui/picture/coin.tsx';
import { addPhoto, deletePhoto } from './face-calls.ts';
import { findPhotoProblem } from './photo-checks.ts';
import { PhotoHints } from './photo-hints.tsx';

/** Several photos make a better face. The last one stays: without any there is no face. */
export function FacePhotos({ face }: { face: Face }) {
  const { t } = useTranslation();
  const hints = [...new Set(face.photos.flatMap((photo) => photo.hints))];
  return (
    <section aria-label={t('faces.detail.photos')} className="flex flex-col gap-3">
      <ul className="grid grid-cols-3 gap-3">
        {face.photos.map((photo, place) => (
          <Photo key={photo.id} face={face} photo={photo} number={place + 1} />
        ))}
        {face.photos.length < faceLimits.photosMax && (
          <li>
            <AddPhoto faceId={face.id} />
          </li>
        )}
      </ul>
      <p className="text-sm text-pretty text-muted">{t('faces.detail.photos_hint')}</p>
      {hints.length > 0 && <PhotoHints hints={hints} />}
    </section>
  );
}

function Photo({ face, photo, number }: { face: Face; photo: FacePhoto; number: number }) {
  const { t } = useTranslation();
  const remove = useMutation({
    mutationFn: () => deletePhoto(face.id, photo.id),
    onSuccess: () => toast.success(t('faces.detail.photo_deleted')),
    onError: showError,
  });
  return (
    <li className="relative">
      <img
        src={photo.thumbnail_url}
        alt={t('faces.detail.photo', { number, name: face.name })}
        className="aspect-square w-full rounded-picture bg-fill object-cover"
      />
      {face.photos.length > 1 && (
        <IconButton
          label={t('faces.detail.delete_photo', { number })}
          icon={<Trash2 className="size-4!" />}
          aria-busy={remove.isPending || undefined}
          onClick={() => !remove.isPending && remove.mutate()}
          className="absolute! right-1 bottom-1"
        />
      )}
    </li>
  );
}

function AddPhoto({ faceId }: { faceId: string }) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const add = useMutation({
    mutationFn: (file: File) => addPhoto(faceId, file),
    onSuccess: () => toast.success(t('faces.detail.photo_added')),
    onError: (error) => (error instanceof ApiError ? setProblem(error.message) : showError(error)),
  });

  function take(files: File[]) {
    const found = findPhotoProblem(files);
    setProblem(
      found &&
        (found.kind === 'too_large'
          ? t('faces.problems.too_large', { size: formatBytes(found.bytes) })
          : t(`faces.problems.${found.kind}`)),
    );
    const [file] = files;
    if (found === undefined && file !== undefined) add.mutate(file);
  }

  if (add.isPending) {
    return (
      <div
        role="status"
        className="grid aspect-square place-items-center content-center gap-2 rounded-picture bg-fill text-sm text-muted"
      >
        <Coin turning />
        {t('faces.detail.adding_photo')}
      </div>
    );
  }
  return (
    <>
      <DropPlace
        title={t('faces.detail.add_photo')}
        accept="image/png,image/jpeg"
        onFiles={take}
        className="aspect-square p-2! text-sm"
      />
      {problem !== undefined && (
        <Notice kind="danger" announce className="mt-2">
          {problem}
        </Notice>
      )}
    </>
  );
}
