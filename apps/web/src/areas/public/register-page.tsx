import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import {
  Benefits,
  OpenidWay,
  Partners,
  PremiumBanner,
  RegisterForm,
  SecurityInfo,
  useIsInvited,
} from '../../features/accounts/index.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthStage } from './auth-stage.tsx';
import { CouplePicture } from './couple-picture.tsx';

export function Component() {
  const { t } = useTranslation();
  const { tk: invitation } = useParams();
  const isInvited = useIsInvited(invitation);
  return (
    <AuthFrame
      stage={
        <AuthStage text={t('accounts.register.hero')} picture={<CouplePicture couple="set" />} panel={<Benefits />} />
      }
    >
      <PageTitle title={t('accounts.register.title')} text={t('accounts.register.lead')} />
      <PremiumBanner invited={isInvited} />
      <OpenidWay invitation={invitation} />
      <RegisterForm invitation={invitation} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <p className="flex flex-wrap gap-x-1.5">
          <span className="py-1 text-muted">{t('accounts.register.has_account')}</span>
          <AppLink to="Login" className="text-link py-1">
            {t('accounts.register.login')}
          </AppLink>
        </p>
        <SecurityInfo />
      </div>
      <Partners />
    </AuthFrame>
  );
}
