import { Trans, useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErasureCard } from './erasure-card.tsx';
import { ExportCard } from './export-card.tsx';
import { usePrivacy } from './privacy-calls.ts';

interface MyDataProps {
  /** One below the title that this stands under. */
  headingLevel: 2 | 3;
}

/** One's own data: take a copy of it, or end the account. */
export function MyData({ headingLevel }: MyDataProps) {
  const { t } = useTranslation();
  const { data: privacy, isError, refetch } = usePrivacy();
  if (isError && privacy === undefined) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p>{t('privacy.section.failed')}</p>
        <Button kind="sec" size="sm" onClick={() => void refetch()}>
          {t('privacy.section.retry')}
        </Button>
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-2">
        <Trans
          t={t}
          i18nKey="privacy.section.lead"
          components={{ page: <AppLink to="privacy" className="text-link" /> }}
        />
      </p>
      {privacy === undefined ? (
        <Loading />
      ) : (
        <>
          <ExportCard made={privacy.export} headingLevel={headingLevel} />
          <ErasureCard privacy={privacy} headingLevel={headingLevel} />
        </>
      )}
    </div>
  );
}

function Loading() {
  return (
    <Card>
      <SkeletonGroup className="flex flex-col gap-4">
        <Skeleton className="h-6 w-60" />
        <Skeleton className="h-12 w-full" />
      </SkeletonGroup>
    </Card>
  );
}
