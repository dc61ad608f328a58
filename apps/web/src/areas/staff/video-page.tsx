import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AppLink } from '../../app/app-link.tsx';
import { NotLoaded } from '../../features/staff-desk/paged-list.tsx';
import { ClipEditor } from '../../features/staff-videos/clip-editor.tsx';
import { clipName } from '../../features/staff-videos/clip-name.ts';
import { useStaffClip } from '../../features/staff-videos/staff-video-calls.ts';
import { isApiError } from '../../lib/api-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState, WellPicture } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

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
