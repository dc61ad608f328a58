import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { PackagesSection, usePackages } from '../../credits/index.ts';
import { BackToPackages } from '../back-to-packages.tsx';
import { Checkout } from './checkout.tsx';

/**
 * From the package's id in the address to the order. An address kept from another day may name a package that is gone.
 */
export function CheckoutStep({ packageId }: { packageId: string }) {
  const { t } = useTranslation();
  const { data: answer, isError } = usePackages();
  const pack = answer?.data.find(({ id }) => id === packageId);
  if (answer !== undefined && pack !== undefined) return <Checkout pack={pack} meta={answer.meta} />;
  return (
    <div className="flex flex-col gap-6">
      <BackToPackages text={t('credits.checkout.back')} />
      <PageTitle title={t('credits.checkout.title')} />
      {answer === undefined && !isError ? (
        <SkeletonGroup className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Skeleton className="h-60 w-full rounded-card" />
          <Skeleton className="h-60 w-full rounded-card" />
        </SkeletonGroup>
      ) : (
        <>
          {answer !== undefined && (
            <Notice kind="warn" announce>
              {t('credits.checkout.gone')}
            </Notice>
          )}
          <PackagesSection />
        </>
      )}
    </div>
  );
}
