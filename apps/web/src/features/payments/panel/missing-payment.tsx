import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';

interface MissingPaymentProps {
  /** There is no such payment of this person; otherwise only the answer is missing. */
  isGone: boolean;
  onRetry: () => void;
}

export function MissingPayment({ isGone, onRetry }: MissingPaymentProps) {
  const { t } = useTranslation();
  const name = isGone ? 'missing' : 'failed';
  return (
    <div className="flex flex-col items-start gap-6">
      <PageTitle title={t(`credits.payment.${name}_title`)} text={t(`credits.payment.${name}_text`)} />
      <div className="flex flex-wrap gap-3">
        {!isGone && <Button onClick={onRetry}>{t('credits.payment.retry')}</Button>}
        <ButtonLink kind="sec">
          <AppLink to="user.dashboard">{t('credits.payment.back_dashboard')}</AppLink>
        </ButtonLink>
      </div>
    </div>
  );
}
