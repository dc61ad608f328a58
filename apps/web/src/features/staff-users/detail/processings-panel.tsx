import type { UserProcessing } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { NothingListed, PagedList, shortId } from '../../staff-desk/index.ts';
import { useUserProcessings } from '../user-calls.ts';

const kinds = { pending: 'fill', in_progress: 'info', completed: 'ok', error: 'danger' } as const;

export function ProcessingsPanel({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const columns: Column<UserProcessing>[] = [
    {
      id: 'title',
      header: t('staff.processings.what'),
      card: 'line-1',
      renderCell: (processing) => <Title processing={processing} />,
    },
    {
      id: 'status',
      header: t('staff.processings.status'),
      card: 'line-2',
      renderCell: (processing) => <Status processing={processing} />,
    },
    {
      id: 'credits',
      header: t('staff.users.credits'),
      align: 'end',
      card: 'line-1-end',
      noWrap: true,
      renderCell: ({ credits }) => <span className="font-[650] tabular-nums">{formatNumber(credits)}</span>,
    },
    {
      id: 'created',
      header: t('staff.processings.ordered'),
      noWrap: true,
      card: 'line-2-end',
      renderCell: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      id: 'finished',
      header: t('staff.processings.finished'),
      noWrap: true,
      renderCell: ({ finished_at }) => finished_at !== null && <Moment at={finished_at} />,
    },
  ];
  return (
    <PagedList list={useUserProcessings(userId, page)} onPage={setPage}>
      {(processings, state) => (
        <DataTable
          caption={t('staff.processings.caption')}
          columns={columns}
          rows={processings}
          rowKey={({ id }) => id}
          {...state}
          empty={
            <NothingListed
              what={{ title: t('staff.processings.empty'), text: t('staff.processings.empty_text') }}
              onClear={undefined}
            />
          }
        />
      )}
    </PagedList>
  );
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-muted tabular-nums">
      {formatStaffDate(at, 'moment')}
    </time>
  );
}

function Title({ processing: { kind, title, id } }: { processing: UserProcessing }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0">
      <p className="font-[650] wrap-anywhere">{title}</p>
      <p className="text-xs text-muted">
        {t(`shell.tools.${kind}.short`)} <span className="font-mono">{shortId(id)}</span>
      </p>
    </div>
  );
}

function Status({ processing: { status, stage, error_code } }: { processing: UserProcessing }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col items-start gap-1">
      <Tag kind={stage === 'review' ? 'warn' : kinds[status]}>
        {stage === 'review' ? t('staff.processings.review') : t(`staff.dashboard.states_one.${status}`)}
      </Tag>
      {error_code !== null && <span className="text-xs text-muted">{t(`staff.processings.errors.${error_code}`)}</span>}
    </div>
  );
}
