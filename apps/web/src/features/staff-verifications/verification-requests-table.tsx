import type { DecideVerificationBody, VerificationRequest } from '@semblante/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { Button } from '../../ui/button/button.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { AccountCell, WhoWhen } from '../staff-desk/index.ts';
import { DecideVerificationModal } from './decide-verification-modal.tsx';

type Decision = DecideVerificationBody['decision'];

interface VerificationRequestsTableProps {
  requests: readonly VerificationRequest[];
  loadingRows?: number;
  empty: ReactNode;
}

export function VerificationRequestsTable({ requests, loadingRows, empty }: VerificationRequestsTableProps) {
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<{ request: VerificationRequest; decision: Decision }>();
  const columns: Column<VerificationRequest>[] = [
    { id: 'user', header: t('staff.users.account'), card: 'line-1', renderCell: ({ user }) => <Asker user={user} /> },
    {
      id: 'asked',
      header: t('staff.verifications.asked'),
      noWrap: true,
      renderCell: ({ asked_at }) => (
        <time dateTime={asked_at} className="tabular-nums">
          {formatStaffDate(asked_at, 'moment')}
        </time>
      ),
    },
    {
      id: 'message',
      header: t('staff.verifications.message'),
      card: 'line-2',
      renderCell: ({ message }) => <Message text={message} />,
    },
    {
      id: 'answer',
      header: t('staff.verifications.answer'),
      renderCell: (request) => (
        <Answered request={request} onDecide={(decision) => setDeciding({ request, decision })} />
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('staff.verifications.caption')}
        columns={columns}
        rows={requests}
        rowKey={({ id }) => id}
        {...(loadingRows !== undefined && { loadingRows })}
        empty={empty}
      />
      {deciding !== undefined && <DecideVerificationModal {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

function Asker({ user }: { user: VerificationRequest['user'] }) {
  const { t } = useTranslation();
  return (
    <>
      <AccountCell user={user} />
      <p className="text-xs text-muted">
        {t('staff.verifications.since', { date: formatStaffDate(user.created_at, 'day') })}
      </p>
    </>
  );
}

function Message({ text }: { text: string | null }) {
  const { t } = useTranslation();
  return text === null ? (
    <span className="text-muted">{t('staff.verifications.no_message')}</span>
  ) : (
    <span className="block max-w-[44ch] whitespace-pre-line wrap-anywhere">{text}</span>
  );
}

/** Nobody verifies their own account. */
function Answered({ request, onDecide }: { request: VerificationRequest; onDecide: (decision: Decision) => void }) {
  const { t } = useTranslation();
  const me = useUser();
  const { user, decided_by, decided_at, decision_reason } = request;
  if (decided_by !== null && decided_at !== null) {
    return (
      <div>
        <WhoWhen name={decided_by.name} at={decided_at} />
        <p className="max-w-[40ch] text-xs wrap-anywhere text-muted">{decision_reason}</p>
      </div>
    );
  }
  if (user.id === me.id) return <span className="text-xs text-muted">{t('staff.verifications.own')}</span>;
  const about = <span className="sr-only">{t('staff.verifications.of', { name: user.name })}</span>;
  return (
    <div className="flex gap-2 max-md:*:flex-1">
      <Button size="sm" className="gap-1!" onClick={() => onDecide('approve')}>
        {t('staff.verifications.approve_short')}
        {about}
      </Button>
      <Button kind="dsec" size="sm" className="gap-1!" onClick={() => onDecide('decline')}>
        {t('staff.verifications.decline_short')}
        {about}
      </Button>
    </div>
  );
}
