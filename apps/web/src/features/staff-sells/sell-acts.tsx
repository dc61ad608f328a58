import type { Sell } from '@semblante/contracts';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ReasonForm } from '../staff-desk/index.ts';
import { flagText } from './sell-words.ts';
import { useClearFlag, useReconcile, useStartRefund } from './use-sells.ts';

export function ReconcileButton({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  const reconcile = useReconcile(sell.id);
  return (
    <Button
      kind="sec"
      size="sm"
      icon={<RefreshCw className="size-4" />}
      busy={reconcile.isPending}
      busyLabel={t('sells.reconcile.busy')}
      onClick={() =>
        reconcile.mutate(undefined, { onSuccess: () => toast.success(t('sells.reconcile.done')), onError: showError })
      }
    >
      {t('sells.reconcile.now')}
    </Button>
  );
}

/** Why the payment is flagged, and the words with which the flag goes. */
export function FlagNotice({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const clear = useClearFlag(sell.id);
  if (sell.flag === null) return null;
  return (
    <Notice kind="warn">
      <p className="mb-3">{t('sells.flag.text', { flag: flagText(sell.flag) })}</p>
      {isWriting ? (
        <ReasonForm
          words={{
            label: t('sells.flag.reason'),
            hint: t('sells.flag.reason_hint'),
            send: t('sells.flag.clear'),
            sending: t('sells.flag.clearing'),
            back: t('sells.refund.back'),
          }}
          isBusy={clear.isPending}
          onBack={() => setIsWriting(false)}
          onSend={(reason) =>
            clear.mutate(reason, { onSuccess: () => toast.success(t('sells.flag.cleared')), onError: showError })
          }
        />
      ) : (
        <Button kind="sec" size="sm" onClick={() => setIsWriting(true)}>
          {t('sells.flag.clear')}
        </Button>
      )}
    </Notice>
  );
}

/** Nobody asked yet: staff may, while the buyer could. What is offered is what would be returned at this moment. */
export function StartRefund({ sell }: { sell: Sell }) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const start = useStartRefund(sell.id);
  if (!isWriting)
    return (
      <Button kind="dsec" size="sm" className="self-start" onClick={() => setIsWriting(true)}>
        {t('sells.refund.start')}
      </Button>
    );
  return (
    <ReasonForm
      words={{
        label: t('sells.refund.reason_start'),
        hint: t('sells.refund.reason_start_hint'),
        send: t('sells.refund.confirm_start'),
        sending: t('sells.refund.approving'),
        back: t('sells.refund.back'),
      }}
      kind="danger"
      isBusy={start.isPending}
      onBack={() => setIsWriting(false)}
      onSend={(reason) =>
        start.mutate(reason, { onSuccess: () => toast.success(t('sells.refund.started')), onError: showError })
      }
    />
  );
}
