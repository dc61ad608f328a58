import type { Video } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { LineProgress } from '../../ui/picture/line-progress.tsx';
import { DevicePicture } from './device-picture.tsx';
import { findDeviceVideo } from './device-video.ts';

const numbers = { checking: 1, analysing: 2 } as const;

/** A video that is being looked at. The line crosses its picture as the work goes on. */
export function VideoWork({ video, state }: { video: Video; state: 'checking' | 'analysing' }) {
  const { t } = useTranslation();
  const isWaiting = video.progress === null;
  const own = findDeviceVideo(video.id);
  return (
    <Card flush>
      {own !== undefined ? (
        <DevicePicture url={own} />
      ) : video.poster_url === null ? (
        <div className="h-44">
          <WellPicture />
        </div>
      ) : (
        <LineProgress
          className="aspect-video rounded-none"
          {...(video.progress !== null && { percent: video.progress })}
        >
          <img src={video.poster_url} alt="" />
        </LineProgress>
      )}
      <div className="flex flex-col gap-3 p-4 md:p-6">
        <Progress
          percent={video.progress ?? 0}
          stage={t(`videos.states.${state}`)}
          detail={isWaiting ? t('videos.work.line') : t('videos.work.detail', { number: numbers[state] })}
        />
        <p className="text-sm text-pretty text-muted">{t('videos.work.text')}</p>
        <p className="text-sm text-pretty text-muted">{t('videos.work.meanwhile')}</p>
      </div>
    </Card>
  );
}
