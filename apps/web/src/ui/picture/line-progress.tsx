import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

interface LineProgressProps {
  /** How far the line is, 0 to 100; without it the whole picture waits in grey. */
  percent?: number;
  /** A few words at the foot: a number, "in line". */
  caption?: ReactNode;
  /** Picture or video that fills its box. */
  children: ReactNode;
  className?: string;
}

/**
 * The line crossing a thumbnail: behind it the picture has its colour, before it it is still grey. Decoration for
 * `Progress`.
 */
export function LineProgress({ percent, caption, children, className }: LineProgressProps) {
  const at = `${percent ?? 0}%`;
  return (
    <div
      className={joinClasses(
        'relative isolate overflow-hidden rounded-picture bg-sunken *:first:size-full *:first:object-cover',
        className ?? 'aspect-video',
      )}
    >
      {children}
      <div
        aria-hidden="true"
        style={{ left: at }}
        className="absolute -inset-y-px -right-px bg-canvas/35 backdrop-contrast-75 backdrop-grayscale transition-[left] duration-(--t-3) ease-out"
      />
      {percent !== undefined && (
        <span
          aria-hidden="true"
          style={{ left: at }}
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-chroma ring ring-[#11160F] transition-[left] duration-(--t-3) ease-out"
        />
      )}
      {caption !== undefined && <PictureCaption>{caption}</PictureCaption>}
    </div>
  );
}

const spots = {
  'bottom-left': 'bottom-2.5 left-2.5',
  'bottom-right': 'bottom-2.5 right-2.5',
  'top-left': 'top-2.5 left-2.5',
  'top-right': 'top-2.5 right-2.5',
};

interface PictureCaptionProps {
  spot?: keyof typeof spots;
  children: ReactNode;
}

/** A few words on a picture, in a corner, so that no face is covered. */
export function PictureCaption({ spot = 'bottom-left', children }: PictureCaptionProps) {
  return (
    <span
      className={joinClasses(
        'pointer-events-none absolute z-10 rounded-md bg-[#0c100b]/80 px-2 py-0.5 text-xs font-semibold text-white tabular-nums',
        spots[spot],
      )}
    >
      {children}
    </span>
  );
}
