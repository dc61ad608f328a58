import type { Sell } from '@semblante/contracts';
import Flag from 'lucide-react/icons/flag';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { statusWord } from '../payments/index.ts';
import { decisionsFor } from './refund-decisions.ts';

const kinds = {
  success: 'ok',
  pending: 'fill',
  refunded: 'fill',
  fail: 'danger',
  trash: 'fill',
  error: 'warn',
} as const;

interface SellsTableProps {
  sells: readonly Sell[];
  onOpen: (sell: Sell) => void;
  loadingRows?: number;
  empty?: ReactNode;
}

export function SellsTable({ sells, onOpen, loadingRows, empty }: SellsTableProps) {
  const { t } = useTranslation();
  const columns: Column<Sell>[] = [
    { id: 'buyer', header: t('sells.table.buyer'), card: 'line-1', renderCell: (sell) => <Buyer sell={sell} /> },
    {
      id: 'amount',
      header: t('sells.table.amount'),
      align: 'end',
      card: 'line-1-end',
      noWrap: true,
      renderCell: (sell) => <span className="font-[650] tabular-nums">{formatMoney(sell.amount_cents)}</span>,
    },
    {
      id: 'credits',
      header: t('sells.table.credits'),
      align: 'end',
      noWrap: true,
      renderCell: (sell) => <span className="tabular-nums">{formatNumber(sell.credits)}</span>,
    },
    {
      id: 'method',
      header: t('sells.table.method'),
      noWrap: true,
      renderCell: (sell) => t(`payments.methods.${sell.method}`),
    },
    { id: 'status', header: t('sells.table.status'), card: 'line-2', renderCell: (sell) => <StatusTag sell={sell} /> },
    {
      id: 'refund',
      header: t('sells.table.refund'),
      card: 'line-3',
      renderCell: (sell) => (sell.refund === null ? null : <RefundTag sell={sell} />),
    },
    {
      id: 'date',
      header: t('sells.table.date'),
      card: 'line-2-end',
      noWrap: true,
      renderCell: (sell) => (
        <time dateTime={sell.created_at} className="text-muted tabular-nums">
          {formatStaffDate(sell.created_at, 'moment')}
        </time>
      ),
    },
    {
      id: 'action',
      header: t('sells.table.action'),
      align: 'end',
      card: 'full',
      renderCell: (sell) => <OpenButton sell={sell} onOpen={onOpen} />,
    },
  ];
  return (
    <DataTable
      caption={t('sells.table.caption')}
      columns={columns}
      rows={sells}
      rowKey={(sell) => sell.id}
      loadingRows={loadingRows}
      empty={empty}
    />
  );
}

function StatusTag({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  const word = statusWord({ status: sell.status, reason: sell.status_reason });
  return <Tag kind={kinds[word]}>{t(`payments.status.${word}`)}</Tag>;
}

function Buyer({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-[650] wrap-anywhere">
        {sell.user.name}
        {sell.flag !== null && (
          <Tag kind="danger" icon={<Flag />}>
            {t('sells.table.flagged')}
          </Tag>
        )}
      </p>
      <p className="text-xs wrap-anywhere text-muted">{sell.user.email}</p>
    </div>
  );
}

function RefundTag({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  if (sell.refund === null) return null;
  const waits = decisionsFor(sell.refund).length > 0;
  return <Tag kind={waits ? 'warn' : 'fill'}>{t(`payments.refund_states.${sell.refund.state}`)}</Tag>;
}

function OpenButton({ sell, onOpen }: { sell: Sell; onOpen: (sell: Sell) => void }) {
  const { t } = useTranslation();
  const waits = sell.refund !== null && decisionsFor(sell.refund).length > 0;
  return (
    <Button kind={waits ? 'ink' : 'sec'} size="sm" className="gap-1!" onClick={() => onOpen(sell)}>
      {t(waits ? 'sells.table.decide' : 'sells.table.open')}
      <span className="sr-only">
        {t('sells.table.of', { name: sell.user.name, price: formatMoney(sell.amount_cents) })}
      </span>
    </Button>
  );
}
