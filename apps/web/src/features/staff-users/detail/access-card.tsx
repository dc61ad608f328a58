import type { UserDetail } from '@semblante/contracts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RoleName, StatusTag, VerifiedMark } from '../user-words.tsx';
import { RoleModal } from './role-modal.tsx';
import { StatusModal } from './status-modal.tsx';
import { VerificationModal } from './verification-modal.tsx';

type Asking = 'nothing' | 'status' | 'verify' | 'role';

/** Who this account is for the product: each change in its own question, with its reason. */
export function AccessCard({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Asking>('nothing');
  const close = () => setAsking('nothing');
  const [last] = user.verifications;
  const change = (what: Exclude<Asking, 'nothing'>) =>
    user.may[what] && (
      <Button kind="sec" size="sm" aria-label={t(`staff.user.change_${what}`)} onClick={() => setAsking(what)}>
        {t('staff.user.change')}
      </Button>
    );
  return (
    <Card>
      <h2 className="mb-2 text-lg font-[650]">{t('staff.user.access')}</h2>
      <dl className="divide-y divide-line">
        <AccessRow name={t('staff.users.status')} end={change('status')}>
          <StatusTag status={user.status} />
        </AccessRow>
        <AccessRow name={t('staff.users.verified')} end={change('verify')}>
          <VerifiedMark isVerified={user.is_irrestrict} />
          {last !== undefined && (
            <p className="mt-1 text-xs font-[400] wrap-anywhere text-muted">
              {t('staff.user.verified_by', {
                name: last.by.name,
                at: formatStaffDate(last.at, 'day'),
                checked: last.checked,
              })}
            </p>
          )}
        </AccessRow>
        <AccessRow name={t('staff.users.role')} end={change('role')}>
          <RoleName role={user.role} />
          {!user.may.role && <p className="mt-1 text-xs font-[400] text-muted">{t('staff.user.role_note')}</p>}
        </AccessRow>
        <AccessRow name={t('staff.users.second_factor')} end={null}>
          {t(user.second_factor ? 'staff.users.yes' : 'staff.users.no')}
        </AccessRow>
      </dl>
      {asking === 'status' && <StatusModal user={user} onClose={close} />}
      {asking === 'verify' && <VerificationModal user={user} onClose={close} />}
      {asking === 'role' && <RoleModal user={user} onClose={close} />}
    </Card>
  );
}

function AccessRow({ name, end, children }: { name: string; end: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-3 text-sm">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="col-start-1 font-[550]">{children}</dd>
      {end !== null && <dd className="col-start-2 row-span-2 row-start-1">{end}</dd>}
    </div>
  );
}
