import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../navigation/app-link.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SettingRow } from './setting-row.tsx';

export function SecurityLinks({ secondFactor }: { secondFactor: boolean }) {
  const { t } = useTranslation();
  return (
    <Card className="flex flex-col">
      <SettingRow
        title={t('accounts.profile.second_factor')}
        text={secondFactor ? t('accounts.profile.second_factor_on') : t('accounts.profile.second_factor_off')}
      >
        <ButtonLink kind="sec" size="sm">
          <AppLink to="user.secondFactor">
            {secondFactor ? t('accounts.profile.second_factor_manage') : t('accounts.profile.second_factor_start')}
          </AppLink>
        </ButtonLink>
      </SettingRow>
      <SettingRow title={t('accounts.profile.sessions')} text={t('accounts.profile.sessions_text')}>
        <ButtonLink kind="sec" size="sm">
          <AppLink to="user.sessions">{t('accounts.profile.sessions_open')}</AppLink>
        </ButtonLink>
      </SettingRow>
    </Card>
  );
}
