import type { UserConsent } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { type Column, DataTable } from '../../../ui/table/data-table.tsx';
import { NothingListed, PagedList } from '../../staff-desk/index.ts';
import { useUserConsents } from '../user-calls.ts';

/** What was declared about each face, in which words, when and from where. */
export function ConsentsPanel({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const columns: Column<UserConsent>[] = [
    {
      id: 'face',
      header: t('staff.consents.face'),
      card: 'line-1',
      renderCell: ({ face }) =>
        face === null ? (
          <span className="text-muted">{t('staff.consents.face_gone')}</span>
        ) : (
          <span className="font-[650] wrap-anywhere">{face.name}</span>
        ),
    },
    {
      id: 'kind',
      header: t('staff.consents.kind'),
      card: 'line-2',
      renderCell: ({ kind }) => t(`staff.consents.kinds.${kind}`),
    },
    {
      id: 'version',
      header: t('staff.consents.version'),
      noWrap: true,
      renderCell: ({ text_version, language }) => (
        <span className="tabular-nums">
          {t('staff.consents.version_of', { version: text_version, language: t(`shell.preferences.${language}`) })}
        </span>
      ),
    },
    {
      id: 'address',
      header: t('staff.consents.address'),
      noWrap: true,
      renderCell: ({ address }) => <span className="font-mono text-xs">{address}</span>,
    },
    {
      id: 'at',
      header: t('staff.consents.at'),
      noWrap: true,
      card: 'line-2-end',
      renderCell: ({ declared_at }) => (
        <time dateTime={declared_at} className="text-muted tabular-nums">
          {formatStaffDate(declared_at, 'full')}
        </time>
      ),
    },
    {
      id: 'state',
      header: t('staff.consents.state'),
      card: 'line-1-end',
      renderCell: ({ withdrawn_at }) =>
        withdrawn_at === null ? (
          <Tag kind="ok">{t('staff.consents.valid')}</Tag>
        ) : (
          <Tag>{t('staff.consents.withdrawn', { at: formatStaffDate(withdrawn_at, 'day') })}</Tag>
        ),
    },
  ];
  return (
    <PagedList list={useUserConsents(userId, page)} onPage={setPage}>
      {(consents, state) => (
        <DataTable
          caption={t('staff.consents.caption')}
          columns={columns}
          rows={consents}
          rowKey={({ id }) => id}
          {...state}
          empty={
            <NothingListed
              what={{ title: t('staff.consents.empty'), text: t('staff.consents.empty_text') }}
              onClear={undefined}
            />
          }
        />
      )}
    </PagedList>
  );
}
