import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { pathTo } from '../navigation/route-names.ts';
import { Button, ButtonLink } from '../ui/button/button.tsx';
import { GreenPlace } from '../ui/picture/green-place.tsx';
import { Mark } from '../ui/picture/mark.tsx';
import { PicturePage } from './picture-page.tsx';

/**
 * Each browser has its own words for a piece of code that could not be fetched: a new version was published, or the
 * line dropped.
 */
const missingCode = /dynamically imported module|module script failed|error loading dynamically|preload CSS/i;

function isStale(error: unknown): boolean {
  return error instanceof Error && missingCode.test(error.message);
}

export function ErrorPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const stale = isStale(error);
  return (
    <PicturePage
      picture={
        <GreenPlace closed className="grid aspect-square place-items-center rounded-sheet">
          <Mark className="w-1/2 text-[#F4F5F1]" />
        </GreenPlace>
      }
      title={t(stale ? 'shell.error.stale_title' : 'shell.error.title')}
      text={t(stale ? 'shell.error.stale_text' : 'shell.error.text')}
      actions={
        <>
          <Button onClick={() => location.reload()}>{t('shell.error.reload')}</Button>
          {/* A whole new page, not a navigation: whatever broke is left behind. */}
          <ButtonLink kind="quiet">
            <a href={pathTo('Login')}>{t('shell.error.home')}</a>
          </ButtonLink>
        </>
      }
    />
  );
}
