import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuditTable } from '../../audit/index.ts';
import { NothingListed, PagedList } from '../../staff-desk/index.ts';
import { useUserHistory } from '../user-calls.ts';

/** What staff and the rules did to this account. */
export function HistoryPanel({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  return (
    <PagedList list={useUserHistory(userId, page)} onPage={setPage}>
      {(acts, state) => (
        <AuditTable
          acts={acts}
          {...state}
          empty={
            <NothingListed
              what={{ title: t('staff.user.history_empty'), text: t('staff.user.history_empty_text') }}
              onClear={undefined}
            />
          }
        />
      )}
    </PagedList>
  );
}
