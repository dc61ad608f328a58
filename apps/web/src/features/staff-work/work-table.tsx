import { isAllowed, type WorkItem } from '@semblante/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';

interface WorkTableProps {
  work: readonly WorkItem[];
  loadingRows?: number;
  empty: ReactNode;
}

export function WorkTable({ work, loadingRows, empty }: WorkTableProps) {
  const { t } = useTranslation();
  const mayOpenAccounts = isAllowed('moderation', useUser().role);
  const columns: Column<WorkItem>[] = [
    {
      id: 'kind',
      header: t('staff.work.kind'),
      card: 'line-1',
      renderCell: ({ kind, id }) => (
        <span>
          {t(`shell.tools.${kind}.name`)}
          <span className="block text-xs wrap-anywhere text-muted">{id}</span>
        </span>
      ),
    },
    { id: 'state', header: t('staff.work.state'), card: 'line-1-end', renderCell: (item) => <Standing item={item} /> },
    {
      id: 'ordered',
      header: t('staff.work.ordered'),
      noWrap: true,
      renderCell: ({ created_at }) => (
        <time dateTime={created_at} className="tabular-nums">
          {formatStaffDate(created_at, 'moment')}
        </time>
      ),
    },
    {
      id: 'ended',
      header: t('staff.work.ended'),
      noWrap: true,
      renderCell: ({ finished_at }) =>
        finished_at !== null && (
          <time dateTime={finished_at} className="tabular-nums">
            {formatStaffDate(finished_at, 'moment')}
          </time>
        ),
    },
    {
      id: 'account',
      header: t('staff.users.account'),
      align: 'end',
      card: 'full',
      renderCell: ({ user_id }) =>
        mayOpenAccounts && (
          <AppLink
            to="staff.users.detail"
            params={{ id: user_id }}
            query={{ tab: 'processings' }}
            className="underline"
          >
            {t('staff.work.open_account')}
          </AppLink>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('staff.work.caption')}
      columns={columns}
      rows={work}
      rowKey={({ id }) => id}
      {...(loadingRows !== undefined && { loadingRows })}
      empty={empty}
    />
  );
}

function Standing({ item: { status, stage, progress, error_code, is_stalled } }: { item: WorkItem }) {
  const { t } = useTranslation();
  if (is_stalled) return <Tag kind="danger">{t('staff.work.stalled')}</Tag>;
  if (error_code !== null) return <Tag kind="danger">{t(`staff.work.errors.${error_code}`)}</Tag>;
  if (status === 'pending') return <Tag>{t('staff.work.pending')}</Tag>;
  return <Tag kind="info">{t('staff.work.running', { stage: t(`staff.work.stages.${stage}`), progress })}</Tag>;
}
