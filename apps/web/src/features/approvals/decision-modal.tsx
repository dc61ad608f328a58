import type { CreditOrder, DecideCreditOrderBody } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { ReasonForm } from '../staff-desk/index.ts';
import { useDecideOrder } from './approval-calls.ts';

interface DecisionModalProps {
  order: CreditOrder;
  decision: DecideCreditOrderBody['decision'];
  onClose: () => void;
}

export function DecisionModal({ order, decision, onClose }: DecisionModalProps) {
  const { t } = useTranslation();
  const decide = useDecideOrder(order.id);
  const what = t(`staff.credits.${order.kind}_amount`, { count: order.credits, amount: formatNumber(order.credits) });

  function send(reason: string) {
    decide.mutate(
      { decision, reason },
      {
        onSuccess: () => {
          toast.success(t(`staff.approvals.${decision}_done`));
          onClose();
        },
        onError: showError,
      },
    );
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={t(`staff.approvals.${decision}`)}
      text={t('staff.approvals.about', { what, name: order.user.name, by: order.asked_by.name })}
    >
      <ReasonForm
        words={{
          label: t('staff.user.reason'),
          hint: t('staff.user.reason_hint'),
          send: t(`staff.approvals.${decision}`),
          sending: t('staff.user.saving'),
          back: t('staff.user.cancel'),
        }}
        kind={decision === 'approve' ? 'go' : 'danger'}
        isBusy={decide.isPending}
        onBack={onClose}
        onSend={send}
      />
    </Modal>
  );
}
