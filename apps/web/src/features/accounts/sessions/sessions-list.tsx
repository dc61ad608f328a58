import type { SessionItem } from '@semblante/contracts';
import Monitor from 'lucide-react/icons/monitor';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState, WellPicture } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SessionRow } from './session-row.tsx';

interface SessionsListProps {
  sessions: SessionItem[] | undefined;
  failed: boolean;
  onRetry: () => void;
}

export function SessionsList({ sessions, failed, onRetry }: SessionsListProps) {
  const { t } = useTranslation();
  if (sessions === undefined && failed) {
    return (
      <EmptyState
        headingLevel={2}
        picture={<WellPicture icon={<Monitor />} />}
        title={t('accounts.sessions.failed_title')}
        text={t('accounts.sessions.failed_text')}
        action={
          <Button kind="sec" size="sm" onClick={onRetry}>
            {t('accounts.sessions.retry')}
          </Button>
        }
      />
    );
  }
  if (sessions === undefined) return <SessionsSkeleton />;
  return (
    <>
      <Card flush>
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      </Card>
      {sessions.length === 1 && <p className="text-sm text-muted">{t('accounts.sessions.only_this')}</p>}
    </>
  );
}

function SessionsSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="flex items-center gap-4">
        <Skeleton className="size-11" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-3 w-64" />
        </div>
      </Card>
    </SkeletonGroup>
  );
}
