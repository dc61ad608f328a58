import { readNotificationsEnabled } from './browser-storage.ts';
import { i18n } from './i18n.ts';

interface Notice {
  text: string;
  /** The same for one happening in every tab. */
  id: string;
}

/** A notice of the browser, where the person switched them on and the browser lets us. */
export function notifyBrowser({ text, id }: Notice): void {
  if (!readNotificationsEnabled() || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    // The tag makes one notice of the many that open tabs would each show.
    const shown = new Notification(i18n.t('ui.toast.notification'), {
      body: text,
      tag: `semblante-${id}`,
      icon: '/icon.svg',
    });
    shown.addEventListener('click', () => window.focus());
  } catch (error) {
    // Some phones allow notifications but only from a service worker: the toast has said it.
    console.warn('notification', error);
  }
}
