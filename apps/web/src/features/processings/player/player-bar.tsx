import Maximize from 'lucide-react/icons/maximize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { clockText } from '../../../lib/format-clock.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Slider } from '../../../ui/choice/slider.tsx';
import { usePlayback } from './use-playback.ts';

interface PlayerBarProps {
  video: RefObject<HTMLVideoElement | null>;
  /** What fills the screen. */
  frame: RefObject<HTMLElement | null>;
}

/** Below the picture, so that no face is covered. */
export function PlayerBar({ video, frame }: PlayerBarProps) {
  const { t } = useTranslation();
  const { isPlaying, isMuted, seconds, duration } = usePlayback(video);
  const time = t('processings.viewer.time', { now: clockText(seconds), total: clockText(duration) });
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <IconButton
        kind="line"
        label={t(isPlaying ? 'processings.viewer.pause' : 'processings.viewer.play')}
        icon={isPlaying ? <Pause /> : <Play />}
        onClick={() => togglePlay(video.current)}
      />
      {/* On a phone the track has the whole width, or it would be too short to hit a moment. */}
      <div className="min-w-0 flex-1 px-1.5 max-sm:order-first max-sm:basis-full">
        <Slider
          aria-label={t('processings.viewer.position')}
          value={seconds}
          min={0}
          max={Math.max(duration, 0.1)}
          step={0.04}
          onChange={(to) => seekTo(video.current, to)}
          valueText={time}
        />
      </div>
      <IconButton
        kind="quiet"
        className="max-sm:ml-auto"
        label={t(isMuted ? 'processings.viewer.unmute' : 'processings.viewer.mute')}
        icon={isMuted ? <VolumeX /> : <Volume2 />}
        onClick={() => toggleSound(video.current)}
      />
      {document.fullscreenEnabled && (
        <IconButton
          kind="quiet"
          label={t('processings.viewer.full')}
          icon={<Maximize />}
          onClick={() => toggleFullScreen(frame.current)}
        />
      )}
    </div>
  );
}

function togglePlay(video: HTMLVideoElement | null): void {
  if (video?.paused === true) video.play().catch(showError);
  else video?.pause();
}

function seekTo(video: HTMLVideoElement | null, seconds: number): void {
  if (video !== null) video.currentTime = seconds;
}

function toggleSound(video: HTMLVideoElement | null): void {
  if (video !== null) video.muted = !video.muted;
}

function toggleFullScreen(frame: HTMLElement | null): void {
  const done = document.fullscreenElement === null ? frame?.requestFullscreen() : document.exitFullscreen();
  done?.catch(console.warn);
}
