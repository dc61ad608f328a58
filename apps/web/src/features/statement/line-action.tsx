import type { StatementItem } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format-money.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { mayAskRefund } from './statement-words.ts';

interface LineActionProps {
  line: StatementItem;
  paymentId: string;
  onRefund: (paymentId: string) => void;
}

export function LineAction({ line, paymentId, onRefund }: LineActionProps) {
  const { t } = useTranslation();
  if (line.can_pay) {
    return (
      <ButtonLink size="sm">
        <AppLink to="user.credits" query={{ payment: paymentId }}>
          {t('credits.statement.pay', { price: formatMoney(line.amount_cents ?? 0) })}
        </AppLink>
      </ButtonLink>
    );
  }
  if (line.status !== 'success' && line.status !== 'refunded') return null;
  return (
    <div className="flex gap-2 max-md:*:flex-1 md:justify-end">
      <ButtonLink kind="sec" size="sm">
        <AppLink to="user.receipts" params={{ id: paymentId }}>
          {t('credits.statement.receipt')}
        </AppLink>
      </ButtonLink>
      {mayAskRefund(line, Date.now()) && (
        <Button kind="sec" size="sm" onClick={() => onRefund(paymentId)}>
          {t('credits.statement.refund')}
        </Button>
      )}
    </div>
  );
}
