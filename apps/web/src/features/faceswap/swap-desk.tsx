import { type Face, type Processing, type Video, videoLimits } from '@semblante/contracts';
import { useRef, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { useFaces } from '../faces/index.ts';
import { makePreview } from '../uploads/index.ts';
import { deskColumn, deskColumns } from './desk-columns.ts';
import { draftStorage } from './draft-storage.ts';
import { OfferBox } from './offer-box.tsx';
import { PeopleStep } from './people-step.tsx';
import { SettingsStep } from './settings-step.tsx';
import { Stage } from './stage.tsx';
import { firstMomentOf, startBodyOf } from './swap-draft.ts';
import { Timeline } from './timeline.tsx';
import { usePreview } from './use-preview.ts';
import { useSwapDraft } from './use-swap-draft.ts';
import { VideoCard } from './video-card.tsx';

/** Without an answer the people can still be looked at; the strip of faces says what is wrong and tries again. */
const noFaces: Face[] = [];

interface SwapDeskProps {
  video: Video;
  onLeave: () => void;
  onStarted: (processing: Processing) => void;
}

/** A video whose people are known: who becomes whom, which part, how it looks, what it costs. */
export function SwapDesk({ video, onLeave, onStarted }: SwapDeskProps) {
  const { data: faces, isError: areFacesMissing } = useFaces();
  const { draft, change } = useSwapDraft(video, faces);
  const { mapping, settings } = startBodyOf(draft, video);
  const preview = usePreview({
    mapping,
    settings,
    make: (body) => makePreview(video.id, body),
    drawsAt: firstMomentOf(mapping, video.people),
  });
  const player = useRef<HTMLVideoElement>(null);
  const [at, setAt] = useState(draft.trim?.from ?? 0);
  const seconds = video.probe?.seconds ?? videoLimits.secondsMax;

  function seek(to: number) {
    setAt(to);
    preview.close();
    if (player.current !== null) player.current.currentTime = to;
  }
  function leaveStarted(processing: Processing) {
    draftStorage.saveDraft(video.id, undefined);
    onStarted(processing);
  }

  return (
    <div className={deskColumns}>
      <div className={deskColumn}>
        <VideoCard video={video} onLeave={onLeave} />
        <Stage video={video} player={player} preview={preview} onTime={setAt} />
        <Timeline
          video={video}
          seconds={seconds}
          draft={draft}
          change={change}
          preview={preview}
          at={at}
          onSeek={seek}
        />
      </div>
      <div className={deskColumn}>
        {faces === undefined && !areFacesMissing ? (
          <SkeletonGroup>
            <Skeleton className="h-96 w-full rounded-card" />
          </SkeletonGroup>
        ) : (
          <PeopleStep video={video} faces={faces ?? noFaces} draft={draft} change={change} />
        )}
        <SettingsStep video={video} draft={draft} change={change} />
        {video.offer !== null && <OfferBox video={video} offer={video.offer} draft={draft} onStarted={leaveStarted} />}
      </div>
    </div>
  );
}
