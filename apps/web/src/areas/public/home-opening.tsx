import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface HomeOpeningProps {
  /** Fills the box it is given. */
  picture: (className: string) => ReactNode;
  ways: ReactNode;
}

/** The first screen of the home page: drawn when the page is built too, so it needs nothing but its texts. */
export function HomeOpening({ picture, ways }: HomeOpeningProps) {
  const { t } = useTranslation();
  return (
    <section className="grid items-center gap-8 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:gap-12">
      {picture('mx-auto aspect-4/5 w-full max-w-[min(28rem,calc(62dvh*0.8))] rounded-sheet md:order-1')}
      <div className="flex flex-col gap-5">
        <h1 className="display text-[clamp(2.2rem,6vw,4.2rem)] leading-none whitespace-pre-line">
          {t('accounts.login.hero')}
        </h1>
        <p className="max-w-[44ch] text-lg text-pretty text-ink-2">{t('public.home.lead')}</p>
        {ways}
        <p className="text-sm text-muted">{t('public.home.free')}</p>
      </div>
    </section>
  );
}

/** Two ways that lead to the swap, one above the other on a phone. */
export function HomeWays({ example, own }: { example: ReactNode; own: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
      {example}
      {own}
    </div>
  );
}
