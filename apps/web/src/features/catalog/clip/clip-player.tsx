import type { ClipDetail } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boxLook, boxOf } from '../../../ui/picture/picture-box.ts';
import { canPlayClips } from '../preview/can-play-clips.ts';
import { previewFor } from '../preview/preview-size.ts';

const placeWidthMax = 760;

/** The scene itself; words and its poster where the browser cannot play it. */
export function ClipPlayer({ clip }: { clip: ClipDetail }) {
  const { t } = useTranslation();
  const [cannotPlay, setCannotPlay] = useState(!canPlayClips());
  const source = previewFor(clip.previews, {
    cssWidth: Math.min(innerWidth, placeWidthMax),
    pixelRatio: devicePixelRatio,
  });
  if (cannotPlay || source === undefined) {
    return (
      <div style={boxOf(clip)} className={boxLook}>
        <img src={clip.poster_url} alt="" className="size-full object-cover" />
        <p role="status" className="absolute inset-x-0 bottom-0 bg-[#0c100b]/85 p-3 text-sm text-pretty text-white">
          {t('catalog.clip.cannot_play')}
        </p>
      </div>
    );
  }
  return (
    <div style={boxOf(clip)} className={boxLook}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the scenes have no words */}
      <video
        src={source.url}
        poster={clip.poster_url}
        controls
        loop
        playsInline
        preload="metadata"
        aria-label={t('catalog.clip.player', { title: clip.title })}
        onError={() => setCannotPlay(true)}
        className="size-full bg-[#0c100b] object-contain"
      >
        {t('catalog.clip.cannot_play')}
      </video>
    </div>
  );
}
