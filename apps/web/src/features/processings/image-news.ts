import type { Processing } from '@semblante/contracts';
import { i18n } from '../../lib/i18n.ts';
import { notifyBrowser } from '../../lib/notify.ts';
import { showToasts } from '../../lib/toasts.ts';
import { pathTo } from '../../navigation/route-names.ts';
import type { ProcessingNews } from './processing-news.ts';

/** A batch ends image by image: what comes within this time is told in one sentence. */
const gatherMs = 2500;

let counts = { completed: 0, error: 0 };
let telling: ReturnType<typeof setTimeout> | undefined;

/** Fifty images are no fifty toasts. */
export function gatherImageNews({ id }: Processing, news: Extract<ProcessingNews, 'completed' | 'error'>): void {
  counts = { ...counts, [news]: counts[news] + 1 };
  clearTimeout(telling);
  telling = setTimeout(() => tell(id), gatherMs);
}

function tell(id: string): void {
  const { completed, error } = counts;
  counts = { completed: 0, error: 0 };
  // The page of the batch shows each of them by itself.
  const isInSight = location.pathname === pathTo('user.modifyImages');
  for (const [count, key, kind] of [
    [completed, 'completed', 'success'],
    [error, 'error', 'error'],
  ] as const) {
    if (count === 0) continue;
    const text = i18n.t(`notifications.images_${key}`, { count });
    if (!isInSight) void showToasts(kind, text);
    if (document.visibilityState === 'hidden') notifyBrowser({ text, id: `${id}-${key}` });
  }
}
