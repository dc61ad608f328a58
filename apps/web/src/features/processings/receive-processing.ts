import type { Processing } from '@semblante/contracts';
import { isApiError } from '../../lib/api-error.ts';
import { i18n } from '../../lib/i18n.ts';
import { notifyBrowser } from '../../lib/notify.ts';
import { showToasts, type ToastKind } from '../../lib/toasts.ts';
import { gatherImageNews } from './image-news.ts';
import { changeCached, findCached, keepProcessing, refreshProcessings, removeCached } from './processing-cache.ts';
import { fetchProcessing } from './processing-calls.ts';
import { showProcessingError } from './processing-error.ts';
import { isRunning, type ProcessingEvent, withEvent } from './processing-event.ts';
import { newsOf } from './processing-news.ts';
import { toolViews } from './tool-views.ts';

/** Moves what the page shows. What an event does not carry, such as where a result lies, is asked for. */
export async function receiveProcessing(event: ProcessingEvent, eventId: string): Promise<void> {
  const known = findCached(event.processing_id);
  if (known !== undefined && withEvent(known, event) === known) return;
  changeCached(event.processing_id, (processing) => withEvent(processing, event));
  // Started in another tab, or by another page of this one.
  if (known === undefined && event.stage === 'queued') refreshProcessings();
  if (isRunning(event) && (event.stage !== 'review' || known?.stage === 'review')) return;

  const processing = await findProcessing(event.processing_id);
  if (processing === undefined) return;
  keepProcessing(processing);
  refreshProcessings();
  tell(processing, eventId);
}

/** Deleted in another tab: it leaves every list here too, and their pages fill up again. */
export function receiveRemoval(id: string): void {
  removeCached(id);
  refreshProcessings();
}

/** Deleted in another tab meanwhile, it leaves this one too. */
async function findProcessing(id: string): Promise<Processing | undefined> {
  try {
    return await fetchProcessing(id);
  } catch (error) {
    if (isApiError(error, 'processings.not_found')) removeCached(id);
    else console.error('live processing', error);
    return undefined;
  }
}

const toastKinds = {
  completed: 'success',
  review: 'notification',
  error: 'error',
  blocked: 'warning',
} as const satisfies Record<string, ToastKind>;

/** In the page to who looks at it, from the browser to who is elsewhere. */
function tell(processing: Processing, eventId: string): void {
  const news = newsOf(processing);
  if (news === undefined) return;
  if (toolViews[processing.kind].isToldTogether && (news === 'completed' || news === 'error'))
    return gatherImageNews(processing, news);
  const text = i18n.t(`notifications.processing_${news}`, { title: processing.title });
  const isSaidByModal = news === 'error' && showProcessingError(processing);
  if (!isSaidByModal) void showToasts(toastKinds[news], text);
  if (document.visibilityState === 'hidden') notifyBrowser({ text, id: eventId });
}
