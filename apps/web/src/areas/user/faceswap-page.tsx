import type { Processing } from '@semblante/contracts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BalanceCard } from '../../features/credits/index.ts';
import { AddFaceSheet } from '../../features/faces/index.ts';
import {
  chooseVideo,
  ChosenVideoView,
  draftStorage,
  FollowedSwaps,
  offeredBy,
  PastSwaps,
  StartView,
  SwapFaq,
  SwapTutorial,
  useChosenVideo,
  useFollowedSwaps,
} from '../../features/faceswap/index.ts';
import {
  choosePhotos,
  ChosenPhotosView,
  isPicture,
  PhotoSending,
  PhotosList,
  sendPhotos,
  useChosenPhotos,
  usePhotoUploads,
  useSentPhotos,
} from '../../features/photo-swap/index.ts';
import { ProcessingErrorModal, useProcessings } from '../../features/processings/index.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { balance, held } = useUser();
  const videoId = useChosenVideo();
  const photoIds = useChosenPhotos();
  const hasPhotos = photoIds.length > 0;
  const isChosen = videoId !== undefined || hasPhotos;
  const made = useProcessings({ kind: 'face', period: 'all', page: 1 }).data?.meta.total;
  const followed = useFollowedSwaps('face');
  const [startedId, setStartedId] = useState<string>();
  const { sending } = usePhotoUploads();
  const hasSentPhotos = useSentPhotos().length > 0;
  const desk = useFocusOnChange(hasPhotos ? photoIds.join() : videoId);
  const isArriving = useSourceFromAddress();
  useFaceFromAddress(desk);

  function leave() {
    chooseVideo(undefined);
    choosePhotos([]);
  }
  function follow(processing: Processing) {
    leave();
    setStartedId(processing.id);
    toast.success(t('faceswap.offer.started'));
  }

  return (
    <div className="flex flex-col gap-8 md:gap-10">
      <div className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <PageTitle
          title={t('faceswap.page.title')}
          text={t(isChosen ? 'faceswap.page.lead' : 'faceswap.page.lead_start')}
        />
        {/* On a phone the header shows it all the time, and the green place should be in sight at once. */}
        <div className="max-md:hidden">
          <BalanceCard balance={balance} held={held} />
        </div>
      </div>
      <FollowedSwaps swaps={followed} startedId={startedId} />
      <div ref={desk} tabIndex={-1} className="scroll-mt-[calc(var(--header)+1.5rem)] rounded-sm outline-none">
        <AddFaceSheet>
          {/* The same video may be open already, without what the address offers for it: it opens anew. */}
          {isArriving ? null : hasPhotos ? (
            <ChosenPhotosView ids={photoIds} onLeave={leave} onStarted={follow} />
          ) : videoId === undefined ? (
            <div className="flex flex-col gap-10">
              <StartView
                photos={{
                  areThese: (files) => files.every(isPicture),
                  take: (files) => void sendPhotos(files),
                  sending: <PhotoSending />,
                  isSending: sending !== undefined,
                  hasSome: hasSentPhotos,
                }}
              />
              <PhotosList />
            </div>
          ) : (
            <ChosenVideoView id={videoId} onLeave={leave} onStarted={follow} />
          )}
        </AddFaceSheet>
      </div>
      {!isChosen && made !== undefined && <SwapTutorial open={made === 0} />}
      <PastSwaps followed={followed} />
      <SwapFaq />
      <ProcessingErrorModal />
    </div>
  );
}

/**
 * Another page or a mail may name the video or the photo to work on, and faces for it: `?video=<id>&faces=p1.<id>`,
 * `?photo=<id>`. They are taken, and the address is plain again.
 */
function useSourceFromAddress(): boolean {
  const [query, setQuery] = useSearchParams();
  const video = query.get('video');
  const photo = query.get('photo');
  useEffect(() => {
    if (video === null && photo === null) return;
    const offered = offeredBy(query);
    if (video !== null && offered !== undefined) draftStorage.saveOffered(video, offered);
    choosePhotos(video === null && photo !== null ? [photo] : []);
    chooseVideo(video ?? undefined);
    setQuery({}, { replace: true, preventScrollReset: true });
  }, [video, photo, query, setQuery]);
  return video !== null || photo !== null;
}

/** A finished swap may hand its face on: `?face=<id>` without a video is for the next video that is chosen. */
function useFaceFromAddress(desk: RefObject<HTMLElement | null>): void {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const faceId = query.has('video') || query.has('photo') ? undefined : offeredBy(query)?.face;
  useEffect(() => {
    if (faceId === undefined) return;
    draftStorage.saveCarried(faceId);
    chooseVideo(undefined);
    choosePhotos([]);
    setQuery({}, { replace: true, preventScrollReset: true });
    desk.current?.scrollIntoView();
    toast.info(t('faceswap.running.face_carried'));
  }, [faceId, setQuery, desk, t]);
}

/** What was pressed is gone with the view it was in: whoever pressed it goes on at the top of the new one. */
function useFocusOnChange(shownId: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shownId);
  useEffect(() => {
    if (before.current === shownId) return;
    before.current = shownId;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [shownId]);
  return place;
}
