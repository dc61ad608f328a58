import type { TextKey } from '@semblante/i18n';
import { useTranslation } from 'react-i18next';

type Slots = Record<string, string | number>;

/** For texts that are long lists in the locale files: what lies under a key, in the order it is written there. */
export function useTextTree(slots: Slots) {
  const { t, i18n } = useTranslation();
  return {
    text: (key: string): string => t(key as TextKey, slots),
    keysUnder: (key: string): string[] => {
      const branch: unknown = i18n.getResource(i18n.language, 'translation', key);
      return typeof branch === 'object' && branch !== null ? Object.keys(branch).map((name) => `${key}.${name}`) : [];
    },
  };
}
