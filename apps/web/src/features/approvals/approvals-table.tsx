import type { CreditOrder, DecideCreditOrderBody } from '@semblante/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format-number.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { AccountCell, WhoWhen } from '../staff-desk/index.ts';
import { OrderStateTag } from '../staff-users/index.ts';
import { DecisionModal } from './decision-modal.tsx';

type Decision = DecideCreditOrderBody['decision'];

interface ApprovalsTableProps {
  orders: readonly CreditOrder[];
  loadingRows?: number;
  empty: ReactNode;
}

export function ApprovalsTable({ orders, loadingRows, empty }: ApprovalsTableProps) {
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<{ order: CreditOrder; decision: Decision }>();
  const columns: Column<CreditOrder>[] = [
    {
      id: 'user',
      header: t('staff.users.account'),
      card: 'line-1',
      renderCell: ({ user }) => <AccountCell user={user} tab="credits" />,
    },
    {
      id: 'credits',
      header: t('staff.users.credits'),
      align: 'end',
      card: 'line-1-end',
      noWrap: true,
      renderCell: ({ kind, credits }) => (
        <span className="font-[650] tabular-nums">
          {t(`staff.credits.${kind}_amount`, { count: credits, amount: formatNumber(credits) })}
        </span>
      ),
    },
    {
      id: 'reason',
      header: t('staff.user.reason'),
      card: 'line-2',
      renderCell: ({ reason }) => <span className="block max-w-[40ch] wrap-anywhere">{reason}</span>,
    },
    {
      id: 'asked',
      header: t('staff.approvals.asked'),
      renderCell: ({ asked_by, asked_at }) => <WhoWhen name={asked_by.name} at={asked_at} />,
    },
    { id: 'state', header: t('staff.approvals.state'), renderCell: (order) => <State order={order} /> },
    {
      id: 'action',
      header: t('staff.approvals.action'),
      align: 'end',
      card: 'full',
      renderCell: (order) =>
        order.state === 'pending' && (
          <Choices order={order} onDecide={(decision) => setDeciding({ order, decision })} />
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('staff.approvals.caption')}
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        {...(loadingRows !== undefined && { loadingRows })}
        empty={empty}
      />
      {deciding !== undefined && <DecisionModal {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

function State({ order: { state, decided_by, decided_at, decision_reason } }: { order: CreditOrder }) {
  return (
    <div className="flex flex-col items-start gap-1">
      <OrderStateTag state={state} />
      {decided_by !== null && decided_at !== null && <WhoWhen name={decided_by.name} at={decided_at} />}
      {decision_reason !== null && <p className="max-w-[32ch] text-xs wrap-anywhere text-muted">{decision_reason}</p>}
    </div>
  );
}

/** Four eyes: whoever asked, or would receive, does not decide. */
function Choices({ order, onDecide }: { order: CreditOrder; onDecide: (decision: Decision) => void }) {
  const { t } = useTranslation();
  const me = useUser();
  if (order.asked_by.id === me.id || order.user.id === me.id)
    return <span className="text-xs text-muted">{t('staff.approvals.another')}</span>;
  const about = <span className="sr-only">{t('staff.approvals.of', { name: order.user.name })}</span>;
  return (
    <div className="flex justify-end gap-2 max-md:*:flex-1">
      <Button size="sm" className="gap-1!" onClick={() => onDecide('approve')}>
        {t('staff.approvals.approve_short')}
        {about}
      </Button>
      <Button kind="dsec" size="sm" className="gap-1!" onClick={() => onDecide('deny')}>
        {t('staff.approvals.deny_short')}
        {about}
      </Button>
    </div>
  );
}
