import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { pathTo } from '../../app/route-names.ts';
import { AddClip } from '../../features/staff-videos/add-clip.tsx';
import { useVideoUpload } from '../../features/uploads/video-upload.ts';
import { PageTitle } from '../../ui/page-title.tsx';

/** As soon as the server knows the clip it has a page of its own, where everything else is written while the file arrives. */
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
