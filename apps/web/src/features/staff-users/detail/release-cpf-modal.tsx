import type { UserDetail } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { ReasonForm } from '../../staff-desk/index.ts';
import { useReleaseCpf } from '../user-calls.ts';

export function ReleaseCpfModal({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const release = useReleaseCpf(user.id);

  function send(reason: string) {
    release.mutate(
      { reason },
      {
        onSuccess: () => {
          toast.success(t('staff.user.release_cpf_done'));
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
      title={t('staff.user.release_cpf')}
      text={t('staff.user.release_cpf_text', { name: user.name })}
    >
      <ReasonForm
        words={{
          label: t('staff.user.release_cpf_label'),
          hint: t('staff.user.release_cpf_hint'),
          send: t('staff.user.release_cpf'),
          sending: t('staff.user.saving'),
          back: t('staff.user.cancel'),
        }}
        kind="danger"
        isBusy={release.isPending}
        onBack={onClose}
        onSend={send}
      />
    </Modal>
  );
}
