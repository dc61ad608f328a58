import type { Video } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/format-bytes.ts';
import { clockText } from '../../lib/format-clock.ts';
import { Card } from '../../ui/layout/card.tsx';
import { findMeasureAdvice, VideoStateTag, VideoThumbnail } from '../uploads/index.ts';
import { StepTitle } from './step-title.tsx';

/** The chosen video in one line, and the way to choose another. */
export function VideoCard({ video, onLeave }: { video: Video; onLeave: () => void }) {
  const { t } = useTranslation();
  const { probe } = video;
  const advice = probe === null ? undefined : findMeasureAdvice(probe);
  return (
    <Card className="flex flex-col gap-4 p-4! md:p-5!">
      <StepTitle
        number={1}
        done={video.state === 'ready'}
        title={t('faceswap.video.title')}
        end={
          <button type="button" className="text-link min-h-11 text-sm md:min-h-6" onClick={onLeave}>
            {t('faceswap.video.change')}
          </button>
        }
      />
      <div className="flex min-w-0 items-center gap-4">
        <VideoThumbnail video={video} className="w-24" />
        <div className="min-w-0">
          <p className="truncate font-[650]" title={video.file_name}>
            {video.file_name}
          </p>
          {probe === null ? (
            <VideoStateTag state={video.state} />
          ) : (
            <p className="text-sm text-muted tabular-nums">
              {t('faceswap.video.facts', {
                length: clockText(probe.seconds),
                size: `${probe.width}×${probe.height}`,
                bytes: formatBytes(probe.bytes),
              })}
            </p>
          )}
          {advice !== undefined && <p className="text-sm text-pretty text-muted">{t(`faceswap.video.${advice}`)}</p>}
        </div>
      </div>
    </Card>
  );
}
