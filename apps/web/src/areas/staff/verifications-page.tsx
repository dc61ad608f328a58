import { verificationRequestStates } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { NothingListed, PagedList } from '../../features/staff-desk/index.ts';
import { useVerificationRequests, VerificationRequestsTable } from '../../features/staff-verifications/index.ts';
import { oneOf, pageOf, presentWords } from '../../lib/address-words.ts';
import { Segmented } from '../../ui/choice/segmented.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const state = oneOf(verificationRequestStates, address.get('state')) ?? 'pending';
  const list = useVerificationRequests({ state, page: pageOf(address) });
  const show = (words: { state?: string; page?: number }) =>
    setAddress(presentWords({ state, ...words }), { preventScrollReset: true });
  const states = verificationRequestStates.map((value) => ({ value, label: t(`staff.verifications.states.${value}`) }));
  const nothing = { title: t(`staff.verifications.empty.${state}`), text: t('staff.verifications.empty_text') };
  return (
    <div className="flex flex-col gap-5">
      <PageTitle
        title={t('staff.verifications.title')}
        text={t('staff.verifications.lead')}
        actions={
          <Segmented
            label={t('staff.verifications.state')}
            value={state}
            options={states}
            onChange={(next) => show({ state: next })}
          />
        }
      />
      <PagedList list={list} onPage={(page) => show({ page })}>
        {(requests, loading) => (
          <VerificationRequestsTable
            requests={requests}
            {...loading}
            empty={<NothingListed what={nothing} onClear={undefined} />}
          />
        )}
      </PagedList>
    </div>
  );
}
