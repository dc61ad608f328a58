import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../../ui/feedback/empty-state.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { KitSection } from './kit-section.tsx';

interface SampleRow {
  id: 'waiting' | 'done' | 'free';
  amount: string;
  value: string;
  date: string;
  tag: 'warn' | 'ok' | 'danger';
}

const rows: SampleRow[] = [
  { id: 'waiting', amount: '+10', value: 'R$ 39,90', date: '14/11 20:51', tag: 'warn' },
  { id: 'done', amount: '−1', value: '', date: '14/11 09:40', tag: 'ok' },
  { id: 'free', amount: '0', value: '', date: '13/11 18:22', tag: 'danger' },
];

export function TableSection() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set(['done']));
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const columns: Column<SampleRow>[] = [
    {
      id: 'kind',
      header: t('kit.table.kind'),
      card: 'line-1',
      renderCell: (row) => <b className="font-[650]">{t(`kit.table.kinds.${row.id}`)}</b>,
    },
    { id: 'about', header: t('kit.table.about'), card: 'line-2', renderCell: (row) => t(`kit.table.abouts.${row.id}`) },
    {
      id: 'amount',
      header: t('kit.table.amount'),
      card: 'line-1-end',
      align: 'end',
      renderCell: (row) => <b className="font-[650] tabular-nums">{row.amount}</b>,
    },
    {
      id: 'value',
      header: t('kit.table.value'),
      card: 'line-2-end',
      align: 'end',
      noWrap: true,
      renderCell: (row) => row.value,
    },
    {
      id: 'state',
      header: t('kit.table.state'),
      card: 'line-3',
      renderCell: (row) => <Tag kind={row.tag}>{t(`kit.table.states.${row.id}`)}</Tag>,
    },
    {
      id: 'date',
      header: t('kit.table.date'),
      card: 'line-3-end',
      noWrap: true,
      isSortable: true,
      renderCell: (row) => <span className="text-muted tabular-nums">{row.date}</span>,
    },
    { id: 'origin', header: t('kit.table.origin'), renderCell: () => t('kit.table.originValue') },
    {
      id: 'action',
      header: t('kit.table.action'),
      card: 'full',
      align: 'end',
      renderCell: (row) => (row.id === 'waiting' ? <Button size="sm">{t('kit.table.pay')}</Button> : null),
    },
  ];
  const shared = { caption: t('kit.table.caption'), columns, rowKey: (row: SampleRow) => row.id };
  return (
    <KitSection title={t('kit.table.title')} text={t('kit.table.text')}>
      <div className="flex flex-col gap-6">
        <DataTable
          {...shared}
          rows={direction === 'desc' ? rows : rows.toReversed()}
          order={{ by: 'date', direction, onSort: () => setDirection(direction === 'desc' ? 'asc' : 'desc') }}
          selection={{
            chosen,
            onChange: setChosen,
            labelOf: (row) => t(`kit.table.kinds.${row.id}`),
            labelAll: t('kit.table.choose'),
          }}
        />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <DataTable {...shared} rows={[]} loadingRows={3} />
          <DataTable
            {...shared}
            rows={[]}
            empty={
              <EmptyState picture={<WellPicture />} title={t('kit.table.emptyTitle')} text={t('kit.table.emptyText')} />
            }
          />
        </div>
      </div>
    </KitSection>
  );
}
