import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { AppLink } from '../../app/app-link.tsx';
import { LoginPanel } from '../../features/accounts/login/login-panel.tsx';
import { MovingExample } from '../../features/example/moving-example.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthStage } from './auth-stage.tsx';

export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <AuthFrame stage={<AuthStage text={t('accounts.login.hero')} picture={<MovingExample compact className="mr-8 mb-4 aspect-4/5 h-46 shrink-0 rounded-picture lg:mr-0 lg:mb-10 lg:h-full lg:max-h-[56rem]" />} />}>
      <LoginPanel area="user" startRecovering={query.has('recover')}>
        <p className="flex flex-wrap gap-x-1.5 text-sm">
          <span className="py-1 text-muted">{t('accounts.login.no_account')}</span>
          <AppLink to="Register" className="text-link py-1">{t('accounts.login.register')}</AppLink>
        </p>
      </LoginPanel>
    </AuthFrame>
  );
}
