import type { LiveEvent, NoticeName } from '@semblante/contracts';
import { receiveProcessing, receiveRemoval } from '../features/processings/lazy.ts';
import { receiveVideo } from '../features/uploads/lazy.ts';
import { i18n } from '../lib/i18n.ts';
import { notifyBrowser } from '../lib/notify.ts';
import { queryClient } from '../lib/query-client.ts';
import {
  facesKey,
  imagesKey,
  newsKey,
  paymentsKey,
  privacyKey,
  processingsKey,
  statementKey,
  updateUser,
  userKey,
  verificationKey,
  videosKey,
} from '../lib/session.ts';
import { showToasts } from '../lib/toasts.ts';

/** What the account is told live, wherever its person is in the app. */
export function receiveEvent(event: LiveEvent, id: string): void {
  if (isNews(event)) refresh(newsKey);
  switch (event.kind) {
    case 'balance':
      // Whatever changed the balance is a new line of the statement.
      refresh(statementKey);
      return updateUser({ balance: event.balance, held: event.held });
    case 'payment':
      if (event.status === 'success' && !isOnScreen(event.payment_id)) notify(i18n.t('notifications.payment_paid'), id);
      return refreshPayments();
    case 'video':
      return void receiveVideo(event).catch(console.error);
    case 'processing':
      return void receiveProcessing(event, id).catch(console.error);
    case 'processing_removed':
      return void receiveRemoval(event.processing_id).catch(console.error);
    case 'notification':
      refreshSubject(event.notice);
      return notify(i18n.t(`notifications.${event.notice}`, { replace: event.params }), id);
    default:
      return event satisfies never;
  }
}

/** What the list behind the bell has too. */
function isNews(event: LiveEvent): boolean {
  return (
    event.kind === 'notification' ||
    event.kind === 'payment' ||
    (event.kind === 'processing' &&
      (event.status === 'completed' || event.status === 'error' || event.stage === 'review'))
  );
}

/** After a cut: what was told meanwhile may be lost for good. */
export function refreshAll(): void {
  for (const key of [userKey, facesKey, videosKey, imagesKey, processingsKey, newsKey]) refresh(key);
}

export function refreshUser(): void {
  refresh(userKey);
}

function refresh(queryKey: readonly string[]): void {
  void queryClient.invalidateQueries({ queryKey });
}

/** The page of a payment says by itself that it was paid, to whoever is looking at it. */
function isOnScreen(paymentId: string): boolean {
  return document.visibilityState === 'visible' && location.href.includes(paymentId);
}

function notify(text: string, id: string): void {
  void showToasts('notification', text);
  notifyBrowser({ text, id });
}

/** A payment changes what the user has and, once refunded or paid, what is offered to them. */
function refreshPayments(): void {
  refresh(paymentsKey);
  refreshUser();
}

/** Staff has decided: what was held shows its new state. */
function refreshSubject(notice: NoticeName): void {
  if (notice.startsWith('face_')) refresh(facesKey);
  if (notice.startsWith('video_')) refresh(videosKey);
  if (notice.startsWith('image_')) refresh(imagesKey);
  // A blocked face or video takes what was made of it along.
  if (notice.startsWith('content_') || notice === 'review_delayed')
    for (const key of [facesKey, videosKey, imagesKey, processingsKey]) refresh(key);
  // The catalogue opens, and its items in the menus with it.
  if (notice.startsWith('verification_')) for (const key of [userKey, verificationKey]) refresh(key);
  if (notice === 'export_ready' || notice.startsWith('erasure_')) refresh(privacyKey);
}
