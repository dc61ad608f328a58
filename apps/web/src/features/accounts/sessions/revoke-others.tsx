import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { useRevokeOtherSessions } from './use-sessions.ts';

export function RevokeOthers({ count }: { count: number }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeOtherSessions(() => {
    setAsking(false);
    toast.success(t('accounts.sessions.others_done'));
  });
  return (
    <>
      <Button kind="dsec" size="sm" className="self-start max-md:w-full" onClick={() => setAsking(true)}>
        {t('accounts.sessions.revoke_others')}
      </Button>
      <Modal
        open={asking}
        onClose={() => setAsking(false)}
        title={t('accounts.sessions.others_title')}
        text={t('accounts.sessions.others_text', { count })}
        actions={
          <>
            <Button
              kind="danger"
              busy={revoke.isPending}
              busyLabel={t('accounts.sessions.revoking')}
              onClick={() => revoke.mutate()}
            >
              {t('accounts.sessions.others_yes')}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('accounts.sessions.others_no')}
            </Button>
          </>
        }
      />
    </>
  );
}
