import type { SessionItem, UserDetail } from '@semblante/contracts';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { formatStaffDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { describeDevice } from '../../accounts/index.ts';
import { NothingListed, NotLoaded } from '../../staff-desk/index.ts';
import { useEndSessions, useUserSessions } from '../user-calls.ts';

export function SessionsPanel({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const { data: sessions, isError, refetch } = useUserSessions(user.id);
  const end = useEndSessions(user.id);
  const send = (session: string | undefined) =>
    end.mutate(session, { onSuccess: () => toast.success(t('staff.sessions.ended')), onError: showError });
  if (sessions === undefined)
    return isError ? (
      <NotLoaded onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton className="h-40 w-full rounded-card" />
      </SkeletonGroup>
    );
  if (sessions.length === 0)
    return (
      <NothingListed
        what={{ title: t('staff.sessions.empty'), text: t('staff.sessions.empty_text') }}
        onClear={undefined}
      />
    );
  return (
    <div className="flex flex-col gap-3">
      <Card flush>
        <ul>
          {sessions.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              isBusy={end.isPending && end.variables === session.id}
              onEnd={() => send(session.id)}
            />
          ))}
        </ul>
      </Card>
      {sessions.length > 1 && (
        <Button
          kind="dsec"
          size="sm"
          className="self-start"
          busy={end.isPending && end.variables === undefined}
          busyLabel={t('staff.sessions.ending')}
          onClick={() => send(undefined)}
        >
          {t('staff.sessions.end_all')}
        </Button>
      )}
    </div>
  );
}

function SessionLine({ session, isBusy, onEnd }: { session: SessionItem; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation();
  const { kind, browser, system } = describeDevice(session.user_agent);
  const device = t('accounts.sessions.device', {
    browser: browser ?? t('accounts.sessions.unknown_browser'),
    system: system ?? t('accounts.sessions.unknown_system'),
  });
  const Icon = kind === 'phone' ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-[650]">{device}</p>
        <p className="flex flex-wrap gap-x-3 text-muted tabular-nums">
          <span>{t('accounts.sessions.seen', { when: formatStaffDate(session.last_seen_at, 'moment') })}</span>
          <span>{t('accounts.sessions.opened', { when: formatStaffDate(session.created_at, 'moment') })}</span>
          {session.ip !== null && (
            <span className="break-all">{t('accounts.sessions.address', { ip: session.ip })}</span>
          )}
        </p>
      </div>
      <Button
        kind="sec"
        size="sm"
        aria-label={t('accounts.sessions.revoke_label', { device })}
        busy={isBusy}
        busyLabel={t('staff.sessions.ending')}
        onClick={onEnd}
      >
        {t('accounts.sessions.revoke')}
      </Button>
    </li>
  );
}
