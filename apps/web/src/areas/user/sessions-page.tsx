import { useTranslation } from 'react-i18next';
import { RevokeOthers, SessionsList, useSessions } from '../../features/accounts/index.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { BackLink } from './back-link.tsx';

export function Component() {
  const { t } = useTranslation();
  const { data: sessions, isError, refetch } = useSessions();
  const others = sessions?.filter((session) => !session.current).length ?? 0;
  return (
    <div className="flex max-w-200 flex-col gap-6">
      <BackLink to="user.perfil" text={t('accounts.sessions.back')} />
      <PageTitle title={t('accounts.sessions.title')} text={t('accounts.sessions.lead')} />
      <SessionsList sessions={sessions} failed={isError} onRetry={() => void refetch()} />
      {others > 0 && <RevokeOthers count={others} />}
    </div>
  );
}
