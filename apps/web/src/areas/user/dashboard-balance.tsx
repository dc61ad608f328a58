import type { CurrentUser } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { BalanceCard } from '../../features/credits/index.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';

export function DashboardBalance({ balance, held }: Pick<CurrentUser, 'balance' | 'held'>) {
  const { t } = useTranslation();
  return (
    <BalanceCard
      balance={balance}
      held={held}
      action={
        <ButtonLink kind="go" size="sm">
          <AppLink to="user.credits">{t('credits.balance.buy')}</AppLink>
        </ButtonLink>
      }
    />
  );
}
