import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { AddClip } from '../../features/staff-videos/index.ts';
import { useVideoUpload } from '../../features/uploads/index.ts';
import { pathTo } from '../../navigation/route-names.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';

/**
 * As soon as the server knows the clip it has a page of its own, where everything else is written while the file
 * arrives.
 */
export function Component() {
  const { t } = useTranslation();
  const upload = useVideoUpload();
  if ('videoId' in upload && upload.videoId !== undefined)
    return <Navigate replace to={pathTo('staff.videos.detail', { id: upload.videoId })} />;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <PageTitle title={t('staff-videos.add.title')} text={t('staff-videos.add.lead')} />
      <AddClip />
    </div>
  );
}
