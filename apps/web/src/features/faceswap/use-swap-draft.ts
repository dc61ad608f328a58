import type { Face, Video } from '@semblante/contracts';
import { useMemo, useState } from 'react';
import { draftStorage } from './draft-storage.ts';
import { fitDraft, newDraft, type SwapDraft, withOffered } from './swap-draft.ts';

type Source = Pick<Video, 'id' | 'people' | 'settings' | 'probe'>;

/** The choices for one video, as they can still be kept. Every change is written down at once: a reload or a detour loses none. */
export function useSwapDraft(video: Source, faces: readonly Face[] | undefined) {
  const [stored, setStored] = useState(() => withOffered(draftStorage.findDraft(video.id) ?? newDraft(video), video.people, draftStorage.findOffered(video.id) ?? draftStorage.findCarried()));
  const draft = useMemo(() => {
    const usableFaceIds = faces && new Set(faces.filter(({ state }) => state === 'usable').map(({ id }) => id));
    return fitDraft(stored, { video, usableFaceIds });
  }, [stored, video, faces]);

  function change(next: SwapDraft): void {
    setStored(next);
    draftStorage.saveDraft(video.id, next);
  }

  return { draft, change };
}

export type ChangeDraft = (next: SwapDraft) => void;
