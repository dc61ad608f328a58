import type { LiveEvent } from '@semblante/contracts';
import { useEffect } from 'react';
import { readNotificationsEnabled } from '../lib/browser-storage.ts';
import { i18n } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { paymentsKey, statementKey, updateUser, userKey } from '../lib/session.ts';
import { showToasts } from '../lib/toasts.ts';
import { useConfirmedUserId } from '../lib/use-current-user.ts';

function receive(event: LiveEvent, id: string): void {
  switch (event.kind) {
    case 'balance':
      // Whatever changed the balance is a new line of the statement.
      void queryClient.invalidateQueries({ queryKey: statementKey });
      return updateUser({ balance: event.balance, held: event.held });
    case 'payment':
      if (event.status === 'success' && !isOnScreen(event.payment_id)) notify(i18n.t('notifications.payment_paid'), id);
      return refreshPayments();
    case 'notification':
      return notify(i18n.t(`notifications.${event.notice}`, { replace: event.params }), id);
    default:
      return event satisfies never;
  }
}

/** The page of a payment says by itself that it was paid, to whoever is looking at it. */
function isOnScreen(paymentId: string): boolean {
  return document.visibilityState === 'visible' && location.href.includes(paymentId);
}

function notify(text: string, id: string): void {
  void showToasts('notification', text);
  if (!readNotificationsEnabled() || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    // The tag makes one notice of the many that open tabs would each show.
    new Notification(i18n.t('ui.toast.notification'), { body: text, tag: `semblante-${id}`, icon: '/icon.svg' });
  } catch (error) {
    // Some phones allow notifications but only from a service worker: the toast has said it.
    console.warn('notification', error);
  }
}

function refreshUser(): void {
  void queryClient.invalidateQueries({ queryKey: userKey });
}

/** A payment changes what the user has and, once refunded or paid, what is offered to them. */
function refreshPayments(): void {
  void queryClient.invalidateQueries({ queryKey: paymentsKey });
  refreshUser();
}

/** While somebody is logged in, this tab's one connection. Its code comes after the page. */
export function LiveConnection() {
  const userId = useConfirmedUserId();
  useEffect(() => {
    if (userId === undefined) return;
    let hasLeft = false;
    let disconnect: (() => void) | undefined;
    import('../lib/realtime.ts').then(({ connectRealtime }) => {
      if (hasLeft) return;
      disconnect = connectRealtime({
        onEvent: receive,
        onConnected: (isAgain) => isAgain && refreshUser(),
        onRefused: refreshUser,
      });
    }, console.error);
    return () => {
      hasLeft = true;
      disconnect?.();
    };
  }, [userId]);
  return null;
}
