import type { UserDetail } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format-number.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { phoneText } from '../../billing/index.ts';
import { ReleaseCpfModal } from './release-cpf-modal.tsx';

/** What is shown and not edited: people give their CPF themselves, and staff takes it out for its real owner. */
export function BillingCard({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const none = t('staff.user.none');
  const [isReleasing, setIsReleasing] = useState(false);
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
      {user.billing.cpf !== null && (
        <Button kind="quiet" size="sm" className="mt-3" onClick={() => setIsReleasing(true)}>
          {t('staff.user.release_cpf')}
        </Button>
      )}
      {isReleasing && <ReleaseCpfModal user={user} onClose={() => setIsReleasing(false)} />}
    </Card>
  );
}
