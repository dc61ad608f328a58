import type { UserDetail } from '@semblante/contracts';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Flag from 'lucide-react/icons/flag';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { RoleName, StatusTag } from '../user-words.tsx';

export function UserHeader({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-2">
      <BackToUsers />
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={user.name} className="size-14 text-xl" />
        <div className="min-w-0 flex-[1_1_16rem]">
          <h1 className="display text-2xl wrap-anywhere">{user.name}</h1>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
            <span className="wrap-anywhere">{user.email}</span>
            <span className="font-mono text-xs leading-5 select-all">{user.id}</span>
            <span>{t('staff.user.since', { date: formatStaffDate(user.created_at, 'day') })}</span>
            {user.invited_by !== null && (
              <span>
                {t('staff.user.invited_by')}{' '}
                <AppLink to="staff.users.detail" params={{ id: user.invited_by.id }} className="text-link">
                  {user.invited_by.name}
                </AppLink>
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <StatusTag status={user.status} />
          <Tag kind="outline">
            <RoleName role={user.role} />
          </Tag>
          <Tag kind="outline">{t('staff.credits.balance', { amount: formatNumber(user.balance) })}</Tag>
          {user.flagged_at !== null && (
            <Tag kind="danger" icon={<Flag />}>
              {t('staff.user.flagged', { date: formatStaffDate(user.flagged_at, 'day') })}
            </Tag>
          )}
        </div>
      </div>
    </div>
  );
}

export function BackToUsers() {
  const { t } = useTranslation();
  return (
    <AppLink
      to="staff.users"
      className="-my-1 flex items-center gap-2 self-start rounded-sm py-1 text-sm font-semibold text-muted no-underline hover:text-ink"
    >
      <ArrowLeft className="size-4" aria-hidden="true" />
      {t('staff.users.title')}
    </AppLink>
  );
}
