import type { Face } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { GreenPlace } from '../../ui/picture/green-place.tsx';
import { AddFaceModal, FacePicture, useFaces } from '../faces/index.ts';
import { FacePicker } from '../faceswap/index.ts';
import { takeFace, useFaceInUse } from './face-in-use.ts';

const noFaces: Face[] = [];

/** Whose face goes into the scenes: chosen once, before any scene is. */
export function FaceBar() {
  const { t } = useTranslation();
  const { data: faces, isError, refetch } = useFaces();
  const face = useFaceInUse(faces ?? noFaces);
  const [step, setStep] = useState<'pick' | 'add'>();

  if (faces === undefined && isError) {
    return (
      <Notice kind="warn">
        <p>{t('catalog.face.failed')}</p>
        <Button kind="sec" size="sm" className="mt-2" onClick={() => void refetch()}>
          {t('catalog.face.retry')}
        </Button>
      </Notice>
    );
  }
  if (faces === undefined)
    return (
      <SkeletonGroup>
        <Skeleton className="h-22 w-full rounded-card" />
      </SkeletonGroup>
    );

  function choose(faceId: string | undefined) {
    setStep(undefined);
    if (faceId !== undefined) takeFace(faceId);
  }
  function takeAdded(added: Face) {
    if (added.state === 'usable') takeFace(added.id);
  }

  return (
    <section
      aria-label={t('catalog.face.pick_title')}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-[#11160F] p-4 text-[#EEF2EA] dark:border dark:border-line dark:bg-surface md:px-5"
    >
      {face === undefined ? (
        <GreenPlace crosses="sm" className="size-14 rounded-full" />
      ) : (
        <FacePicture face={face} className="size-14 rounded-full!" />
      )}
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-[650]">
          {face === undefined ? t('catalog.face.none') : t('catalog.face.in_use', { name: face.name })}
        </p>
        <p className="text-sm text-pretty text-[#B9C2B5]">
          {t(face === undefined ? 'catalog.face.none_text' : 'catalog.face.in_use_text')}
        </p>
      </div>
      <OtherFaces faces={faces} current={face} />
      <Button
        kind="go"
        size="sm"
        className="max-sm:w-full"
        onClick={() => setStep(faces.length === 0 ? 'add' : 'pick')}
      >
        {t(face === undefined ? 'catalog.face.choose' : 'catalog.face.change')}
      </Button>
      <FacePicker
        open={step === 'pick'}
        title={t('catalog.face.pick_title')}
        faces={faces}
        chosenId={face?.id}
        isOptional={false}
        onChoose={choose}
        onAdd={() => setStep('add')}
        onClose={() => setStep(undefined)}
      />
      <AddFaceModal open={step === 'add'} onClose={() => setStep(undefined)} onAdded={takeAdded} />
    </section>
  );
}

/** A glimpse of what else there is; the button opens it all. */
function OtherFaces({ faces, current }: { faces: readonly Face[]; current: Face | undefined }) {
  const others = faces.filter(({ id, state }) => state === 'usable' && id !== current?.id).slice(0, 3);
  return (
    <span aria-hidden="true" className="flex -space-x-2.5 max-md:hidden">
      {others.map((face) => (
        <FacePicture
          key={face.id}
          face={face}
          className="size-10 rounded-full! ring-2 ring-[#11160F] dark:ring-surface"
        />
      ))}
    </span>
  );
}
