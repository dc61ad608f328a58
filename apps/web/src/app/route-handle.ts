import type { TextKey } from '@semblante/i18n';

export interface RouteHandle {
  titleKey: TextKey;
}
