import type { Processing } from '@semblante/contracts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { titleNewsOf } from './title-news-of.ts';

/**
 * The tab tells who is in another one how far the work is, and that it is done, while the page that follows it is open.
 */
export function useProgressTitle(followed: readonly Processing[]): void {
  const { t } = useTranslation();
  const news = titleNewsOf(followed);
  const text =
    news === undefined
      ? undefined
      : news === 'ready'
        ? t('processings.tab.ready')
        : t('processings.tab.progress', { percent: news });
  useEffect(() => {
    if (text === undefined) return undefined;
    const before = document.title;
    const told = `${text} · ${before}`;
    document.title = told;
    return () => {
      // The next page may have written its own title already.
      if (document.title === told) document.title = before;
    };
  }, [text]);
}
