import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { pageSpan } from '../../lib/page-span.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import type { ProcessingsPage } from './processing-cache.ts';
import { type ListedKind, type ProcessingsFilter, useProcessings } from './processing-calls.ts';
import { ProcessingCard } from './processing-card.tsx';
import { mediumOf } from './tool-views.ts';

type Period = ProcessingsFilter['period'];

interface ResultListProps {
  kind: ListedKind;
  period: Period;
  onPeriod: (period: Period) => void;
  /** Where nothing was ever made: what could be. */
  empty: ReactNode;
}

export function ResultList({ kind, period, onPeriod, empty }: ResultListProps) {
  const [page, setPage] = useState(1);
  const { data: results, isError, refetch } = useProcessings({ kind, period, page });
  if (results === undefined) return isError ? <NotLoaded onRetry={() => void refetch()} /> : <Loading kind={kind} />;
  if (results.meta.total === 0)
    return period === 'recent' ? <NothingRecent kind={kind} empty={empty} onOlder={() => onPeriod('all')} /> : empty;
  return (
    <div className="flex flex-col gap-6">
      <Cards kind={kind} results={results} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Pages results={results} onPage={setPage} />
        <PeriodSwitch period={period} onChange={onPeriod} />
      </div>
    </div>
  );
}

/** Images are square and small: more of them side by side. */
function gridOf(kind: ListedKind): string {
  return mediumOf(kind) === 'image'
    ? 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4'
    : 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3';
}

function Cards({ kind, results }: { kind: ListedKind; results: ProcessingsPage }) {
  return (
    <ul className={gridOf(kind)}>
      {results.data.map((processing) => (
        <li key={processing.id} className="min-w-0">
          <ProcessingCard processing={processing} />
        </li>
      ))}
    </ul>
  );
}

function Pages({ results, onPage }: { results: ProcessingsPage; onPage: (page: number) => void }) {
  const { t } = useTranslation();
  const { from, to, total, pageCount } = pageSpan(results.meta);
  const summary = t('processings.results.summary', {
    from: formatNumber(from),
    to: formatNumber(to),
    total: formatNumber(total),
  });
  return (
    <Pagination
      page={results.meta.page}
      pageCount={pageCount}
      onPage={onPage}
      summary={summary}
      label={t('processings.list.pages')}
    />
  );
}

function PeriodSwitch({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  const { t } = useTranslation();
  const other = period === 'recent' ? 'all' : 'recent';
  return (
    <Button kind="quiet" size="sm" className="-mx-3" onClick={() => onChange(other)}>
      {t(other === 'all' ? 'processings.results.older' : 'processings.results.newer')}
    </Button>
  );
}

/** Nothing this week is not nothing at all. */
function NothingRecent({ kind, empty, onOlder }: { kind: ListedKind; empty: ReactNode; onOlder: () => void }) {
  const { t } = useTranslation();
  const older = useProcessings({ kind, period: 'all', page: 1 }).data?.meta.total ?? 0;
  if (older === 0) return empty;
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t('processings.results.nothing_recent')}
      text={t('processings.results.nothing_recent_text')}
      action={
        <Button kind="sec" size="sm" onClick={onOlder}>
          {t('processings.results.older')}
        </Button>
      }
    />
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t('processings.results.failed')}
      text={t('processings.results.failed_text')}
      action={
        <Button kind="sec" size="sm" onClick={onRetry}>
          {t('processings.results.retry')}
        </Button>
      }
    />
  );
}

function Loading({ kind }: { kind: ListedKind }) {
  return (
    <SkeletonGroup className={gridOf(kind)}>
      {[0, 1, 2].map((place) => (
        <div key={place} className="flex flex-col gap-3">
          <Skeleton className={mediumOf(kind) === 'image' ? 'aspect-square w-full' : 'aspect-video w-full'} />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
