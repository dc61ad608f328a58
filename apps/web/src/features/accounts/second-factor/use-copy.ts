import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast.tsx';

/** Copies and says so. A browser may refuse, or have no clipboard at all outside https: then the text is there to be selected. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('accounts.second_factor.copied'));
    } catch (cause) {
      console.warn('clipboard', cause);
      toast.warning(t('accounts.second_factor.copy_failed'));
    }
  };
}
