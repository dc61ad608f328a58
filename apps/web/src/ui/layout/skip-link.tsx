import { useTranslation } from 'react-i18next';

/** First thing in the page: hidden until the keyboard reaches it. `target` is the id of the main content. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={`#${target}`}
      className="fixed top-3 left-3 z-50 -translate-y-[200%] rounded-control opacity-0 focus:opacity-100 bg-ink px-5 py-3 font-[650] text-on-ink no-underline focus:translate-y-0"
    >
      {t('ui.skip')}
    </a>
  );
}
