import { useTranslation } from 'react-i18next';

interface LegalContentsProps {
  sections: { anchor: string; title: string }[];
}

/** Beside the text on wide screens, folded above it on narrow ones. */
export function LegalContents({ sections }: LegalContentsProps) {
  const { t } = useTranslation();
  const list = (
    <ol className="flex list-inside list-decimal flex-col text-sm text-muted marker:tabular-nums">
      {sections.map(({ anchor, title }) => (
        <li key={anchor} className="py-0.5">
          <a
            href={`#${anchor}`}
            className="rounded-sm py-1 leading-snug underline-offset-3 hover:text-ink hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group rounded-card border border-line bg-surface px-4 lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center font-[650]">{t('public.legal.contents')}</summary>
        <nav aria-label={t('public.legal.contents')} className="pb-4">
          {list}
        </nav>
      </details>
      <nav
        aria-label={t('public.legal.contents')}
        className="sticky top-[calc(var(--header)+1.5rem)] hidden max-h-[calc(100dvh-var(--header)-3rem)] overflow-y-auto lg:block print:hidden"
      >
        <p className="mb-2 text-sm font-[650]">{t('public.legal.contents')}</p>
        {list}
      </nav>
    </>
  );
}
