import Coffee from 'lucide-react/icons/coffee';
import ScanFace from 'lucide-react/icons/scan-face';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { CheckerPicture, EmptyState, SlotPicture, WellPicture } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { FacelessPerson, WholePerson } from '../../../ui/picture/illustration.tsx';
import { KitSection } from './kit-section.tsx';

export function EmptySection() {
  const { t } = useTranslation();
  return (
    <KitSection title={t('kit.empty.title')} text={t('kit.empty.text')}>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        <EmptyState
          picture={
            <SlotPicture>
              <FacelessPerson who="zeca" className="h-full" />
            </SlotPicture>
          }
          title={t('kit.empty.videosTitle')}
          text={t('kit.empty.videosText')}
          action={<Button size="sm">{t('kit.empty.videosAction')}</Button>}
        />
        <EmptyState
          picture={
            <CheckerPicture>
              <WholePerson who="rita" className="h-full" />
            </CheckerPicture>
          }
          title={t('kit.empty.imagesTitle')}
          text={t('kit.empty.imagesText')}
          action={<Button size="sm">{t('kit.empty.imagesAction')}</Button>}
        />
        <EmptyState
          picture={<SlotPicture icon={<ScanFace />} />}
          title={t('kit.empty.facesTitle')}
          text={t('kit.empty.facesText')}
          action={<Button size="sm">{t('kit.empty.facesAction')}</Button>}
        />
        <EmptyState
          picture={<WellPicture icon={<Coffee />} />}
          title={t('kit.empty.reviewTitle')}
          text={t('kit.empty.reviewText')}
        />
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="aspect-video w-full rounded-picture" />
          <Skeleton className="h-3.5 w-2/3" />
          <Skeleton className="h-3.5 w-2/5" />
        </SkeletonGroup>
      </div>
    </KitSection>
  );
}
