import type { Video } from '@semblante/contracts';
import Film from 'lucide-react/icons/film';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/format-bytes.ts';
import { clockText } from '../../lib/format-clock.ts';
import { formatDate } from '../../lib/format-date.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { buttonLook } from '../../ui/button/button-look.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { DeleteVideo } from './delete-video.tsx';
import { useVideos } from './video-calls.ts';
import { VideoPicker } from './video-drop.tsx';
import { VideoStateTag } from './video-state-tag.tsx';

interface VideosListProps {
  /** The one that this tab sends, or was sending before a reload, has a card of its own. */
  hiddenId: string | undefined;
  onChoose: (videoId: string) => void;
  onFiles: (files: File[]) => void;
}

/**
 * What was sent before: to be used again, to be finished, or to be thrown away. Nothing is shown where there is
 * nothing.
 */
export function VideosList({ hiddenId, onChoose, onFiles }: VideosListProps) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useVideos();
  const days = useSettings()?.retention.uploads_days;
  const videos = data?.filter(({ id }) => id !== hiddenId);
  if (videos?.length === 0) return null;
  return (
    <section aria-labelledby="videos">
      <SectionTitle
        id="videos"
        title={t('videos.list.title')}
        {...(days !== undefined && { text: t('videos.list.lead', { days }) })}
      />
      {videos === undefined && !isError && (
        <SkeletonGroup className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-24 w-full rounded-card" />
          ))}
        </SkeletonGroup>
      )}
      {videos === undefined && isError && (
        <Notice kind="danger">
          <p>{t('videos.list.failed')}</p>
          <Button kind="sec" size="sm" className="mt-2" onClick={() => void refetch()}>
            {t('videos.list.retry')}
          </Button>
        </Notice>
      )}
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-3">
        {videos?.map((video) => (
          <VideoItem key={video.id} video={video} onChoose={onChoose} onFiles={onFiles} />
        ))}
      </ul>
    </section>
  );
}

function VideoItem({ video, onChoose, onFiles }: { video: Video } & Omit<VideosListProps, 'hiddenId'>) {
  const { t } = useTranslation();
  const [isDeleting, setIsDeleting] = useState(false);
  const isUnfinished = video.state === 'uploading';
  return (
    <li className="flex min-w-0 gap-3 rounded-card border border-line bg-surface p-3">
      <VideoThumbnail video={video} className="w-24 md:w-28" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <p className="w-full truncate font-[650]" title={video.file_name}>
          {video.file_name}
        </p>
        <VideoStateTag state={video.state} />
        {isUnfinished ? (
          <>
            <p className="text-sm text-pretty text-muted">
              {t('videos.list.continue_text', {
                sent: formatBytes(video.bytes_received),
                total: formatBytes(video.bytes),
              })}
            </p>
            <VideoPicker onFiles={onFiles} className={buttonLook({ kind: 'sec', size: 'sm' })}>
              {t('videos.list.continue')}
            </VideoPicker>
          </>
        ) : (
          <>
            <p className="text-sm text-muted tabular-nums">
              {t('videos.list.deletes', { date: formatDate(video.deletes_at, 'moment') })}
            </p>
            <Button kind="sec" size="sm" onClick={() => onChoose(video.id)}>
              {t(video.state === 'ready' ? 'videos.list.use' : 'videos.list.open')}
              <span className="sr-only">{video.file_name}</span>
            </Button>
          </>
        )}
      </div>
      <IconButton
        kind="quiet"
        label={t('videos.list.delete', { name: video.file_name })}
        icon={<Trash2 />}
        onClick={() => setIsDeleting(true)}
        className="-mt-1 -mr-1"
      />
      <DeleteVideo video={video} open={isDeleting} onClose={() => setIsDeleting(false)} />
    </li>
  );
}

export function VideoThumbnail({
  video,
  className,
}: {
  video: Pick<Video, 'poster_url' | 'probe'>;
  className: string;
}) {
  return (
    <span
      className={`relative grid aspect-video shrink-0 place-items-center self-start overflow-hidden rounded-picture bg-fill text-muted ${className}`}
    >
      {video.poster_url === null ? (
        <Film className="size-6" aria-hidden="true" />
      ) : (
        <img src={video.poster_url} alt="" className="size-full object-cover" />
      )}
      {video.probe !== null && (
        <span className="absolute right-1 bottom-1 rounded-md bg-[#0c100b]/80 px-1.5 text-xs font-semibold text-white tabular-nums">
          {clockText(video.probe.seconds)}
        </span>
      )}
    </span>
  );
}
