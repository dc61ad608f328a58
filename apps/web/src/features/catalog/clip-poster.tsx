import type { Clip } from '@semblante/contracts';
import { clockText } from '../../lib/format-clock.ts';
import { PictureCaption } from '../../ui/picture/line-progress.tsx';
import { ClipBadgeTag } from './clip-badges.tsx';
import { MovingPicture } from './preview/moving-picture.tsx';

interface ClipPosterProps {
  clip: Clip;
  isPlaying: boolean;
  onCannotPlay: () => void;
}

/** The picture of a scene in a list: its badge, its length, and the silent film while it plays. */
export function ClipPoster({ clip, isPlaying, onCannotPlay }: ClipPosterProps) {
  const [badge] = clip.badges;
  const [smallest] = clip.previews;
  return (
    <span className="relative isolate block aspect-3/4 overflow-hidden rounded-picture bg-sunken">
      <img
        src={clip.poster_url}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover transition-transform duration-(--t-3) ease-out group-hover:scale-[1.02] motion-reduce:transform-none"
      />
      {isPlaying && smallest !== undefined && <MovingPicture url={smallest.url} onCannotPlay={onCannotPlay} />}
      {badge !== undefined && (
        <span className="absolute top-2.5 left-2.5">
          <ClipBadgeTag badge={badge} />
        </span>
      )}
      <PictureCaption spot="bottom-right">{clockText(clip.seconds)}</PictureCaption>
    </span>
  );
}
