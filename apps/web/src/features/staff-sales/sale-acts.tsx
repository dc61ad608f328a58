import type { Sale } from '@semblante/contracts';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ReasonForm } from '../staff-desk/index.ts';
import { flagText } from './sale-words.ts';
import { useClearFlag, useReconcile, useStartRefund } from './use-sales.ts';

export function ReconcileButton({ sale }: { sale: Sale }) {
  const { t } = useTranslation();
  const reconcile = useReconcile(sale.id);
  return (
    <Button
      kind="sec"
      size="sm"
      icon={<RefreshCw className="size-4" />}
      busy={reconcile.isPending}
      busyLabel={t('sales.reconcile.busy')}
      onClick={() =>
        reconcile.mutate(undefined, { onSuccess: () => toast.success(t('sales.reconcile.done')), onError: showError })
      }
    >
      {t('sales.reconcile.now')}
    </Button>
  );
}

/** Why the payment is flagged, and the words with which the flag goes. */
export function FlagNotice({ sale }: { sale: Sale }) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const clear = useClearFlag(sale.id);
  if (sale.flag === null) return null;
  return (
    <Notice kind="warn">
      <p className="mb-3">{t('sales.flag.text', { flag: flagText(sale.flag) })}</p>
      {isWriting ? (
        <ReasonForm
          words={{
            label: t('sales.flag.reason'),
            hint: t('sales.flag.reason_hint'),
            send: t('sales.flag.clear'),
            sending: t('sales.flag.clearing'),
            back: t('sales.refund.back'),
          }}
          isBusy={clear.isPending}
          onBack={() => setIsWriting(false)}
          onSend={(reason) =>
            clear.mutate(reason, { onSuccess: () => toast.success(t('sales.flag.cleared')), onError: showError })
          }
        />
      ) : (
        <Button kind="sec" size="sm" onClick={() => setIsWriting(true)}>
          {t('sales.flag.clear')}
        </Button>
      )}
    </Notice>
  );
}

/** Nobody asked yet: staff may, while the buyer could. What is offered is what would be returned at this moment. */
export function StartRefund({ sale }: { sale: Sale }) {
  const { t } = useTranslation();
  const [isWriting, setIsWriting] = useState(false);
  const start = useStartRefund(sale.id);
  if (!isWriting)
    return (
      <Button kind="dsec" size="sm" className="self-start" onClick={() => setIsWriting(true)}>
        {t('sales.refund.start')}
      </Button>
    );
  return (
    <ReasonForm
      words={{
        label: t('sales.refund.reason_start'),
        hint: t('sales.refund.reason_start_hint'),
        send: t('sales.refund.confirm_start'),
        sending: t('sales.refund.approving'),
        back: t('sales.refund.back'),
      }}
      kind="danger"
      isBusy={start.isPending}
      onBack={() => setIsWriting(false)}
      onSend={(reason) =>
        start.mutate(reason, { onSuccess: () => toast.success(t('sales.refund.started')), onError: showError })
      }
    />
  );
}
