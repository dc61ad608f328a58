import type { AccountStatus, Role } from '@semblante/contracts';
import Archive from 'lucide-react/icons/archive';
import Ban from 'lucide-react/icons/ban';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Check from 'lucide-react/icons/check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/feedback/tag.tsx';

const statusLooks = {
  active: { kind: 'ok', Icon: Check },
  inactive: { kind: 'fill', Icon: CirclePause },
  suspended: { kind: 'danger', Icon: Ban },
  archived: { kind: 'fill', Icon: Archive },
  none: { kind: 'outline', Icon: CircleDashed },
} as const;

export function StatusTag({ status }: { status: AccountStatus }) {
  const { t } = useTranslation();
  const { kind, Icon } = statusLooks[status];
  return (
    <Tag kind={kind} icon={<Icon />}>
      {t(`staff.statuses.${status}`)}
    </Tag>
  );
}

export function RoleName({ role }: { role: Role | null }) {
  const { t } = useTranslation();
  return role === null ? t('staff.users.no_role') : t(`shell.roles.${role}`);
}

export function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation();
  if (!isVerified) return <span className="text-muted">{t('staff.users.no')}</span>;
  return (
    <span className="inline-flex items-center gap-1.5 font-[550] text-ok">
      <BadgeCheck className="size-4" aria-hidden="true" />
      {t('staff.users.yes')}
    </span>
  );
}
