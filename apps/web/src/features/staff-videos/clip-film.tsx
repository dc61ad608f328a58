import type { StaffClip } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boxLook, boxOf } from '../../ui/picture/picture-box.ts';
import { clipName } from './clip-name.ts';

/** The clip to be watched, once it has been screened; its poster until then. */
export function ClipFilm({ clip }: { clip: StaffClip }) {
  const { t } = useTranslation();
  const [cannotPlay, setCannotPlay] = useState(false);
  const box = boxOf(clip.video.probe ?? { width: 16, height: 9 });
  const largest = clip.previews.at(-1);
  if (largest === undefined || cannotPlay) {
    return (
      <div style={box} className={boxLook}>
        {clip.poster_url !== null && <img src={clip.poster_url} alt="" className="size-full object-cover" />}
      </div>
    );
  }
  return (
    <div style={box} className={boxLook}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the scenes have no words */}
      <video
        src={largest.url}
        poster={clip.poster_url ?? undefined}
        controls
        playsInline
        preload="none"
        aria-label={t('catalog.clip.player', { title: clipName(clip).main })}
        onError={() => setCannotPlay(true)}
        className="size-full bg-[#0c100b] object-contain"
      />
    </div>
  );
}
