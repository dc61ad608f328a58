import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { BeforeAfter } from '../../../ui/picture/before-after.tsx';
import { PlayerBar } from './player-bar.tsx';
import { useSyncedVideos } from './use-synced-videos.ts';

interface ResultPlayerProps {
  resultUrl: string;
  beforeUrl: string | null;
  /** Where in the original the result begins, in seconds. */
  beforeFrom: number;
  /** Begins by itself, without sound: browsers allow no other beginning. */
  autoPlay?: boolean;
}

/** Result and original under one line; the result alone where the original is gone, and words where nothing plays. */
export function ResultPlayer({ resultUrl, beforeUrl, beforeFrom, autoPlay = false }: ResultPlayerProps) {
  const { t } = useTranslation();
  const [cannotPlay, setCannotPlay] = useState(false);
  const [cannotCompare, setCannotCompare] = useState(false);
  if (cannotPlay)
    return (
      <Notice kind="warn" announce>
        {t('processings.viewer.cannot_play')}
      </Notice>
    );
  if (beforeUrl === null || cannotCompare)
    return <SingleVideo url={resultUrl} autoPlay={autoPlay} onCannotPlay={() => setCannotPlay(true)} />;
  return (
    <ComparedVideos
      resultUrl={resultUrl}
      beforeUrl={beforeUrl}
      beforeFrom={beforeFrom}
      autoPlay={autoPlay}
      onCannotPlay={() => setCannotPlay(true)}
      onCannotCompare={() => setCannotCompare(true)}
    />
  );
}

function SingleVideo({ url, autoPlay, onCannotPlay }: { url: string; autoPlay: boolean; onCannotPlay: () => void }) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of people's own videos are not known to us
    <video
      src={url}
      controls
      playsInline
      autoPlay={autoPlay}
      muted={autoPlay}
      preload="metadata"
      onError={onCannotPlay}
      className="max-h-[60dvh] w-full rounded-picture bg-black"
    >
      {t('processings.viewer.cannot_play')}
    </video>
  );
}

interface ComparedVideosProps {
  resultUrl: string;
  beforeUrl: string;
  beforeFrom: number;
  autoPlay: boolean;
  onCannotPlay: () => void;
  /** The original does not come, or not in a form that plays: the result is still worth seeing. */
  onCannotCompare: () => void;
}

function ComparedVideos({
  resultUrl,
  beforeUrl,
  beforeFrom,
  autoPlay,
  onCannotPlay,
  onCannotCompare,
}: ComparedVideosProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLVideoElement>(null);
  const before = useRef<HTMLVideoElement>(null);
  const [ratio, setRatio] = useState(16 / 9);
  useSyncedVideos({ result, before, beforeFrom });

  function measure() {
    const { videoWidth, videoHeight } = result.current ?? { videoWidth: 0, videoHeight: 0 };
    if (videoWidth > 0 && videoHeight > 0) setRatio(videoWidth / videoHeight);
  }

  return (
    <div ref={frame} className="flex flex-col gap-3 fullscreen:justify-center fullscreen:bg-canvas fullscreen:p-4">
      {/* As tall as the window allows and never cropped: a portrait video is a narrow one. */}
      <div className="mx-auto w-full" style={{ aspectRatio: ratio, maxWidth: `calc(58dvh * ${ratio})` }}>
        <BeforeAfter
          className="size-full"
          label={t('processings.viewer.compare')}
          beforeCaption={t('processings.viewer.before')}
          afterCaption={t('processings.viewer.after')}
          before={<video ref={before} src={beforeUrl} muted playsInline preload="auto" onError={onCannotCompare} />}
          after={
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of people's own videos are not known to us
            <video
              ref={result}
              src={resultUrl}
              autoPlay={autoPlay}
              muted={autoPlay}
              playsInline
              preload="auto"
              onLoadedMetadata={measure}
              onError={onCannotPlay}
            />
          }
        />
      </div>
      <PlayerBar video={result} frame={frame} />
    </div>
  );
}
