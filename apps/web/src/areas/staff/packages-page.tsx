import type { StaffPackage, StaffPromotion } from '@semblante/contracts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../features/staff-desk/index.ts';
import {
  PackageForm,
  PackagesTable,
  PromotionForm,
  PromotionsTable,
  useForSale,
} from '../../features/staff-packages/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { SectionTitle } from '../../ui/layout/section-title.tsx';

type Editing =
  | { what: 'package'; pack: StaffPackage | undefined }
  | { what: 'promotion'; promotion: StaffPromotion | undefined };

export function Component() {
  const { t } = useTranslation();
  const { data: forSale, isError, refetch } = useForSale();
  const [editing, setEditing] = useState<Editing>();
  const close = () => setEditing(undefined);
  const plus = <Plus className="size-4" />;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('staff.packages.title')} text={t('staff.packages.lead')} />
      {forSale === undefined &&
        (isError ? (
          <NotLoaded onRetry={() => void refetch()} />
        ) : (
          <SkeletonGroup>
            <Skeleton className="h-96 w-full rounded-card" />
          </SkeletonGroup>
        ))}
      {forSale !== undefined && (
        <>
          <div>
            <SectionTitle
              title={t('staff.packages.section')}
              end={
                <Button size="sm" icon={plus} onClick={() => setEditing({ what: 'package', pack: undefined })}>
                  {t('staff.packages.add')}
                </Button>
              }
            />
            <PackagesTable packages={forSale.packages} onEdit={(pack) => setEditing({ what: 'package', pack })} />
          </div>
          <div>
            <SectionTitle
              title={t('staff.promotions.section')}
              end={
                <Button
                  kind="sec"
                  size="sm"
                  icon={plus}
                  onClick={() => setEditing({ what: 'promotion', promotion: undefined })}
                >
                  {t('staff.promotions.add')}
                </Button>
              }
            />
            <PromotionsTable
              promotions={forSale.promotions}
              packages={forSale.packages}
              onEdit={(promotion) => setEditing({ what: 'promotion', promotion })}
            />
          </div>
          {editing?.what === 'package' && <PackageForm pack={editing.pack} onClose={close} />}
          {editing?.what === 'promotion' && (
            <PromotionForm promotion={editing.promotion} packages={forSale.packages} onClose={close} />
          )}
        </>
      )}
    </div>
  );
}
