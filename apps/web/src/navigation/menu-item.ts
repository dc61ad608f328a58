import type { TextKey } from '@semblante/i18n';
import type { ComponentType } from 'react';
import type { RouteName } from './route-names.ts';

/** docs/product/layout.md. Leads to a page of ours (`to`), to an outside address (`url`), or holds further items. */
export interface MenuItem {
  label: TextKey;
  icon?: ComponentType<{ className?: string }>;
  to?: RouteName;
  url?: string;
  target?: '_blank' | '_self';
  /** Only for verified accounts. */
  is_restricted?: boolean;
  items?: readonly MenuItem[];
  /** A line before it. */
  separator?: boolean;
  visible?: boolean;
  disabled?: boolean;
}

interface Onlooker {
  is_irrestrict: boolean;
}

export function visibleItems(items: readonly MenuItem[], onlooker: Onlooker | undefined): MenuItem[] {
  return items
    .filter((item) => item.visible !== false && (item.is_restricted !== true || onlooker?.is_irrestrict === true))
    .map((item) => (item.items === undefined ? item : { ...item, items: visibleItems(item.items, onlooker) }));
}
