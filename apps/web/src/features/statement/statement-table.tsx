import type { StatementItem } from '@semblante/contracts';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Gift from 'lucide-react/icons/gift';
import ImageIcon from 'lucide-react/icons/image';
import Scale from 'lucide-react/icons/scale';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { RefundModal } from '../payments/index.ts';
import { LineAction } from './line-action.tsx';
import { reasonOf, signedCredits, statusOf } from './statement-words.ts';

const icons = {
  purchase: ShoppingBag,
  video: Clapperboard,
  image: ImageIcon,
  gift: Gift,
  other: Scale,
  unknown: Scale,
};

interface StatementTableProps {
  caption: string;
  lines: readonly StatementItem[];
  loadingRows?: number;
  empty?: ReactNode;
}

export function StatementTable({ caption, lines, loadingRows, empty }: StatementTableProps) {
  const { t } = useTranslation();
  const [refundOf, setRefundOf] = useState<string>();
  const columns: Column<StatementItem>[] = [
    {
      id: 'type',
      header: t('credits.statement.type'),
      card: 'line-1',
      noWrap: true,
      renderCell: (line) => <LineType type={line.type} />,
    },
    {
      id: 'description',
      header: t('credits.statement.description'),
      card: 'line-2',
      renderCell: (line) => <LineDescription line={line} />,
    },
    {
      id: 'credits',
      header: t('credits.statement.credits'),
      align: 'end',
      card: 'line-1-end',
      noWrap: true,
      renderCell: (line) => <LineCredits line={line} />,
    },
    {
      id: 'value',
      header: t('credits.statement.value'),
      align: 'end',
      card: 'line-2-end',
      noWrap: true,
      renderCell: (line) =>
        line.amount_cents === null ? null : <span className="tabular-nums">{formatMoney(line.amount_cents)}</span>,
    },
    {
      id: 'status',
      header: t('credits.statement.status'),
      card: 'line-3',
      renderCell: (line) => <LineStatus line={line} />,
    },
    {
      id: 'date',
      header: t('credits.statement.date'),
      card: 'line-3-end',
      noWrap: true,
      renderCell: (line) => (
        <time dateTime={line.date} className="text-muted tabular-nums">
          {formatDate(line.date, 'moment')}
        </time>
      ),
    },
    {
      id: 'action',
      header: t('credits.statement.action'),
      align: 'end',
      card: 'full',
      renderCell: (line) =>
        line.payment_id === null || line.type !== 'purchase' ? null : (
          <LineAction line={line} paymentId={line.payment_id} onRefund={setRefundOf} />
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={lines}
        rowKey={(line) => line.id}
        loadingRows={loadingRows}
        empty={empty}
      />
      <RefundModal paymentId={refundOf} onClose={() => setRefundOf(undefined)} />
    </>
  );
}

function LineType({ type }: { type: StatementItem['type'] }) {
  const { t } = useTranslation();
  const Icon = icons[type];
  return (
    <span className="inline-flex items-center gap-2 font-[650]">
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {t(`credits.statement.types.${type}`)}
    </span>
  );
}

function LineDescription({ line }: { line: StatementItem }) {
  const { t } = useTranslation();
  const reason = reasonOf(line);
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <LineTitle line={line} />
        {line.title !== null && (
          <span className="max-w-[32ch] truncate text-muted" title={line.title}>
            {line.title}
          </span>
        )}
        {line.promotion !== null && (
          <Tag kind="chroma">
            <span title={line.promotion.title}>
              {t('credits.packages.off', { percent: line.promotion.percent_off })}
            </span>
          </Tag>
        )}
      </div>
      {reason !== undefined && <p className="max-w-[48ch] text-xs text-pretty text-muted">{t(reason)}</p>}
      {line.refund !== null && (
        <p className="text-xs text-muted tabular-nums">
          {t('credits.statement.protocol', { protocol: line.refund.protocol })}
        </p>
      )}
    </div>
  );
}

function LineTitle({ line }: { line: StatementItem }) {
  const { t } = useTranslation();
  switch (line.type) {
    case 'purchase':
      return t('credits.statement.package', { count: line.credits, amount: formatNumber(line.credits) });
    case 'video':
    case 'image':
    case 'gift':
      return t(`credits.statement.${line.type}`);
    case 'other':
    case 'unknown':
      return t('credits.statement.other');
    default:
      return line.type satisfies never;
  }
}

/**
 * Credits that never came are grey. Those of a refunded purchase did come, and left in a line of their own: the lines
 * add up to the balance.
 */
function LineCredits({ line }: { line: StatementItem }) {
  const counts = line.type !== 'purchase' || line.status === 'success' || line.status === 'refunded';
  return (
    <span
      className={joinClasses(
        'font-[650] tabular-nums',
        !counts && 'font-[500] text-muted',
        counts && line.credits > 0 && 'text-ok',
      )}
    >
      {signedCredits(line.credits, formatNumber)}
    </span>
  );
}

function LineStatus({ line }: { line: StatementItem }) {
  const { t } = useTranslation();
  const { key, kind } = statusOf(line);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Tag kind={kind}>{t(key)}</Tag>
      {/* A finished refund is what the status says already. */}
      {line.refund !== null && line.refund.state !== 'done' && (
        <Tag kind={line.refund.state === 'denied' ? 'danger' : 'fill'}>
          {t(`payments.refund_states.${line.refund.state}`)}
        </Tag>
      )}
    </span>
  );
}
