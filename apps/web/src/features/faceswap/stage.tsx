import type { Video } from '@semblante/contracts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { Button } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import { boxLook, boxOf, type PictureBox } from '../../ui/picture/picture-box.ts';
import { PreviewState, useInSight } from './preview-state.tsx';
import type { Preview, PreviewPicture } from './use-preview.ts';

interface StageProps {
  video: Video;
  player: RefObject<HTMLVideoElement | null>;
  preview: Preview;
  onTime: (seconds: number) => void;
}

/** The video, or the preview of the swap in its place. */
export function Stage({ video, player, preview, onTime }: StageProps) {
  const place = useInSight(preview.pictures);
  const box = boxOf(video.probe ?? { width: 16, height: 9 });
  const { pictures } = preview;
  return (
    <div ref={place} className="flex scroll-mt-[calc(var(--header)+0.5rem)] flex-col gap-3">
      {pictures.length > 0 ? (
        <PreviewStage key={pictures[0]?.after_url} pictures={pictures} box={box} onClose={preview.close} />
      ) : (
        <VideoStage video={video} player={player} box={box} onTime={onTime} />
      )}
      <PreviewState preview={preview} />
    </div>
  );
}

function VideoStage({
  video,
  player,
  box,
  onTime,
}: Pick<StageProps, 'video' | 'player' | 'onTime'> & { box: PictureBox }) {
  const { t } = useTranslation();
  const [cannotPlay, setCannotPlay] = useState(false);
  if (video.source_url === null || cannotPlay) {
    return (
      <div style={box} className={boxLook}>
        {video.poster_url !== null && <img src={video.poster_url} alt="" className="size-full object-cover" />}
        {cannotPlay && (
          <p role="status" className="absolute inset-x-0 bottom-0 bg-[#0c100b]/85 p-3 text-sm text-pretty text-white">
            {t('faceswap.stage.cannot_play')}
          </p>
        )}
      </div>
    );
  }
  return (
    <div style={box} className={boxLook}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own film: there are no captions of it */}
      <video
        ref={player}
        src={video.source_url}
        poster={video.poster_url ?? undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={t('faceswap.stage.player')}
        onTimeUpdate={({ currentTarget }) => onTime(currentTarget.currentTime)}
        onSeeking={({ currentTarget }) => onTime(currentTarget.currentTime)}
        onError={() => setCannotPlay(true)}
        className="size-full bg-[#0c100b] object-contain"
      />
    </div>
  );
}

export function PreviewStage({
  pictures,
  box,
  onClose,
}: {
  pictures: readonly PreviewPicture[];
  box: PictureBox;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(0);
  const shown = pictures[place] ?? pictures[0];
  if (shown === undefined) return null;
  return (
    <div className="flex flex-col gap-3">
      <div style={box} className={boxLook}>
        <BeforeAfter
          key={shown.after_url}
          label={t('faceswap.stage.compare')}
          before={<img src={shown.before_url} alt="" />}
          after={<img src={shown.after_url} alt="" />}
          beforeCaption={t('faceswap.stage.original')}
          afterCaption={t('faceswap.stage.preview')}
          className="size-full rounded-none"
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="sec" size="sm" icon={<ArrowLeft className="size-4" aria-hidden="true" />} onClick={onClose}>
          {t('faceswap.stage.to_video')}
        </Button>
        {pictures.length > 1 && (
          <ul aria-label={t('faceswap.stage.moments')} className="flex flex-wrap gap-2">
            {pictures.map((picture, index) => (
              <li key={picture.after_url}>
                <MomentButton picture={picture} current={index === place} onPress={() => setPlace(index)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function MomentButton({
  picture,
  current,
  onPress,
}: {
  picture: PreviewPicture;
  current: boolean;
  onPress: () => void;
}) {
  const { t } = useTranslation();
  const time = clockText(picture.seconds);
  return (
    <button
      type="button"
      aria-label={t('faceswap.stage.moment', { time })}
      aria-pressed={current}
      onClick={onPress}
      className={joinClasses(
        'relative block h-12 overflow-hidden rounded-picture',
        current && 'outline-3 outline-offset-2 outline-ink',
      )}
    >
      <img src={picture.after_url} alt="" className="h-full w-auto" />
      <span
        className="absolute right-1 bottom-1 rounded-sm bg-[#0c100b]/80 px-1 text-xs font-semibold text-white tabular-nums"
        aria-hidden="true"
      >
        {time}
      </span>
    </button>
  );
}
