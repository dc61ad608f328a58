import { workStates } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { NothingListed, PagedList } from '../../features/staff-desk/index.ts';
import { useWork, WorkTable } from '../../features/staff-work/index.ts';
import { oneOf, pageOf, presentWords } from '../../lib/address-words.ts';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const state = oneOf(workStates, address.get('state')) ?? 'open';
  const list = useWork({ state, page: pageOf(address) });
  const show = (words: { state?: string; page?: number }) =>
    setAddress(presentWords({ state, ...words }), { preventScrollReset: true });
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('staff.work.title')}
        text={t('staff.work.lead')}
        actions={
          <Segmented
            label={t('staff.work.state')}
            value={state}
            options={workStates.map((value) => ({ value, label: t(`staff.work.states.${value}`) }))}
            onChange={(next) => show({ state: next })}
          />
        }
      />
      <PagedList list={list} onPage={(page) => show({ page })}>
        {(work, loading) => (
          <WorkTable
            work={work}
            {...loading}
            empty={
              <NothingListed
                what={{ title: t(`staff.work.empty.${state}`), text: t('staff.work.empty_text') }}
                onClear={undefined}
              />
            }
          />
        )}
      </PagedList>
    </div>
  );
}
