import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '../../lib/format-clock.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { PictureCaption } from '../../ui/picture/line-progress.tsx';
import { pressable } from './use-review-keys.ts';

interface CoveredPictureProps {
  url: string;
  number: number;
  total: number;
  /** Of a video, in seconds. */
  moment?: number | undefined;
}

/** Blurred until clicked, and blurred again when left: nobody has to see it in passing. */
export function CoveredPicture({ url, number, total, moment }: CoveredPictureProps) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);
  const cover = () => setIsShown(false);
  return (
    <div onPointerLeave={cover} className="relative isolate aspect-4/3 overflow-hidden rounded-picture bg-sunken">
      <button
        type="button"
        {...{ [pressable.picture]: '' }}
        aria-pressed={isShown}
        aria-label={t('review.case.picture', { number, total })}
        onClick={() => setIsShown(!isShown)}
        onBlur={cover}
        className="block size-full focus-visible:-outline-offset-4"
      >
        <img
          src={url}
          alt=""
          loading="lazy"
          className={joinClasses('size-full object-contain', !isShown && 'scale-110 blur-2xl brightness-75')}
        />
      </button>
      {moment !== undefined && (
        <PictureCaption spot="top-right">{t('review.case.moment', { time: clockText(moment) })}</PictureCaption>
      )}
      {!isShown && (
        <span
          className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center gap-1.5 bg-[#0c100b]/45 text-sm font-semibold text-white"
          aria-hidden="true"
        >
          <EyeOff className="size-5" />
          {t('review.case.covered')}
        </span>
      )}
    </div>
  );
}
