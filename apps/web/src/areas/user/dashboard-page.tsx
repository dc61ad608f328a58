import { useTranslation } from 'react-i18next';
import { ErasureNotice } from '../../features/privacy/index.ts';
import { StatementSection } from '../../features/statement/index.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { DashboardBalance } from './dashboard-balance.tsx';
import { DashboardResults } from './dashboard-results.tsx';
import { DashboardTools } from './dashboard-tools.tsx';

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const firstName = user.name.split(/\s/, 1)[0] ?? user.name;
  return (
    <div className="flex flex-col gap-8 md:gap-12">
      <ErasureNotice />
      <section className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <PageTitle
          title={
            <span className="wrap-anywhere">
              {t(`dashboard.greeting.${partOfDay(new Date().getHours())}`, { name: firstName })}
            </span>
          }
          text={t('dashboard.greeting.lead')}
        />
        <DashboardBalance balance={user.balance} held={user.held} />
      </section>
      <DashboardTools verified={user.is_irrestrict} />
      <DashboardResults />
      <StatementSection />
    </div>
  );
}
