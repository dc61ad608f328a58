import type { UserListed } from '@semblante/contracts';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStaffDate } from '../../lib/format-date.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { AppLink, useGoTo } from '../../navigation/app-link.tsx';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import type { ChosenUsers } from './use-chosen-users.ts';
import { RoleName, StatusTag, VerifiedMark } from './user-words.tsx';
import type { UsersFilters } from './users-filters.ts';

interface UsersTableProps {
  users: readonly UserListed[];
  filters: UsersFilters;
  onSort: (sort: UsersFilters['sort']) => void;
  chosen: ChosenUsers;
  loadingRows?: number;
  empty: ReactNode;
}

export function UsersTable({ users, filters: { sort }, onSort, chosen, loadingRows, empty }: UsersTableProps) {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const columns: Column<UserListed>[] = [
    {
      id: 'name',
      header: t('staff.users.account'),
      card: 'line-1',
      isSortable: true,
      renderCell: (user) => <Account user={user} />,
    },
    { id: 'role', header: t('staff.users.role'), noWrap: true, renderCell: ({ role }) => <RoleName role={role} /> },
    {
      id: 'status',
      header: t('staff.users.status'),
      card: 'line-1-end',
      renderCell: ({ status }) => <StatusTag status={status} />,
    },
    {
      id: 'verified',
      header: t('staff.users.verified'),
      renderCell: ({ is_irrestrict }) => <VerifiedMark isVerified={is_irrestrict} />,
    },
    {
      id: 'balance',
      header: t('staff.users.credits'),
      align: 'end',
      noWrap: true,
      renderCell: ({ balance }) => <span className="font-[650] tabular-nums">{formatNumber(balance)}</span>,
    },
    {
      id: 'created',
      header: t('staff.users.created'),
      noWrap: true,
      isSortable: true,
      renderCell: ({ created_at }) => (
        <time dateTime={created_at} className="text-muted tabular-nums">
          {formatStaffDate(created_at, 'day')}
        </time>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('staff.users.caption')}
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      order={{
        by: sort === 'name' ? 'name' : 'created',
        direction: sort === 'newest' ? 'desc' : 'asc',
        onSort: (column) => onSort(column === 'name' ? 'name' : sort === 'newest' ? 'oldest' : 'newest'),
      }}
      selection={{
        chosen: chosen.ids,
        onChange: (ids) => chosen.choose(ids, users),
        labelOf: ({ name }) => t('staff.users.choose', { name }),
        labelAll: t('staff.users.choose_all'),
      }}
      onOpen={({ id }) => void goTo('staff.users.detail', { id })}
      {...(loadingRows !== undefined && { loadingRows })}
      empty={empty}
    />
  );
}

function Account({ user }: { user: UserListed }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={user.name} className="size-9 text-sm max-md:hidden" />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5">
          <AppLink
            to="staff.users.detail"
            params={{ id: user.id }}
            className="rounded-sm font-[650] text-ink no-underline wrap-anywhere hover:underline"
          >
            {user.name}
          </AppLink>
          {user.second_factor && (
            <ShieldCheck
              className="size-4 shrink-0 text-muted"
              role="img"
              aria-label={t('staff.users.has_second_factor')}
            />
          )}
        </p>
        <p className="text-xs wrap-anywhere text-muted">{user.email}</p>
      </div>
    </div>
  );
}
