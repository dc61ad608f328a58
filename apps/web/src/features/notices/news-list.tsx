import type { News } from '@semblante/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { newsOptions, seeNews } from './notice-calls.ts';

export function NewsList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const pages = useInfiniteQuery(newsOptions);
  const news = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  const newest = news[0];

  // To look at the list is to have seen it; what is new keeps its mark until it is opened the next time.
  useEffect(() => {
    if (newest && !newest.seen) seeNews(newest).catch(console.error);
  }, [newest]);

  return (
    <div className="-m-2 flex max-h-[min(28rem,70vh)] flex-col gap-2 overflow-y-auto p-2" tabIndex={-1}>
      <h2 className="font-[650]">{t('shell.news.title')}</h2>
      {pages.isPending && <Skeleton className="h-24" />}
      {pages.isError && <Failed again={() => void pages.refetch()} />}
      {pages.isSuccess && news.length === 0 && <p className="text-muted">{t('shell.news.empty')}</p>}
      <ul className="flex flex-col">
        {news.map((each) => (
          <NewsRow key={each.id} news={each} onLeave={onLeave} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          kind="quiet"
          size="sm"
          busy={pages.isFetchingNextPage}
          busyLabel={t('shell.news.more')}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('shell.news.more')}
        </Button>
      )}
    </div>
  );
}

function Failed({ again }: { again: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-2">
      <p>{t('shell.news.failed')}</p>
      <Button kind="sec" size="sm" onClick={again}>
        {t('shell.news.again')}
      </Button>
    </div>
  );
}

function NewsRow({ news, onLeave }: { news: News; onLeave: () => void }) {
  const { t } = useTranslation();
  // Its result may be gone by now, and with it the name.
  const text = t(`notifications.${news.kind}`, { replace: { title: t('shell.news.untitled'), ...news.params } });
  return (
    <li className={joinClasses('border-t border-line py-2.5 first:border-0', !news.seen && 'font-[550]')}>
      <p className="text-pretty break-words">{text}</p>
      <p className="mt-0.5 flex items-center justify-between gap-3 font-normal text-muted">
        <time dateTime={news.created_at}>{formatDate(news.created_at, 'moment')}</time>
        {news.payment_id !== null && (
          <AppLink to="user.receipts" params={{ id: news.payment_id }} onClick={onLeave} className="underline">
            {t('shell.news.receipt')}
          </AppLink>
        )}
        {news.params['video_id'] !== undefined && (
          <AppLink
            to="user.faceswap"
            query={{ video: news.params['video_id'] }}
            onClick={onLeave}
            className="underline"
          >
            {t('shell.news.go_on')}
          </AppLink>
        )}
        {news.params['face_id'] !== undefined && (
          <AppLink
            to="user.faceswap"
            query={{ my_face: news.params['face_id'] }}
            onClick={onLeave}
            className="underline"
          >
            {t('shell.news.go_on')}
          </AppLink>
        )}
        {news.processing_id !== null && (
          <AppLink to="user.dashboard" onClick={onLeave} className="underline">
            {t('shell.news.result')}
          </AppLink>
        )}
      </p>
    </li>
  );
}
