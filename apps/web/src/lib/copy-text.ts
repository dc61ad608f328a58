import { toast } from '../ui/feedback/toast.tsx';

/**
 * Copies and says so. A browser may refuse, or have no clipboard at all outside https: then the text is there to be
 * selected.
 */
export async function copyText({ text, copied, failed }: { text: string; copied: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch (cause) {
    console.warn('clipboard', cause);
    toast.warning(failed);
  }
}
