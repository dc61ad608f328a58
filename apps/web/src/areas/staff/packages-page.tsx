import type { StaffPackage, StaffPromotion } from '@semblante/contracts';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../features/staff-desk/paged-list.tsx';
import { useForSale } from '../../features/staff-packages/package-calls.ts';
import { PackageForm } from '../../features/staff-packages/package-form.tsx';
import { PackagesTable } from '../../features/staff-packages/packages-table.tsx';
import { PromotionForm } from '../../features/staff-packages/promotion-form.tsx';
import { PromotionsTable } from '../../features/staff-packages/promotions-table.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionTitle } from '../../ui/section-title.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

type Editing =
  { what: 'package'; pack: StaffPackage | undefined } | { what: 'promotion'; promotion: StaffPromotion | undefined };

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
