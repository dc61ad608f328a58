import { type DecideVerificationBody, verificationLimits, type VerificationRequest } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { showError } from '../../lib/error-toasts.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { ReasonForm } from '../staff-desk/index.ts';
import { useDecideVerification } from './verification-request-calls.ts';

interface DecideVerificationModalProps {
  request: VerificationRequest;
  decision: DecideVerificationBody['decision'];
  onClose: () => void;
}

export function DecideVerificationModal({ request, decision, onClose }: DecideVerificationModalProps) {
  const { t } = useTranslation();
  const decide = useDecideVerification(request.id);
  const { name, email } = request.user;

  function tell() {
    toast.success(t(`staff.verifications.${decision}_done`));
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={t(`staff.verifications.${decision}`)}
      text={t('staff.verifications.about', { name, email })}
    >
      <ReasonForm
        words={{
          label: t(`staff.verifications.${decision}_label`),
          hint: t(`staff.verifications.${decision}_hint`, { days: verificationLimits.askAgainDays }),
          send: t(`staff.verifications.${decision}`),
          sending: t('staff.user.saving'),
          back: t('staff.user.cancel'),
        }}
        kind={decision === 'approve' ? 'go' : 'danger'}
        isBusy={decide.isPending}
        onBack={onClose}
        onSend={(reason) => decide.mutate({ decision, reason }, { onSuccess: tell, onError: showError })}
      />
    </Modal>
  );
}
