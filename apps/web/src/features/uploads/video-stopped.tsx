import type { Video, VideoErrorCode } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { HeldPanel } from '../review/index.ts';
import { AppealModal } from '../review/lazy.ts';
import { analyseAgain } from './video-calls.ts';
import { WithoutDoubt } from './without-doubt.tsx';

interface VideoStoppedProps {
  video: Video;
  /** Leaves this video and goes back to choosing one. */
  onLeave: () => void;
}

/** Held by the screen: what it doubted, until when a person decides, what it costs, and what can be done meanwhile. */
export function HeldVideo({ video, onLeave, onOpen }: VideoStoppedProps & { onOpen: (videoId: string) => void }) {
  const { t } = useTranslation();
  return (
    <StoppedCard onLeave={onLeave}>
      <HeldPanel review={video.review} title={t('videos.held.title')} />
      {video.without_doubt === null ? (
        <p className="text-sm text-pretty text-muted">{t('videos.held.meanwhile')}</p>
      ) : (
        <WithoutDoubt videoId={video.id} offer={video.without_doubt} onOpen={onOpen} />
      )}
    </StoppedCard>
  );
}

export function RefusedVideo({ video, onLeave }: VideoStoppedProps) {
  const { t } = useTranslation();
  const [isAppealing, setIsAppealing] = useState(false);
  const { review } = video;
  return (
    <StoppedCard onLeave={onLeave}>
      <Notice kind="danger">
        <p className="font-[650]">{t('videos.refused.title')}</p>
        <p>{t('videos.refused.text')}</p>
        {review !== null && !review.can_appeal && <p className="mt-1.5">{t('videos.refused.appealed')}</p>}
      </Notice>
      {review?.can_appeal === true && (
        <>
          <Button kind="quiet" size="sm" className="self-start" onClick={() => setIsAppealing(true)}>
            {t('videos.refused.appeal')}
          </Button>
          <Suspense>
            {isAppealing && <AppealModal reviewId={review.id} open onClose={() => setIsAppealing(false)} />}
          </Suspense>
        </>
      )}
    </StoppedCard>
  );
}

/** What may pass when it is looked at once more; for the rest only another file helps. */
const againFor = { failed: 'again', no_face: 'again_far' } as const satisfies Partial<Record<VideoErrorCode, string>>;

export function BrokenVideo({ video, onLeave }: VideoStoppedProps) {
  const { t } = useTranslation();
  const code = video.error_code ?? 'failed';
  const again = useMutation({
    mutationFn: () =>
      analyseAgain(video.id, code === 'no_face' ? { ...video.settings, detection_model: 'far' } : video.settings),
    onError: showError,
  });
  const isFarTried = code === 'no_face' && video.settings.detection_model === 'far';
  const canRepeat = video.probe !== null && (code === 'failed' || code === 'no_face') && !isFarTried;
  return (
    <StoppedCard onLeave={onLeave}>
      <Notice kind="danger">
        <p className="font-[650]">{t('videos.errors.title')}</p>
        <p>{t(`videos.errors.${code}`)}</p>
        <p className="mt-1.5 font-[650]">{t('videos.errors.free')}</p>
      </Notice>
      {canRepeat && (
        <Button
          className="self-start"
          busy={again.isPending}
          busyLabel={t('videos.actions.looking')}
          onClick={() => again.mutate()}
        >
          {t(`videos.actions.${againFor[code]}`)}
        </Button>
      )}
    </StoppedCard>
  );
}

function StoppedCard({ onLeave, children }: { onLeave: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col gap-4">
      {children}
      <Button kind="sec" className="self-start" onClick={onLeave}>
        {t('videos.actions.another')}
      </Button>
    </Card>
  );
}
