import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreeForm, enter, SecondStepForm, useOpenidOutcome } from '../../features/accounts/index.ts';
import { showError } from '../../lib/error-toasts.ts';
import { AppLink, useGoTo } from '../../navigation/app-link.tsx';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthStage } from './auth-stage.tsx';
import { CouplePicture } from './couple-picture.tsx';

/** Where the provider sends people back to, with its answer in the address. */
export function Component() {
  const { t } = useTranslation();
  return (
    <AuthFrame stage={<AuthStage text={t('accounts.login.hero')} picture={<CouplePicture couple="set" />} />}>
      <Outcome />
    </AuthFrame>
  );
}

function Outcome() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const [query] = useState(() => location.search.slice(1));
  const { data: outcome, error } = useOpenidOutcome(query);
  const user = outcome?.status === 'in' ? outcome.user : undefined;

  // The answer is used up: neither the address bar nor the history keeps it.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  useEffect(() => {
    if (user) enter(user).catch(showError);
  }, [user]);

  if (error !== null) {
    return (
      <>
        <PageTitle title={t('accounts.openid.failed_title')} />
        <Notice kind="danger" announce>
          {error.message}
        </Notice>
        <ButtonLink kind="ink" size="lg" wide>
          <AppLink to="Login">{t('accounts.openid.back')}</AppLink>
        </ButtonLink>
      </>
    );
  }
  if (outcome?.status === 'newcomer') return <AgreeForm newcomer={outcome.newcomer} />;
  if (outcome?.status === 'second_factor') return <SecondStepForm onBack={() => void goTo('Login')} />;
  return <PageTitle title={t('accounts.openid.entering_title')} text={t('accounts.openid.entering_lead')} />;
}
