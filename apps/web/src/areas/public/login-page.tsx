import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LoginPanel } from '../../features/accounts/index.ts';
import { example } from '../../features/example/index.ts';
import { MovingExample } from '../../features/example/lazy.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthStage } from './auth-stage.tsx';

// The first picture of it is there at once; what moves comes after the form.
const pictureLook =
  'mr-8 mb-4 aspect-square h-37 shrink-0 rounded-picture lg:mr-0 lg:mb-10 lg:aspect-4/5 lg:h-[min(56rem,100dvh-24rem)]';

export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <AuthFrame
      stage={
        <AuthStage
          text={t('accounts.login.hero')}
          picture={
            <Suspense fallback={<img src={example.afterPoster} alt="" className={`${pictureLook} object-cover`} />}>
              <MovingExample compact className={pictureLook} />
            </Suspense>
          }
        />
      }
    >
      <LoginPanel area="user" startRecovering={query.has('recover')}>
        <p className="flex flex-wrap gap-x-1.5 text-sm">
          <span className="py-1 text-muted">{t('accounts.login.no_account')}</span>
          <AppLink to="Register" className="text-link py-1">
            {t('accounts.login.register')}
          </AppLink>
        </p>
      </LoginPanel>
    </AuthFrame>
  );
}
