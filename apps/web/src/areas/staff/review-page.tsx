import type { ReviewQuery } from '@semblante/contracts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BlocksList,
  pressable,
  ReviewCard,
  ReviewKeysLine,
  ScreenRules,
  useReviewCases,
  useReviewKeys,
} from '../../features/review/index.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { pageSpan } from '../../lib/page-span.ts';
import { Button } from '../../ui/button/button.tsx';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';

const tabs = ['waiting', 'decided', 'blocks'] as const;

export function Component() {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof tabs)[number]>('waiting');
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <PageTitle
        title={t('review.list.title')}
        text={t('review.list.lead')}
        actions={
          <Segmented
            label={t('review.list.state')}
            value={tab}
            onChange={setTab}
            options={tabs.map((value) => ({ value, label: t(`review.list.${value}`) }))}
          />
        }
      />
      {tab === 'decided' && <ScreenRules />}
      {tab === 'blocks' ? <BlocksList /> : <ReviewList key={tab} state={tab} />}
    </div>
  );
}

function ReviewList({ state }: Pick<ReviewQuery, 'state'>) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  useReviewKeys(list);
  const { data: answer, isError, refetch } = useReviewCases({ state, page });
  if (answer === undefined) return isError ? <NotLoaded onRetry={() => void refetch()} /> : <Loading />;
  if (answer.meta.total === 0) {
    return (
      <EmptyState
        headingLevel={2}
        picture={<WellPicture />}
        title={t(`review.list.empty_${state}`)}
        text={t(`review.list.empty_${state}_text`)}
      />
    );
  }
  const { from, to, total, pageCount } = pageSpan(answer.meta);
  return (
    <>
      {state === 'waiting' && <ReviewKeysLine />}
      <ul ref={list} className="flex flex-col gap-4">
        {answer.data.map((reviewCase) => (
          <li key={reviewCase.id} {...{ [pressable.item]: '' }} tabIndex={-1} className="scroll-mt-4 rounded-card">
            <ReviewCard reviewCase={reviewCase} />
          </li>
        ))}
      </ul>
      <Pagination
        page={answer.meta.page}
        pageCount={pageCount}
        onPage={setPage}
        summary={t('review.list.summary', {
          from: formatNumber(from),
          to: formatNumber(to),
          total: formatNumber(total),
        })}
      />
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t('review.list.failed')}
      text={t('review.list.failed_text')}
      action={
        <Button kind="sec" size="sm" onClick={onRetry}>
          {t('review.list.retry')}
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </SkeletonGroup>
  );
}
