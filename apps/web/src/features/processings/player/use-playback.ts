import { type RefObject, useEffect, useState } from 'react';

const told = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'volumechange',
  'durationchange',
  'loadedmetadata',
] as const;
const atRest = { isPlaying: false, isMuted: false, seconds: 0, duration: 0 };

/** What the video is doing, as it says itself. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>) {
  const [playback, setPlayback] = useState(atRest);

  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    const read = () =>
      setPlayback({
        isPlaying: !element.paused && !element.ended,
        isMuted: element.muted,
        seconds: element.currentTime,
        duration: Number.isFinite(element.duration) ? element.duration : 0,
      });
    read();
    for (const name of told) element.addEventListener(name, read);
    return () => {
      for (const name of told) element.removeEventListener(name, read);
    };
  }, [video]);

  return playback;
}
