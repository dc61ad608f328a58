import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { useGoTo } from '../../../navigation/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { cancelPayment } from '../payment-calls.ts';

export function CancelOrder({ id }: { id: string }) {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelPayment(id),
    onSuccess: ({ status }) => {
      setIsAsking(false);
      // Paid a moment before: the panel shows that instead.
      if (status === 'success') return;
      toast.info(t('credits.payment.cancelled'));
      void goTo('user.credits', undefined, { replace: true });
    },
    onError: showError,
  });
  return (
    <>
      <Button kind="quiet" size="sm" className="-mx-3 self-start" onClick={() => setIsAsking(true)}>
        {t('credits.payment.cancel')}
      </Button>
      <Modal
        open={isAsking}
        onClose={() => setIsAsking(false)}
        locked={cancel.isPending}
        title={t('credits.payment.cancel_title')}
        text={t('credits.payment.cancel_text')}
        actions={
          <>
            <Button
              kind="danger"
              busy={cancel.isPending}
              busyLabel={t('credits.payment.cancelling')}
              onClick={() => cancel.mutate()}
            >
              {t('credits.payment.cancel_yes')}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsking(false)}>
              {t('credits.payment.cancel_no')}
            </Button>
          </>
        }
      />
    </>
  );
}
