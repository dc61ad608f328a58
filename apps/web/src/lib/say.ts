import type { TextKey } from '@semblante/i18n';
import { showError } from './error-toasts.ts';
import { i18n, startTexts } from './i18n.ts';
import { showToasts } from './toasts.ts';

export interface Saying {
  kind: 'info' | 'warning' | 'error';
  key: TextKey;
}

/** From code that may run before the first texts are there, such as a guard on the first page. */
export function say({ kind, key }: Saying): void {
  startTexts().then(() => showToasts(kind, i18n.t(key)), showError);
}
