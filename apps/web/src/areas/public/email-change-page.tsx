import { useMutation } from '@tanstack/react-query';
import MailCheck from 'lucide-react/icons/mail-check';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { confirmEmail } from '../../features/accounts/index.ts';
import { isApiError } from '../../lib/api-error.ts';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { AuthStage } from './auth-stage.tsx';
import { CouplePicture } from './couple-picture.tsx';

/** One of the two links. A button does it, because mail programs follow links by themselves to look at them. */
export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const confirmation = useMutation({ mutationFn: () => confirmEmail(token) });
  const refused = token === '' || isApiError(confirmation.error, 'accounts.email_change_invalid');
  return (
    <AuthFrame stage={<AuthStage text={t('accounts.login.hero')} picture={<CouplePicture couple="studio" />} />}>
      <PageTitle title={t('accounts.email.page_title')} text={t('accounts.email.page_lead')} />
      {refused && <Notice kind="danger">{t('accounts.email.invalid')}</Notice>}
      {confirmation.error !== null && !refused && <Notice kind="danger">{confirmation.error.message}</Notice>}
      {confirmation.data !== undefined && (
        <Notice kind="ok" icon={<MailCheck />}>
          {t(`accounts.email.state_${confirmation.data.state}`, { email: confirmation.data.new_email })}
        </Notice>
      )}
      {confirmation.data === undefined && !refused ? (
        <Button
          kind="go"
          size="lg"
          wide
          busy={confirmation.isPending}
          busyLabel={t('accounts.email.busy')}
          onClick={() => confirmation.mutate()}
        >
          {t('accounts.email.confirm')}
        </Button>
      ) : (
        <ButtonLink kind="sec" wide>
          <AppLink to="user.perfil">{t('accounts.email.to_profile')}</AppLink>
        </ButtonLink>
      )}
    </AuthFrame>
  );
}
