import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { BeforeAfter } from '../../ui/picture/before-after.tsx';
import { PictureCaption } from '../../ui/picture/line-progress.tsx';
import { example } from './example-files.ts';

/** Seconds; less is not seen. */
const driftMax = 0.06;

interface MovingExampleProps {
  /** Too small for words beside the label. */
  compact?: boolean;
  className?: string;
}

/**
 * An invented person before and after, moving, to be dragged. Whoever asked for less motion gets the first picture of
 * it.
 */
export function MovingExample({ compact = false, className }: MovingExampleProps) {
  const { t } = useTranslation();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPlaying, setIsPlaying] = useState(!isCalm);
  const before = useRef<HTMLVideoElement>(null);
  const after = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    for (const video of [before.current, after.current]) {
      // A browser that saves power refuses: the first picture stays.
      if (isPlaying) video?.play().catch(() => setIsPlaying(false));
      else video?.pause();
    }
  }, [isPlaying]);

  function align() {
    const [lead, follower] = [after.current, before.current];
    if (lead !== null && follower !== null && Math.abs(lead.currentTime - follower.currentTime) > driftMax)
      follower.currentTime = lead.currentTime;
  }

  const look = { loop: true, playsInline: true, preload: 'auto', 'aria-hidden': true, tabIndex: -1 } as const;
  return (
    <div className={joinClasses('relative isolate overflow-hidden', className ?? 'aspect-4/5 rounded-picture')}>
      <BeforeAfter
        label={t('shell.example.compare')}
        before={<video muted ref={before} src={example.before} poster={example.beforePoster} {...look} />}
        after={
          <video muted ref={after} src={example.after} poster={example.afterPoster} onTimeUpdate={align} {...look} />
        }
        {...(compact ? {} : { beforeCaption: t('shell.example.before'), afterCaption: t('shell.example.after') })}
        className="size-full rounded-none"
      />
      {compact ? (
        <PictureCaption spot="top-left">{t('shell.example.label_short')}</PictureCaption>
      ) : (
        <PictureCaption>{t('shell.example.label')}</PictureCaption>
      )}
      <button
        type="button"
        aria-label={t(isPlaying ? 'shell.example.pause' : 'shell.example.play')}
        onClick={() => setIsPlaying(!isPlaying)}
        className={joinClasses(
          'absolute z-20 grid place-items-center rounded-full bg-[#0c100b]/80 text-white',
          compact
            ? 'max-lg:right-1 max-lg:bottom-1 max-lg:size-8 lg:top-2 lg:right-2 lg:size-11'
            : 'right-2 bottom-2 size-11',
        )}
      >
        {isPlaying ? (
          <Pause className="size-4.5" aria-hidden="true" />
        ) : (
          <Play className="size-4.5" aria-hidden="true" />
        )}
      </button>
    </div>
  );
}
