import type { ClipDetail, Processing } from '@semblante/contracts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ClipBadgeTag, ClipDesk, RestrictedNow, useClip } from '../../features/catalog/index.ts';
import { deskColumns, FollowedSwaps, useFollowedSwaps } from '../../features/faceswap/index.ts';
import { ProcessingErrorModal } from '../../features/processings/index.ts';
import { isApiError } from '../../lib/api-error.ts';
import { clockText } from '../../lib/format-clock.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <ClipPage key={id} id={id} />;
}

function ClipPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: clip, error, refetch } = useClip(id);
  const followed = useFollowedSwaps('catalog');
  const [startedId, setStartedId] = useState<string>();
  const [isGone, setIsGone] = useState(false);

  function follow(processing: Processing) {
    setStartedId(processing.id);
    toast.success(t('catalog.offer.started'));
  }

  if (isApiError(error, 'catalog.restricted')) return <RestrictedNow />;
  if (isGone || isApiError(error, 'catalog.not_found')) return <Gone />;
  if (clip === undefined) return error === null ? <Loading /> : <NotLoaded onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <div className="flex flex-col gap-3">
        <BackToCatalog />
        <PageTitle title={clip.title} text={<Facts clip={clip} />} />
      </div>
      <FollowedSwaps swaps={followed} startedId={startedId} />
      <ClipDesk clip={clip} onStarted={follow} onGone={() => setIsGone(true)} />
      <ProcessingErrorModal />
    </div>
  );
}

function Facts({ clip }: { clip: ClipDetail }) {
  const { t } = useTranslation();
  const words = [
    ...clip.categories.map(({ title }) => title),
    clockText(clip.seconds),
    t('catalog.clip.people', { count: clip.people_count }),
  ];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="tabular-nums">{words.join(' · ')}</span>
      {clip.badges.map((badge) => (
        <ClipBadgeTag key={badge} badge={badge} />
      ))}
    </span>
  );
}

/** To the place in the list that was left, for who came from there; to its beginning for who came by a link. */
function BackToCatalog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromCatalog?: boolean } | null };
  function goBack(event: MouseEvent) {
    if (state?.isFromCatalog !== true || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <AppLink
      to="user.catalog"
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-2 self-start rounded-control text-sm font-[650] text-ink-2 no-underline hover:text-ink md:min-h-8"
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      {t('catalog.clip.back')}
    </AppLink>
  );
}

function Loading() {
  return (
    <SkeletonGroup className="flex flex-col gap-6">
      <Skeleton className="h-8 w-64" />
      <div className={deskColumns}>
        <Skeleton className="aspect-video w-full rounded-picture" />
        <Skeleton className="h-80 w-full rounded-card" />
      </div>
    </SkeletonGroup>
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('catalog.page.title')} />
      <EmptyState
        headingLevel={2}
        picture={<WellPicture />}
        title={t('catalog.clip.gone')}
        text={t('catalog.clip.gone_text')}
        action={
          <ButtonLink size="sm">
            <AppLink to="user.catalog">{t('catalog.clip.others')}</AppLink>
          </ButtonLink>
        }
      />
    </div>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('catalog.page.title')} />
      <EmptyState
        headingLevel={2}
        picture={<WellPicture />}
        title={t('catalog.clip.failed')}
        text={t('catalog.clip.failed_text')}
        action={
          <Button kind="sec" size="sm" onClick={onRetry}>
            {t('catalog.clip.retry')}
          </Button>
        }
      />
    </div>
  );
}
