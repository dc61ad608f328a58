import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { NotLoaded } from '../../features/staff-desk/index.ts';
import { ClipEditor, clipName, useStaffClip } from '../../features/staff-videos/index.ts';
import { isApiError } from '../../lib/api-error.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: clip, error, refetch } = useStaffClip(id);
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={clip === undefined ? t('staff-videos.list.one') : clipName(clip).main}
        actions={
          <ButtonLink kind="sec" size="sm">
            <AppLink to="staff.videos">{t('staff-videos.list.back')}</AppLink>
          </ButtonLink>
        }
      />
      {clip !== undefined && <ClipEditor key={clip.id} clip={clip} />}
      {clip === undefined && error === null && <Loading />}
      {clip === undefined &&
        error !== null &&
        (isApiError(error, 'catalog.not_found') ? <Gone /> : <NotLoaded onRetry={() => void refetch()} />)}
    </div>
  );
}

function Gone() {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t('staff-videos.list.gone')}
      text={t('staff-videos.list.gone_text')}
    />
  );
}

function Loading() {
  return (
    <SkeletonGroup className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </SkeletonGroup>
  );
}
