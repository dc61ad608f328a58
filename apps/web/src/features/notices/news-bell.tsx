import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Popover } from '../../ui/overlay/popover.tsx';
import { unseenOptions } from './notice-calls.ts';

const NewsList = lazy(async () => ({ default: (await import('./news-list.tsx')).NewsList }));
const shownMax = 9;

/** What happened to the account, behind a bell that says how much of it is new. */
export function NewsBell() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const unseen = useQuery(unseenOptions).data ?? 0;
  const bell = (
    <IconButton
      kind="quiet"
      label={unseen === 0 ? t('shell.news.open') : t('shell.news.open_new', { count: unseen })}
      icon={
        <span className="relative">
          <Bell />
          {unseen > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-2 -right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-[.6875rem] leading-none font-bold text-surface"
            >
              {unseen > shownMax ? `${shownMax}+` : unseen}
            </span>
          )}
        </span>
      }
    />
  );
  return (
    <Popover trigger={bell} label={t('shell.news.title')} align="end" open={isOpen} onOpenChange={setIsOpen}>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <NewsList onLeave={() => setIsOpen(false)} />
      </Suspense>
    </Popover>
  );
}
