import Printer from 'lucide-react/icons/printer';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ErasureReceipt, useErasureReceipt } from '../../features/privacy/index.ts';
import { isApiError } from '../../lib/api-error.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';

export function Component() {
  const { t } = useTranslation();
  const { protocol = '' } = useParams();
  const { data: receipt, error, refetch } = useErasureReceipt(protocol);
  if (receipt === undefined && error !== null)
    return <Missing isUnknown={isApiError(error, 'privacy.receipt_not_found')} onRetry={() => void refetch()} />;
  return (
    <div className="flex max-w-200 flex-col gap-6">
      <PageTitle
        title={t('privacy.receipt.title')}
        text={t('privacy.receipt.lead')}
        actions={
          <Button
            kind="sec"
            size="sm"
            icon={<Printer className="size-4" />}
            className="print:hidden"
            onClick={() => print()}
          >
            {t('privacy.receipt.print')}
          </Button>
        }
      />
      {receipt === undefined ? (
        <SkeletonGroup>
          <Skeleton className="h-80 w-full rounded-card" />
        </SkeletonGroup>
      ) : (
        <ErasureReceipt receipt={receipt} />
      )}
    </div>
  );
}

function Missing({ isUnknown, onRetry }: { isUnknown: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  const name = isUnknown ? 'missing' : 'failed';
  return (
    <div className="flex flex-col items-start gap-6">
      <PageTitle title={t(`privacy.receipt.${name}_title`)} text={t(`privacy.receipt.${name}_text`)} />
      <div className="flex flex-wrap gap-3">
        {!isUnknown && <Button onClick={onRetry}>{t('privacy.receipt.retry')}</Button>}
        <ButtonLink kind="sec">
          <AppLink to="contact">{t('privacy.receipt.contact')}</AppLink>
        </ButtonLink>
      </div>
    </div>
  );
}
