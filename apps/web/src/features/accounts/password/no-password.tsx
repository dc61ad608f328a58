import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { useUser } from '../../../lib/use-current-user.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { askRecovery } from '../account-calls.ts';

/** In place of a question for a password that nobody ever chose. */
export function NoPassword() {
  const { t } = useTranslation();
  const { email } = useUser();
  const send = useMutation({ mutationFn: askRecovery, onError: showError });
  if (send.isSuccess)
    return (
      <Notice kind="ok" announce>
        {t('accounts.no_password.sent', { email })}
      </Notice>
    );
  return (
    <Notice>
      <div className="flex flex-col items-start gap-3">
        <p className="text-pretty">{t('accounts.no_password.text')}</p>
        <Button
          kind="sec"
          size="sm"
          busy={send.isPending}
          busyLabel={t('accounts.no_password.busy')}
          onClick={() => send.mutate(email)}
        >
          {t('accounts.no_password.send')}
        </Button>
      </div>
    </Notice>
  );
}
