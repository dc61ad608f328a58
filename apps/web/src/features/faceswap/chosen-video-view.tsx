import type { Processing, Video } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FacesStrip } from '../faces/index.ts';
import { BrokenVideo, HeldVideo, RefusedVideo, useVideo, VideoWork } from '../uploads/index.ts';
import { chooseVideo } from './chosen-video.ts';
import { deskColumn, deskColumns } from './desk-columns.ts';
import { LoadingDesk } from './loading-desk.tsx';
import { draftStorage } from './draft-storage.ts';
import { SwapDesk } from './swap-desk.tsx';
import { VideoCard } from './video-card.tsx';

interface ChosenVideoViewProps {
  id: string;
  onLeave: () => void;
  onStarted: (processing: Processing) => void;
}

/** The chosen video, whatever became of it. */
export function ChosenVideoView({ id, onLeave, onStarted }: ChosenVideoViewProps) {
  const { data: video, error, refetch } = useVideo(id);
  if (video !== undefined) return <VideoInState key={id} video={video} onLeave={onLeave} onStarted={onStarted} />;
  if (error === null) return <LoadingDesk />;
  return <NoVideo isGone={isApiError(error, 'videos.not_found')} onRetry={() => void refetch()} onLeave={onLeave} />;
}

function VideoInState({ video, onLeave, onStarted }: { video: Video } & Omit<ChosenVideoViewProps, 'id'>) {
  switch (video.state) {
    case 'ready':
      return <SwapDesk video={video} onLeave={onLeave} onStarted={onStarted} />;
    case 'uploading':
    case 'checking':
      return (
        <Waiting video={video} onLeave={onLeave}>
          <VideoWork video={video} state="checking" />
        </Waiting>
      );
    case 'analysing':
      return (
        <Waiting video={video} onLeave={onLeave}>
          <VideoWork video={video} state="analysing" />
        </Waiting>
      );
    case 'held':
      return (
        <Waiting video={video} onLeave={onLeave}>
          <HeldVideo video={video} onLeave={onLeave} onOpen={(trimmed) => goOnWith({ trimmed, original: video.id })} />
        </Waiting>
      );
    case 'refused':
      return (
        <Waiting video={video} onLeave={onLeave}>
          <RefusedVideo video={video} onLeave={onLeave} />
        </Waiting>
      );
    case 'error':
      return (
        <Waiting video={video} onLeave={onLeave}>
          <BrokenVideo video={video} onLeave={onLeave} />
        </Waiting>
      );
    default:
      return video.state satisfies never;
  }
}

/** What a link offered for the held video holds for the one without its doubted moments too. */
function goOnWith({ trimmed, original }: { trimmed: string; original: string }) {
  const offered = draftStorage.findOffered(original);
  if (offered !== undefined) draftStorage.saveOffered(trimmed, offered);
  chooseVideo(trimmed);
}

/** While there is nothing to map, the faces can be prepared. */
function Waiting({ video, onLeave, children }: { video: Video; onLeave: () => void; children: ReactNode }) {
  return (
    <div className={deskColumns}>
      <div className={deskColumn}>
        <VideoCard video={video} onLeave={onLeave} />
        {children}
      </div>
      <MyFaces />
    </div>
  );
}

export function MyFaces() {
  const { t } = useTranslation();
  return (
    <Card>
      <section aria-labelledby="my-faces" className="flex flex-col gap-4">
        <div>
          <h2 id="my-faces" className="text-lg font-[650]">
            {t('faces.strip.title')}
          </h2>
          <p className="text-sm text-pretty text-muted">{t('faces.strip.lead')}</p>
        </div>
        <FacesStrip />
      </section>
    </Card>
  );
}

function NoVideo({ isGone, onRetry, onLeave }: { isGone: boolean; onRetry: () => void; onLeave: () => void }) {
  const { t } = useTranslation();
  const word = isGone ? 'gone' : 'failed';
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t(`faceswap.video.${word}`)}
      text={t(`faceswap.video.${word}_text`)}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {!isGone && (
            <Button size="sm" onClick={onRetry}>
              {t('faceswap.video.retry')}
            </Button>
          )}
          <Button kind={isGone ? 'ink' : 'quiet'} size="sm" onClick={onLeave}>
            {t('faceswap.video.choose')}
          </Button>
        </div>
      }
    />
  );
}
