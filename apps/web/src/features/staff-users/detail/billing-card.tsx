import type { UserDetail } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { Card } from '../../../ui/card.tsx';
import { phoneText } from '../../billing/phone-text.ts';
import { Fact, Facts } from '../../payments/sells/facts.tsx';

/** What is shown and not edited: people give their CPF themselves. */
export function BillingCard({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const none = t('staff.user.none');
  return (
    <Card className="text-sm">
      <h2 className="mb-3 text-lg font-[650]">{t('staff.user.billing')}</h2>
      <Facts>
        <Fact name={t('staff.user.cpf')}>{user.billing.cpf ?? none}</Fact>
        <Fact name={t('staff.user.phone')}>{user.billing.phone === null ? none : phoneText(user.billing.phone)}</Fact>
        <Fact name={t('staff.user.balance')}>{formatNumber(user.balance)}</Fact>
        <Fact name={t('staff.user.held')}>{formatNumber(user.held)}</Fact>
        {user.debt > 0 && <Fact name={t('staff.user.debt')}>{formatNumber(user.debt)}</Fact>}
      </Facts>
    </Card>
  );
}
