import type { LedgerLine, UserDetail } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { NothingListed, PagedList } from '../../staff-desk/index.ts';
import { signedCredits } from '../../statement/index.ts';
import { useLedger } from '../user-calls.ts';
import { causeText, reasonText } from './ledger-words.ts';

/** Every change of the balance, newest first, with what it was afterwards: the last line is the balance of now. */
export function LedgerPanel({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const columns: Column<LedgerLine>[] = [
    {
      id: 'at',
      header: t('staff.ledger.at'),
      card: 'line-2-end',
      noWrap: true,
      renderCell: ({ created_at }) => (
        <time dateTime={created_at} className="text-muted tabular-nums">
          {formatStaffDate(created_at, 'moment')}
        </time>
      ),
    },
    {
      id: 'kind',
      header: t('staff.ledger.kind'),
      card: 'line-1',
      noWrap: true,
      renderCell: ({ kind }) => <span className="font-[650]">{t(`staff.ledger.kinds.${kind}`)}</span>,
    },
    { id: 'cause', header: t('staff.ledger.cause'), card: 'line-2', renderCell: (line) => <CauseCell line={line} /> },
    {
      id: 'amount',
      header: t('staff.ledger.amount'),
      align: 'end',
      card: 'line-1-end',
      noWrap: true,
      renderCell: ({ amount }) => (
        <span className={joinClasses('font-[650] tabular-nums', amount > 0 && 'text-ok')}>
          {signedCredits(amount, formatNumber)}
        </span>
      ),
    },
    {
      id: 'balance',
      header: t('staff.ledger.balance'),
      align: 'end',
      noWrap: true,
      renderCell: ({ balance }) => <span className="tabular-nums">{formatNumber(balance)}</span>,
    },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div>
        <h2 className="text-lg font-[650]">{t('staff.ledger.title')}</h2>
        <p className="text-sm text-muted">
          {t('staff.ledger.lead', { balance: formatNumber(user.balance), held: formatNumber(user.held) })}
        </p>
      </div>
      <PagedList list={useLedger(user.id, page)} onPage={setPage}>
        {(lines, state) => (
          <DataTable
            caption={t('staff.ledger.title')}
            columns={columns}
            rows={lines}
            rowKey={({ id }) => id}
            {...state}
            empty={
              <NothingListed
                what={{ title: t('staff.ledger.empty'), text: t('staff.ledger.empty_text') }}
                onClear={undefined}
              />
            }
          />
        )}
      </PagedList>
    </div>
  );
}

function CauseCell({ line }: { line: LedgerLine }) {
  const { cause, actor } = line;
  const name = causeText(line);
  const reason = reasonText(line);
  return (
    <div className="min-w-0">
      {cause.kind === 'payment' ? (
        <AppLink
          to="staff.sells"
          query={{ query: cause.id }}
          className="rounded-sm underline decoration-line underline-offset-3 hover:decoration-ink"
        >
          {name}
        </AppLink>
      ) : (
        <span>{name}</span>
      )}
      {reason !== undefined && <p className="text-xs wrap-anywhere text-muted">{reason}</p>}
      {actor !== null && <p className="text-xs text-muted">{actor.name}</p>}
    </div>
  );
}
