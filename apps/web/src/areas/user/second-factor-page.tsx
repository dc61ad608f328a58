import { useTranslation } from 'react-i18next';
import { SecondFactorSettings } from '../../features/accounts/index.ts';
import { useUser } from '../../lib/use-current-user.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { BackLink } from './back-link.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <div className="flex max-w-200 flex-col gap-6">
      <BackLink to="user.perfil" text={t('accounts.second_factor.back')} />
      <PageTitle title={t('accounts.second_factor.title')} text={t('accounts.second_factor.lead')} />
      <SecondFactorSettings user={useUser()} />
    </div>
  );
}
