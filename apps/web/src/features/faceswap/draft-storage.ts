import { createTabStorage, type Store } from '../../lib/tab-storage.ts';
import { OfferedFaces, SwapDraft } from './swap-draft.ts';
import { SwapIntent } from './swap-intent.ts';
import * as z from 'zod';

const draftKey = (videoId: string) => `swap_draft.${videoId}`;
const offeredKey = (videoId: string) => `swap_offered.${videoId}`;
const carriedKey = 'swap_carried';
const intentKey = (videoId: string) => `swap_intent.${videoId}`;
const chosenKey = (userId: string) => `swap_video.${userId}`;

/** What this tab keeps about swaps that were not started yet. */
export function createDraftStorage(openStore: () => Store) {
  const { find, save } = createTabStorage(openStore);
  return {
    findDraft: (videoId: string) => find(draftKey(videoId), SwapDraft),
    saveDraft: (videoId: string, draft: SwapDraft | undefined) => save(draftKey(videoId), draft),
    /** What a link offered for a video that is chosen by it. */
    findOffered: (videoId: string) => find(offeredKey(videoId), OfferedFaces),
    saveOffered: (videoId: string, offered: OfferedFaces) => save(offeredKey(videoId), offered),
    /** The face of a finished swap, for the next video that is chosen. */
    findCarried: () => find(carriedKey, OfferedFaces),
    saveCarried: (faceId: string) => save(carriedKey, { faces: {}, face: faceId }),
    /** A start whose answer never came: the same wish must keep its key, after a reload too. */
    findIntent: (videoId: string) => find(intentKey(videoId), SwapIntent),
    saveIntent: (videoId: string, intent: SwapIntent | undefined) => save(intentKey(videoId), intent),
    findChosenVideo: (userId: string) => find(chosenKey(userId), z.uuid()),
    saveChosenVideo: (userId: string, videoId: string | undefined) => save(chosenKey(userId), videoId),
  };
}

export const draftStorage = createDraftStorage(() => sessionStorage);
