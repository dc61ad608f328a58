import type { Processing, StartBody } from '@semblante/contracts';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { showError } from '../../lib/error-toasts.ts';
import { queryClient } from '../../lib/query-client.ts';
import { facesKey, imagesKey, userKey, videosKey } from '../../lib/session.ts';
import { startProcessing } from '../processings/index.ts';
import { draftStorage } from './draft-storage.ts';
import { intentFor } from './swap-intent.ts';

/**
 * What pressing "start" can come to. `told`: the refusal was said; `unsure`: no answer came, and the same key finds
 * out.
 */
type StartOutcome = { outcome: 'started'; processing: Processing } | { outcome: 'unsure' | 'told' };

/** A clear no ends the wish; no answer, or a server in trouble, may have started it already. */
function isClearNo(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500;
}

interface StartParts {
  /** The video, the clip or the batch of images: one wish to start each. */
  sourceId: string;
  /** In place of the toasts that belong to a refusal. */
  tell?: (refusal: ApiError) => void;
}

export function useStart({ sourceId, tell = showError }: StartParts) {
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  /** Nothing comes back for a press while another is under way. */
  async function start(body: StartBody): Promise<StartOutcome | undefined> {
    if (isSending.current) return undefined;
    isSending.current = true;
    setIsBusy(true);
    const intent = intentFor(draftStorage.findIntent(sourceId), body);
    draftStorage.saveIntent(sourceId, intent);
    try {
      const processing = await startProcessing(body, intent.key);
      draftStorage.saveIntent(sourceId, undefined);
      return { outcome: 'started', processing };
    } catch (error) {
      if (!isClearNo(error)) return { outcome: 'unsure' };
      draftStorage.saveIntent(sourceId, undefined);
      tell(error);
      await refreshKnown();
      return { outcome: 'told' };
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  }

  return { start, isBusy };
}

/** A refusal means that the page knows something old, too high a balance for one: it is asked for again. */
async function refreshKnown(): Promise<void> {
  await Promise.all(
    [userKey, facesKey, videosKey, imagesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
}
