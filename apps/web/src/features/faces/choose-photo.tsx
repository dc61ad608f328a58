import { faceLimits } from '@semblante/contracts';
import Camera from 'lucide-react/icons/camera';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overLimit } from '../../lib/format-bytes.ts';
import { useCoarsePointer } from '../../lib/use-coarse-pointer.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { DropPlace } from '../../ui/form/drop-place.tsx';
import { CameraView } from './camera-view.tsx';
import { findPhotoProblem, type PhotoProblem } from './photo-checks.ts';

interface ChoosePhotoProps {
  photo: File | undefined;
  onPhoto: (photo: File | undefined) => void;
}

/** A photo by file, by drop or by camera; then the photo itself, with a way back. */
export function ChoosePhoto({ photo, onPhoto }: ChoosePhotoProps) {
  const { t } = useTranslation();
  const [isCamera, setIsCamera] = useState(false);
  const isTouch = useCoarsePointer();
  const [problem, setProblem] = useState<PhotoProblem>();

  function take(files: File[]) {
    const found = findPhotoProblem(files);
    setProblem(found);
    if (found === undefined) onPhoto(files[0]);
  }
  function takeShot(shot: File) {
    setIsCamera(false);
    onPhoto(shot);
  }

  if (photo !== undefined) return <ChosenPhoto photo={photo} onChange={() => onPhoto(undefined)} />;
  if (isCamera) return <CameraView onPhoto={takeShot} onBack={() => setIsCamera(false)} />;
  return (
    <div className="flex flex-col gap-3">
      <DropPlace
        title={t(isTouch ? 'faces.add.drop_touch' : 'faces.add.drop')}
        hint={t('faces.add.drop_hint')}
        accept="image/png,image/jpeg"
        onFiles={take}
        className="min-h-44"
      />
      {problem !== undefined && (
        <Notice kind="danger" announce>
          {problem.kind === 'too_large'
            ? t('faces.problems.too_large', overLimit(problem.bytes, faceLimits.bytesMax))
            : t(`faces.problems.${problem.kind}`)}
        </Notice>
      )}
      <Button kind="sec" icon={<Camera className="size-5" aria-hidden="true" />} onClick={() => setIsCamera(true)}>
        {t('faces.add.camera')}
      </Button>
    </div>
  );
}

function ChosenPhoto({ photo, onChange }: { photo: File; onChange: () => void }) {
  const { t } = useTranslation();
  const show = useCallback((picture: HTMLImageElement | null) => showFile(picture, photo), [photo]);
  return (
    <div className="flex items-center gap-4">
      <img
        ref={show}
        alt={t('faces.add.photo_alt')}
        className="size-28 shrink-0 rounded-picture bg-sunken object-cover"
      />
      <div className="min-w-0">
        <p className="truncate text-sm text-muted">{photo.name}</p>
        <button type="button" className="text-link mt-1 min-h-11 text-sm md:min-h-6" onClick={onChange}>
          {t('faces.add.another_photo')}
        </button>
      </div>
    </div>
  );
}

/** Shows a file of this page in a picture, and gives its address back when the picture goes. */
function showFile(picture: HTMLImageElement | null, file: File): (() => void) | undefined {
  if (picture === null) return undefined;
  const address = URL.createObjectURL(file);
  picture.src = address;
  return () => URL.revokeObjectURL(address);
}
