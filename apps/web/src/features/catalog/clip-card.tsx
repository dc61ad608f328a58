import type { Clip } from '@semblante/contracts';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { ClipPoster } from './clip-poster.tsx';
import { creditsText } from './credits-text.ts';
import { usePreviewPlay } from './preview/use-preview-play.ts';

/**
 * A scene to be chosen. It moves when it is pointed at, or in the middle of a phone; who asked for calm presses a
 * button. Kept as it is while the list around it scrolls.
 */
export const ClipCard = memo(function ClipCard({ clip }: { clip: Clip }) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const { isPlaying, isAsked, toggle, fail, listeners } = usePreviewPlay(card);
  return (
    <article ref={card} {...listeners} className="group relative min-w-0">
      <AppLink
        to="user.catalog.clip"
        params={{ id: clip.id }}
        state={{ isFromCatalog: true }}
        className="block rounded-picture text-ink no-underline"
      >
        <ClipPoster clip={clip} isPlaying={isPlaying} onCannotPlay={fail} />
        <span className="mt-2 line-clamp-2 leading-snug font-[650] text-pretty group-hover:underline">
          {clip.title}
        </span>
        <span className="block truncate text-sm text-muted">{creditsText(t, clip.price_credits)}</span>
      </AppLink>
      {isAsked && <PlayButton isPlaying={isPlaying} title={clip.title} onPress={toggle} />}
    </article>
  );
});

/** Over the foot of the poster and outside its link, where a thumb finds it. */
function PlayButton({ isPlaying, title, onPress }: { isPlaying: boolean; title: string; onPress: () => void }) {
  const { t } = useTranslation();
  const Icon = isPlaying ? Pause : Play;
  return (
    <span className="pointer-events-none absolute inset-x-0 top-0 block aspect-3/4">
      <button
        type="button"
        aria-label={t(isPlaying ? 'catalog.list.pause' : 'catalog.list.play', { title })}
        onClick={onPress}
        className="pointer-events-auto absolute bottom-2 left-2 grid size-11 place-items-center rounded-full bg-white text-[#11160F]"
      >
        <Icon className="size-5 fill-current" aria-hidden="true" />
      </button>
    </span>
  );
}

export function ClipCardSkeleton() {
  return (
    <div aria-hidden="true">
      <span className="block aspect-3/4 rounded-picture bg-sunken dark:bg-fill" />
      <span className="mt-3 block h-3.5 w-3/4 rounded-md bg-sunken dark:bg-fill" />
      <span className="mt-2 block h-3 w-1/3 rounded-md bg-sunken dark:bg-fill" />
    </div>
  );
}
