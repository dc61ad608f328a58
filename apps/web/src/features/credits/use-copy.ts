import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.tsx';

/** Copies and says so. A browser may refuse, or have no clipboard at all outside https: then the text is there to be selected. */
export function useCopy(copied: string): (text: string) => void {
  const { t } = useTranslation();
  return (text) => {
    // Without a clipboard the property itself is missing, and the promise must be the one to say so.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(() => toast.success(copied))
      .catch((cause: unknown) => {
        console.warn('clipboard', cause);
        toast.warning(t('credits.copy.failed'));
      });
  };
}
