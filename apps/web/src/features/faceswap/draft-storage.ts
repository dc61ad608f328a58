import { SwapDraft } from './swap-draft.ts';
import { SwapIntent } from './swap-intent.ts';
import * as z from 'zod';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const draftKey = (videoId: string) => `swap_draft.${videoId}`;
const intentKey = (videoId: string) => `swap_intent.${videoId}`;
const chosenKey = (userId: string) => `swap_video.${userId}`;

/**
 * What this tab keeps about swaps that were not started yet. A browser may block storage, or another version may have written it:
 * then nothing is remembered, and the page starts from the beginning.
 */
export function createDraftStorage(openStore: () => Store) {
  function read<Value>(key: string, schema: z.ZodType<Value>): Value | undefined {
    try {
      const text = openStore().getItem(key);
      return text === null ? undefined : schema.parse(JSON.parse(text));
    } catch (error) {
      console.warn('storage', error);
      return undefined;
    }
  }

  function write(key: string, value: unknown): void {
    try {
      if (value === undefined) openStore().removeItem(key);
      else openStore().setItem(key, JSON.stringify(value));
    } catch (error) {
      console.warn('storage', error);
    }
  }

  return {
    findDraft: (videoId: string) => read(draftKey(videoId), SwapDraft),
    saveDraft: (videoId: string, draft: SwapDraft | undefined) => write(draftKey(videoId), draft),
    /** A start whose answer never came: the same wish must keep its key, after a reload too. */
    findIntent: (videoId: string) => read(intentKey(videoId), SwapIntent),
    saveIntent: (videoId: string, intent: SwapIntent | undefined) => write(intentKey(videoId), intent),
    findChosenVideo: (userId: string) => read(chosenKey(userId), z.uuid()),
    saveChosenVideo: (userId: string, videoId: string | undefined) => write(chosenKey(userId), videoId),
  };
}

export const draftStorage = createDraftStorage(() => sessionStorage);
