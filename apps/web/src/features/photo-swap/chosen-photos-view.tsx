import type { Image, Processing } from '@semblante/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { deskColumn, deskColumns, LoadingDesk, MyFaces } from '../faceswap/index.ts';
import { AppealModal, HeldPanel } from '../review/lazy.ts';
import { usePhotos } from './photo-calls.ts';
import { PhotoBatch } from './photo-batch.tsx';
import { PhotoCard, PhotoDesk } from './photo-desk.tsx';

interface ChosenPhotosViewProps {
  ids: readonly string[];
  onLeave: () => void;
  onStarted: (processing: Processing) => void;
}

/** The chosen photos, whatever became of them. */
export function ChosenPhotosView({ ids, onLeave, onStarted }: ChosenPhotosViewProps) {
  const found = usePhotos(ids);
  const photos = found.flatMap(({ data }) => data ?? []);
  const [first] = photos;
  const failed = found.find(({ error }) => error !== null);
  if (photos.length + found.filter(({ error }) => error !== null).length < ids.length) return <LoadingDesk />;
  if (first === undefined)
    return (
      <NoPhoto
        isGone={isApiError(failed?.error, 'images.not_found')}
        onRetry={() => void failed?.refetch()}
        onLeave={onLeave}
      />
    );
  if (photos.length > 1) return <PhotoBatch photos={photos} onLeave={onLeave} onStarted={onStarted} />;
  if (first.state === 'ready')
    return <PhotoDesk key={first.id} photo={first} onLeave={onLeave} onStarted={onStarted} />;
  return (
    <div className={deskColumns}>
      <div className={deskColumn}>
        <PhotoCard photo={first} onLeave={onLeave} />
        {first.state === 'held' ? <Held photo={first} /> : <Refused photo={first} />}
      </div>
      <MyFaces />
    </div>
  );
}

function Held({ photo }: { photo: Image }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Suspense>
        <HeldPanel review={photo.review} title={t('images.stopped.held')} />
      </Suspense>
    </Card>
  );
}

function Refused({ photo: { review } }: { photo: Image }) {
  const { t } = useTranslation();
  const [isAppealing, setIsAppealing] = useState(false);
  return (
    <>
      <Notice kind="danger">
        <p>{t('images.stopped.refused')}</p>
        {review !== null && !review.can_appeal && <p className="mt-1.5">{t('images.stopped.appealed')}</p>}
      </Notice>
      {review?.can_appeal === true && (
        <>
          <Button kind="quiet" size="sm" className="self-start" onClick={() => setIsAppealing(true)}>
            {t('images.problems.appeal')}
          </Button>
          <Suspense>
            {isAppealing && <AppealModal reviewId={review.id} open onClose={() => setIsAppealing(false)} />}
          </Suspense>
        </>
      )}
    </>
  );
}

function NoPhoto({ isGone, onRetry, onLeave }: { isGone: boolean; onRetry: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t(isGone ? 'faceswap.photo.gone' : 'faceswap.photo.failed')}
      text={t(isGone ? 'faceswap.photo.gone_text' : 'faceswap.video.failed_text')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {!isGone && (
            <Button size="sm" onClick={onRetry}>
              {t('faceswap.video.retry')}
            </Button>
          )}
          <Button kind={isGone ? 'ink' : 'quiet'} size="sm" onClick={onLeave}>
            {t('faceswap.photo.choose')}
          </Button>
        </div>
      }
    />
  );
}
