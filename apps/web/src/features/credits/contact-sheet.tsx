import { contactSheetFrames } from './contact-sheet-frames.ts';

/** The last frame is green: it is the one that waits for a picture. */
export function ContactSheet({ credits, className }: { credits: number; className?: string }) {
  const { width, height, frames } = contactSheetFrames(credits);
  const last = frames.length - 1;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" className={className}>
      {frames.map((frame, at) => (
        <rect
          key={`${frame.x}-${frame.y}`}
          {...frame}
          rx={1.5}
          className={at === last ? 'fill-chroma stroke-chroma-ink' : 'fill-ink'}
          {...(at === last && { x: frame.x + 0.5, y: frame.y + 0.5, width: frame.width - 1, height: frame.height - 1 })}
        />
      ))}
    </svg>
  );
}
