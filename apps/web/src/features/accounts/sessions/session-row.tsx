import type { SessionItem } from '@semblante/contracts';
import Check from 'lucide-react/icons/check';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../lib/i18n.ts';
import { tagOfLanguage } from '../../../lib/language-rule.ts';
import { momentText } from '../../../lib/moment-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { describeDevice } from './describe-device.ts';
import { useRevokeSession } from './use-sessions.ts';

export function SessionRow({ session }: { session: SessionItem }) {
  const { t } = useTranslation();
  const revoke = useRevokeSession(() => toast.success(t('accounts.sessions.revoked')));
  const { kind, browser, system } = describeDevice(session.user_agent);
  const device = t('accounts.sessions.device', {
    browser: browser ?? t('accounts.sessions.unknown_browser'),
    system: system ?? t('accounts.sessions.unknown_system'),
  });
  const moment = (at: string) =>
    momentText({ at: new Date(at), now: new Date(), languageTag: tagOfLanguage(currentLanguage()) });
  const Icon = kind === 'phone' ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-4 last:border-0 md:flex-nowrap md:px-6">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-fill" aria-hidden="true">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-[650]">{device}</span>
          {session.current && (
            <Tag kind="ok" icon={<Check />}>
              {t('accounts.sessions.current')}
            </Tag>
          )}
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <span>{t('accounts.sessions.seen', { when: moment(session.last_seen_at) })}</span>
          <span>{t('accounts.sessions.opened', { when: moment(session.created_at) })}</span>
          {session.ip !== null && (
            <span className="break-all">{t('accounts.sessions.address', { ip: session.ip })}</span>
          )}
        </p>
      </div>
      {!session.current && (
        <Button
          kind="sec"
          size="sm"
          className="max-md:w-full"
          aria-label={t('accounts.sessions.revoke_label', { device })}
          busy={revoke.isPending}
          busyLabel={t('accounts.sessions.revoking')}
          onClick={() => revoke.mutate(session.id)}
        >
          {t('accounts.sessions.revoke')}
        </Button>
      )}
    </li>
  );
}
