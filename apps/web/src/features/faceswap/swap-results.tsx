import type { Processing } from '@semblante/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';
import { Pagination } from '../../ui/table/pagination.tsx';
import {
  isRunning,
  ProcessingCard,
  ResultMoment,
  useProcessings,
  useProgressTitle,
  viewOf,
  WaitOffer,
} from '../processings/index.ts';

const grid = 'grid gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-4';
const firstPage = { period: 'all', page: 1 } as const;

/** What runs, and what ran when this page was opened: a result stays where its progress was looked at. */
export function useFollowedSwaps(kind: 'face' | 'catalog'): Processing[] {
  const { data: results } = useProcessings({ ...firstPage, kind });
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const running = results?.data.filter(isRunning) ?? [];
  if (running.some(({ id }) => !seen.has(id))) setSeen(new Set([...seen, ...running.map(({ id }) => id)]));
  return results?.data.filter(({ id }) => seen.has(id)) ?? [];
}

interface FollowedSwapsProps {
  swaps: readonly Processing[];
  /** The one that was just started here: whoever started it is led to it. */
  startedId: string | undefined;
}

export function FollowedSwaps({ swaps, startedId }: FollowedSwapsProps) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const shownStartedId = swaps.find(({ id }) => id === startedId)?.id;
  useEffect(() => {
    if (shownStartedId !== undefined) section.current?.focus();
  }, [shownStartedId]);
  useProgressTitle(swaps);
  if (swaps.length === 0) return null;
  // The newest that is done has the stage; whoever waits for another one sees that below.
  const made = swaps.find((swap) => viewOf(swap, Date.now()) === 'ready');
  const others = swaps.filter((swap) => swap !== made);
  return (
    <section
      ref={section}
      aria-labelledby="now"
      tabIndex={-1}
      className="scroll-mt-[calc(var(--header)+1.5rem)] rounded-sm outline-none"
    >
      <SectionTitle
        id="now"
        title={t(made === undefined ? 'faceswap.running.title' : 'faceswap.running.title_ready')}
      />
      {made !== undefined && <ResultMoment key={made.id} processing={made} />}
      {others.length > 0 && (
        <div className={made === undefined ? undefined : 'mt-8'}>
          <SwapCards swaps={others} />
        </div>
      )}
      <PhotoArchive swaps={swaps} />
      <WaitOffer followed={swaps} />
    </section>
  );
}

/** Several photos of one order are fetched together. */
function PhotoArchive({ swaps }: { swaps: readonly Processing[] }) {
  const { t } = useTranslation();
  const photos = swaps.filter((swap) => swap.kind === 'photo' && viewOf(swap, Date.now()) === 'ready');
  if (photos.length < 2) return null;
  const isAll = !swaps.some((swap) => swap.kind === 'photo' && isRunning(swap));
  return (
    <ButtonLink kind="sec" size="sm" className="mt-6">
      <a href={`/api/processings/archive?ids=${photos.map(({ id }) => id).join(',')}`} download>
        {isAll ? t('faceswap.photo.zip') : t('faceswap.photo.zip_ready', { count: photos.length })}
      </a>
    </ButtonLink>
  );
}

function SwapCards({ swaps }: { swaps: readonly Processing[] }) {
  return (
    <ul className={grid}>
      {swaps.map((processing) => (
        <li key={processing.id} className="min-w-0">
          <ProcessingCard processing={processing} rowOnPhones />
        </li>
      ))}
    </ul>
  );
}

/** All the others, page by page. */
export function PastSwaps({ followed }: { followed: readonly Processing[] }) {
  const { t } = useTranslation();
  const made = useProcessings({ ...firstPage, kind: 'face' }).data?.meta.total ?? 0;
  // Everything there is stands above: there is nothing earlier, and nothing that a first result waits for.
  if (made > 0 && made === followed.length) return null;
  return (
    <section aria-labelledby="past">
      <SectionTitle id="past" title={t('faceswap.past.title')} />
      <PastList followed={followed} />
    </section>
  );
}

function PastList({ followed }: { followed: readonly Processing[] }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data: results, isError, refetch } = useProcessings({ ...firstPage, kind: 'face', page });
  if (results === undefined && isError) {
    return (
      <EmptyState
        picture={<WellPicture />}
        title={t('faceswap.past.failed')}
        text={t('faceswap.past.failed_text')}
        action={
          <Button kind="sec" size="sm" onClick={() => void refetch()}>
            {t('faceswap.past.retry')}
          </Button>
        }
      />
    );
  }
  if (results === undefined) {
    return (
      <SkeletonGroup className={grid}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="aspect-video w-full rounded-picture" />
        ))}
      </SkeletonGroup>
    );
  }
  const past = results.data.filter(({ id }) => !followed.some((swap) => swap.id === id));
  const pageCount = Math.ceil(results.meta.total / results.meta.per_page);
  if (past.length === 0 && pageCount <= 1) {
    return (
      <EmptyState picture={<WellPicture />} title={t('faceswap.past.empty')} text={t('faceswap.past.empty_text')} />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <SwapCards swaps={past} />
      <Pagination page={page} pageCount={pageCount} onPage={setPage} label={t('processings.list.pages')} />
    </div>
  );
}
