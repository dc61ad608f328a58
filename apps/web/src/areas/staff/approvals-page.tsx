import { creditOrderStates } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ApprovalsTable, useCreditOrders } from '../../features/approvals/index.ts';
import { NothingListed, PagedList } from '../../features/staff-desk/index.ts';
import { oneOf, pageOf, presentWords } from '../../lib/address-words.ts';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const state = oneOf(creditOrderStates, address.get('state')) ?? 'pending';
  const list = useCreditOrders({ state, page: pageOf(address) });
  const show = (words: { state?: string; page?: number }) =>
    setAddress(presentWords({ state, ...words }), { preventScrollReset: true });
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('staff.approvals.title')}
        text={t('staff.approvals.lead')}
        actions={
          <Segmented
            label={t('staff.approvals.state')}
            value={state}
            options={(['pending', 'done', 'denied'] as const).map((value) => ({
              value,
              label: t(`staff.approvals.states.${value}`),
            }))}
            onChange={(next) => show({ state: next })}
          />
        }
      />
      <PagedList list={list} onPage={(page) => show({ page })}>
        {(orders, loading) => (
          <ApprovalsTable
            orders={orders}
            {...loading}
            empty={
              <NothingListed
                what={{ title: t(`staff.approvals.empty.${state}`), text: t('staff.approvals.empty_text') }}
                onClear={undefined}
              />
            }
          />
        )}
      </PagedList>
    </div>
  );
}
