import { useTranslation } from 'react-i18next';
import { reviewKeys } from './use-review-keys.ts';

const names = ['next', 'previous', 'uncover', 'clear', 'refuse'] as const;

/** The keys of the page, in sight of who uses them. */
export function ReviewKeysLine() {
  const { t } = useTranslation();
  return (
    <section aria-label={t('review.keys.title')} className="flex flex-col gap-1.5 text-sm text-muted max-md:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
        {names.map((name) => (
          <li key={name} className="flex items-center gap-2">
            <kbd className="grid h-6 min-w-6 place-items-center rounded-md border border-line bg-sunken px-1.5 font-sans text-xs font-[650] text-ink uppercase">
              {reviewKeys[name]}
            </kbd>
            {t(`review.keys.${name}`)}
          </li>
        ))}
      </ul>
      <p className="text-pretty">{t('review.keys.hint')}</p>
    </section>
  );
}
