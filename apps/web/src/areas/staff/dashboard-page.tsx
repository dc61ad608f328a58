import { dashboardPeriods } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Alerts, type Period, Plots, Tiles, useDashboard, useLiveDashboard } from '../../features/figures/index.ts';
import { ErasureNotice } from '../../features/privacy/index.ts';
import { NotLoaded } from '../../features/staff-desk/index.ts';
import { oneOf } from '../../lib/address-words.ts';
import { formatDay, formatStaffDate } from '../../lib/format-date.ts';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const days: Period = oneOf(dashboardPeriods, address.get('days')) ?? '7';
  const { data: dashboard, isError, refetch } = useDashboard(days);
  const { data: live = dashboard } = useLiveDashboard({ isWanted: true });
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('staff.dashboard.title')}
        text={
          dashboard !== undefined && live !== undefined
            ? t('staff.dashboard.lead', {
                from: formatDay(dashboard.from),
                to: formatDay(dashboard.to),
                days: dashboard.days,
                at: formatStaffDate(live.at, 'time'),
              })
            : t('staff.dashboard.loading')
        }
        actions={
          <Segmented
            label={t('staff.dashboard.period')}
            value={days}
            options={dashboardPeriods.map((value) => ({ value, label: t('staff.dashboard.days', { days: value }) }))}
            onChange={(value) => setAddress({ days: value }, { replace: true, preventScrollReset: true })}
          />
        }
      />
      <ErasureNotice />
      {dashboard !== undefined && live !== undefined && (
        <>
          <Alerts alerts={live.alerts} />
          <section aria-labelledby="figures" className="flex flex-col gap-3">
            <h2 id="figures" className="sr-only">
              {t('staff.dashboard.figures.title')}
            </h2>
            <Tiles dashboard={dashboard} />
            <Plots dashboard={dashboard} work={live.work} />
          </section>
        </>
      )}
      {dashboard === undefined && (isError ? <NotLoaded onRetry={() => void refetch()} /> : <LoadingFigures />)}
    </div>
  );
}

function LoadingFigures() {
  return (
    <SkeletonGroup className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} className="h-34 w-full rounded-card" />
      ))}
      <Skeleton className="col-span-full h-76 w-full rounded-card" />
    </SkeletonGroup>
  );
}
