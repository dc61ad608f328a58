import type { Sale } from '@semblante/contracts';
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

interface SalesTableProps {
  sales: readonly Sale[];
  onOpen: (sale: Sale) => void;
  loadingRows?: number;
  empty?: ReactNode;
}

export function SalesTable({ sales, onOpen, loadingRows, empty }: SalesTableProps) {
  const { t } = useTranslation();
  const columns: Column<Sale>[] = [
    { id: 'buyer', header: t('sales.table.buyer'), card: 'line-1', renderCell: (sale) => <Buyer sale={sale} /> },
    {
      id: 'amount',
      header: t('sales.table.amount'),
      align: 'end',
      card: 'line-1-end',
      noWrap: true,
      renderCell: (sale) => <span className="font-[650] tabular-nums">{formatMoney(sale.amount_cents)}</span>,
    },
    {
      id: 'credits',
      header: t('sales.table.credits'),
      align: 'end',
      noWrap: true,
      renderCell: (sale) => <span className="tabular-nums">{formatNumber(sale.credits)}</span>,
    },
    {
      id: 'method',
      header: t('sales.table.method'),
      noWrap: true,
      renderCell: (sale) => t(`payments.methods.${sale.method}`),
    },
    { id: 'status', header: t('sales.table.status'), card: 'line-2', renderCell: (sale) => <StatusTag sale={sale} /> },
    {
      id: 'refund',
      header: t('sales.table.refund'),
      card: 'line-3',
      renderCell: (sale) => (sale.refund === null ? null : <RefundTag sale={sale} />),
    },
    {
      id: 'date',
      header: t('sales.table.date'),
      card: 'line-2-end',
      noWrap: true,
      renderCell: (sale) => (
        <time dateTime={sale.created_at} className="text-muted tabular-nums">
          {formatStaffDate(sale.created_at, 'moment')}
        </time>
      ),
    },
    {
      id: 'action',
      header: t('sales.table.action'),
      align: 'end',
      card: 'full',
      renderCell: (sale) => <OpenButton sale={sale} onOpen={onOpen} />,
    },
  ];
  return (
    <DataTable
      caption={t('sales.table.caption')}
      columns={columns}
      rows={sales}
      rowKey={(sale) => sale.id}
      loadingRows={loadingRows}
      empty={empty}
    />
  );
}

function StatusTag({ sale }: { sale: Sale }) {
  const { t } = useTranslation();
  const word = statusWord({ status: sale.status, reason: sale.status_reason });
  return <Tag kind={kinds[word]}>{t(`payments.status.${word}`)}</Tag>;
}

function Buyer({ sale }: { sale: Sale }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2 font-[650] wrap-anywhere">
        {sale.user.name}
        {sale.flag !== null && (
          <Tag kind="danger" icon={<Flag />}>
            {t('sales.table.flagged')}
          </Tag>
        )}
      </p>
      <p className="text-xs wrap-anywhere text-muted">{sale.user.email}</p>
    </div>
  );
}

function RefundTag({ sale }: { sale: Sale }) {
  const { t } = useTranslation();
  if (sale.refund === null) return null;
  const waits = decisionsFor(sale.refund).length > 0;
  return <Tag kind={waits ? 'warn' : 'fill'}>{t(`payments.refund_states.${sale.refund.state}`)}</Tag>;
}

function OpenButton({ sale, onOpen }: { sale: Sale; onOpen: (sale: Sale) => void }) {
  const { t } = useTranslation();
  const waits = sale.refund !== null && decisionsFor(sale.refund).length > 0;
  return (
    <Button kind={waits ? 'ink' : 'sec'} size="sm" className="gap-1!" onClick={() => onOpen(sale)}>
      {t(waits ? 'sales.table.decide' : 'sales.table.open')}
      <span className="sr-only">
        {t('sales.table.of', { name: sale.user.name, price: formatMoney(sale.amount_cents) })}
      </span>
    </Button>
  );
}
