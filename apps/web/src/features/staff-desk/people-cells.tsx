import { formatStaffDate } from '../../lib/format-date.ts';
import { AppLink } from '../../navigation/app-link.tsx';

interface AccountCellProps {
  user: { id: string; name: string; email: string };
  /** Of the account's page. */
  tab?: string;
}

/** Whose it is, in a table of staff; leads to the account. */
export function AccountCell({ user, tab }: AccountCellProps) {
  return (
    <div className="min-w-0">
      <AppLink
        to="staff.users.detail"
        params={{ id: user.id }}
        {...(tab !== undefined && { query: { tab } })}
        className="rounded-sm font-[650] text-ink no-underline wrap-anywhere hover:underline"
      >
        {user.name}
      </AppLink>
      <p className="text-xs wrap-anywhere text-muted">{user.email}</p>
    </div>
  );
}

export function WhoWhen({ name, at }: { name: string; at: string }) {
  return (
    <span>
      {name}
      <time dateTime={at} className="block text-xs whitespace-nowrap text-muted tabular-nums">
        {formatStaffDate(at, 'moment')}
      </time>
    </span>
  );
}
