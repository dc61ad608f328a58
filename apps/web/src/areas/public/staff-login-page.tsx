import { useTranslation } from 'react-i18next';
import { LoginPanel } from '../../features/accounts/index.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { StaffStage } from './auth-stage.tsx';

export function Component() {
  const { t } = useTranslation();
  return (
    <AuthFrame dark stage={<StaffStage text={t('accounts.staff_login.hero')} />}>
      <LoginPanel area="staff">
        <p className="flex flex-wrap gap-x-1.5 text-sm">
          <span className="py-1 text-muted">{t('accounts.staff_login.not_staff')}</span>
          <AppLink to="Login" className="text-link py-1">
            {t('accounts.staff_login.user_login')}
          </AppLink>
        </p>
      </LoginPanel>
    </AuthFrame>
  );
}
