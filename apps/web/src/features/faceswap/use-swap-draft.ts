import type { Face, Video } from '@semblante/contracts';
import { useMemo, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { chooseFace, findNextPair, fitDraft, newDraft, type SwapDraft, withOffered } from './swap-draft.ts';

interface StoredDraft {
  draft: SwapDraft;
  isOwnChoice: boolean;
  /** The face that was mapped by itself. */
  pairedFaceId?: string;
}

type Source = Pick<Video, 'id' | 'people' | 'settings' | 'probe'>;

/**
 * The choices for one video, as they can still be kept. Every change is written down at once: a reload or a detour
 * loses none.
 */
export function useSwapDraft(video: Source, faces: readonly Face[] | undefined) {
  const [stored, setStored] = useState((): StoredDraft => {
    const kept = draftStorage.findDraft(video.id);
    return {
      draft: withOffered(
        kept ?? newDraft(video),
        video.people,
        draftStorage.findOffered(video.id) ?? draftStorage.findCarried(),
      ),
      isOwnChoice: kept !== undefined,
    };
  });
  const fitted = useMemo(() => {
    const usableFaceIds = faces && new Set(faces.filter(({ state }) => state === 'usable').map(({ id }) => id));
    return fitDraft(stored.draft, { video, usableFaceIds });
  }, [stored, video, faces]);
  const pair =
    stored.isOwnChoice || faces === undefined
      ? undefined
      : findNextPair(fitted, { people: video.people, faces, pairedFaceId: stored.pairedFaceId });
  if (pair !== undefined)
    setStored({ draft: chooseFace(fitted, pair.personId, pair.faceId), isOwnChoice: false, pairedFaceId: pair.faceId });

  function change(next: SwapDraft): void {
    setStored({ draft: next, isOwnChoice: true });
    draftStorage.saveDraft(video.id, next);
  }

  return { draft: fitted, change };
}

export type ChangeDraft = (next: SwapDraft) => void;
