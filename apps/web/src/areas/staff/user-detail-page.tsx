import type { UserDetail } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { NotLoaded } from '../../features/staff-desk/index.ts';
import {
  AccessCard,
  BackToUsers,
  BillingCard,
  ConsentsPanel,
  CreditOrders,
  CreditsForm,
  DataForm,
  HistoryPanel,
  LedgerPanel,
  ProcessingsPanel,
  SessionsPanel,
  UserHeader,
  useUserDetail,
} from '../../features/staff-users/index.ts';
import { oneOf } from '../../lib/address-words.ts';
import { isApiError } from '../../lib/api-error.ts';
import { EmptyState, WellPicture } from '../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx';

const tabs = ['data', 'credits', 'processings', 'sessions', 'consents', 'history'] as const;

export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useUserDetail(id);
  if (user !== undefined) return <Detail key={user.id} user={user} />;
  return (
    <div className="flex flex-col gap-5">
      <BackToUsers />
      <h1 className="display text-2xl">{t('shell.titles.staff_user')}</h1>
      {error === null && (
        <SkeletonGroup>
          <Skeleton className="h-80 w-full rounded-card" />
        </SkeletonGroup>
      )}
      {error !== null && (isNobody(error) ? <Nobody /> : <NotLoaded onRetry={() => void refetch()} />)}
    </div>
  );
}

/** An id that is none is answered like one that nobody has. */
function isNobody(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 422);
}

function Nobody() {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={2}
      picture={<WellPicture />}
      title={t('staff.user.nobody')}
      text={t('staff.user.nobody_text')}
    />
  );
}

function Detail({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const tab = oneOf(tabs, address.get('tab')) ?? 'data';
  return (
    <div className="flex flex-col gap-5">
      <UserHeader user={user} />
      <Tabs
        label={t('staff.user.tabs.label')}
        value={tab}
        items={tabs.map((value) => ({ value, label: t(`staff.user.tabs.${value}`) }))}
        onChange={(next) =>
          setAddress(next === 'data' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
      >
        <TabPanel value="data">
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
            <div className="flex flex-col gap-4">
              <DataForm user={user} />
              <BillingCard user={user} />
            </div>
            <AccessCard user={user} />
          </div>
        </TabPanel>
        <TabPanel value="credits">
          <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)]">
            <LedgerPanel user={user} />
            <div className="flex flex-col gap-4 max-xl:order-first">
              {user.may.credits && <CreditsForm user={user} />}
              <CreditOrders orders={user.credit_orders} />
            </div>
          </div>
        </TabPanel>
        <TabPanel value="processings">
          <ProcessingsPanel userId={user.id} />
        </TabPanel>
        <TabPanel value="sessions">
          <SessionsPanel user={user} />
        </TabPanel>
        <TabPanel value="consents">
          <ConsentsPanel userId={user.id} />
        </TabPanel>
        <TabPanel value="history">
          <HistoryPanel userId={user.id} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
