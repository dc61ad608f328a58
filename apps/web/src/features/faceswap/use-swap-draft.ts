import type { Face, Video } from '@semblante/contracts';
import { useMemo, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { chooseFace, findOnlyPair, fitDraft, mappingOf, newDraft, type SwapDraft, withOffered } from './swap-draft.ts';

type Source = Pick<Video, 'id' | 'people' | 'settings' | 'probe'>;

/** The choices for one video, as they can still be kept. Every change is written down at once: a reload or a detour loses none. */
export function useSwapDraft(video: Source, faces: readonly Face[] | undefined) {
  const [stored, setStored] = useState(() => {
    const kept = draftStorage.findDraft(video.id);
    return { draft: withOffered(kept ?? newDraft(video), video.people, draftStorage.findOffered(video.id) ?? draftStorage.findCarried()), isOwnChoice: kept !== undefined };
  });
  const fitted = useMemo(() => {
    const usableFaceIds = faces && new Set(faces.filter(({ state }) => state === 'usable').map(({ id }) => id));
    return fitDraft(stored.draft, { video, usableFaceIds });
  }, [stored, video, faces]);
  const pair = useMemo(() => (faces === undefined ? undefined : findOnlyPair(video.people, faces)), [video.people, faces]);
  // Made once and then as good as chosen: a second face that is added later does not undo it.
  const isToMap = !stored.isOwnChoice && pair !== undefined && fitted.mode !== 'all' && mappingOf(fitted, video.people).length === 0;
  if (isToMap) setStored({ draft: chooseFace(fitted, pair.personId, pair.faceId), isOwnChoice: false });

  function change(next: SwapDraft): void {
    setStored({ draft: next, isOwnChoice: true });
    draftStorage.saveDraft(video.id, next);
  }

  return { draft: fitted, change };
}

export type ChangeDraft = (next: SwapDraft) => void;
