import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { clipsPerPage } from '../catalog-calls.ts';
import { type CatalogFilters, isWholeCatalog } from '../catalog-filters.ts';
import { ClipCard, ClipCardSkeleton } from '../clip-card.tsx';
import { RestrictedNow } from '../restricted-now.tsx';
import { pagesOf } from './grid-shape.ts';
import { useClipCount, useClipsAt } from './use-clip-pages.ts';
import { useClipRows } from './use-clip-rows.ts';

interface ClipGridProps {
  filters: CatalogFilters;
  /** The page of the list that the address names. */
  startPage: number;
  onClear: () => void;
}

/** Give it a key made of the filters: another search is another list. */
export function ClipGrid({ filters, startPage, onClear }: ClipGridProps) {
  const { total, error, retry } = useClipCount(filters, startPage);
  if (isApiError(error, 'catalog.restricted')) return <RestrictedNow />;
  if (total === undefined) return error !== null ? <NotLoaded onRetry={retry} /> : <Loading />;
  if (total === 0) return <NoClips isSearched={!isWholeCatalog(filters)} onClear={onClear} />;
  return <Clips filters={filters} total={total} startPage={startPage} />;
}

/** However long the list, only what is in sight, and a little around it, is there. */
function Clips({ filters, total, startPage }: { filters: CatalogFilters; total: number; startPage: number }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { shape, rows, height, keepFocused } = useClipRows({ list, total, startPage });
  const first = (rows[0]?.index ?? 0) * shape.columns;
  const last = Math.min(total, ((rows.at(-1)?.index ?? -1) + 1) * shape.columns) - 1;
  const clipAt = useClipsAt(filters, pagesOf({ first, last, perPage: clipsPerPage }));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices where the focus is
    <ul
      ref={list}
      aria-label={t('catalog.list.label')}
      onFocus={keepFocused}
      className="relative list-none"
      style={{ height }}
    >
      {rows.flatMap((row) =>
        Array.from({ length: Math.min(shape.columns, total - row.index * shape.columns) }, (_, column) => {
          const place = row.index * shape.columns + column;
          const clip = clipAt(place);
          return (
            <li
              key={place}
              aria-setsize={total}
              aria-posinset={place + 1}
              data-row={row.index}
              style={{ top: row.top, left: column * (shape.itemWidth + shape.gap), width: shape.itemWidth }}
              className="absolute"
            >
              {clip === undefined ? <ClipCardSkeleton /> : <ClipCard key={clip.id} clip={clip} />}
            </li>
          );
        }),
      )}
    </ul>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 md:gap-x-4 lg:grid-cols-4 xl:grid-cols-5">
      {Array.from({ length: 10 }, (_, place) => (
        <div key={place} className="flex flex-col gap-2">
          <Skeleton className="aspect-3/4 w-full rounded-picture" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-3.5 w-1/3" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      picture={<WellPicture />}
      title={t('catalog.list.failed')}
      text={t('catalog.list.failed_text')}
      action={
        <Button kind="sec" size="sm" onClick={onRetry}>
          {t('catalog.list.retry')}
        </Button>
      }
    />
  );
}

function NoClips({ isSearched, onClear }: { isSearched: boolean; onClear: () => void }) {
  const { t } = useTranslation();
  if (!isSearched)
    return (
      <EmptyState picture={<WellPicture />} title={t('catalog.list.nothing')} text={t('catalog.list.nothing_text')} />
    );
  return (
    <EmptyState
      picture={<WellPicture />}
      title={t('catalog.list.empty')}
      text={t('catalog.list.empty_text')}
      action={
        <Button kind="sec" size="sm" onClick={onClear}>
          {t('catalog.list.clear')}
        </Button>
      }
    />
  );
}
