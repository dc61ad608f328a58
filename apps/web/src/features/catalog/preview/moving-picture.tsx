import { useState } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';

interface MovingPictureProps {
  url: string;
  onCannotPlay: () => void;
}

/** The silent film over a poster. It is there only while it plays, and shows itself once it has a picture. */
export function MovingPicture({ url, onCannotPlay }: MovingPictureProps) {
  const [isMoving, setIsMoving] = useState(false);
  return (
    <video
      src={url}
      muted
      loop
      playsInline
      autoPlay
      tabIndex={-1}
      aria-hidden="true"
      disablePictureInPicture
      onPlaying={() => setIsMoving(true)}
      onError={onCannotPlay}
      className={joinClasses(
        'absolute inset-0 size-full object-cover transition-opacity duration-(--t-2)',
        !isMoving && 'opacity-0',
      )}
    />
  );
}
