import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../app/app-link.tsx';
import { LoginPanel } from '../../features/accounts/login/login-panel.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthStage } from './auth-stage.tsx';

export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <AuthFrame stage={<AuthStage text={t('accounts.login.hero')} couple="studio" />}>
      <LoginPanel area="user" startRecovering={query.has('recover')}>
        <p className="flex flex-wrap gap-x-1.5 text-sm">
          <span className="py-1 text-muted">{t('accounts.login.no_account')}</span>
          <AppLink to="Register" className="text-link py-1">{t('accounts.login.register')}</AppLink>
        </p>
      </LoginPanel>
    </AuthFrame>
  );
}
