import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { InvalidLink, ResetForm } from '../../features/accounts/index.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthStage } from './auth-stage.tsx';
import { CouplePicture } from './couple-picture.tsx';

export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [refused, setRefused] = useState(false);
  return (
    <AuthFrame stage={<AuthStage text={t('accounts.login.hero')} picture={<CouplePicture couple="studio" />} />}>
      {token === '' || refused ? (
        <InvalidLink />
      ) : (
        <>
          <PageTitle title={t('accounts.reset.title')} text={t('accounts.reset.lead')} />
          <ResetForm token={token} onInvalid={() => setRefused(true)} />
        </>
      )}
    </AuthFrame>
  );
}
