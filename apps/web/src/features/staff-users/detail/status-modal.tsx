import { accountStatuses, type AccountStatus, type UserDetail } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { ReasonForm } from '../../staff-desk/index.ts';
import { useChangeStatus } from '../user-calls.ts';

interface StatusModalProps {
  user: UserDetail;
  onClose: () => void;
}

/** The most wanted change comes first: who is active is suspended, who is not is let in again. */
export function StatusModal({ user, onClose }: StatusModalProps) {
  const { t } = useTranslation();
  const [status, setStatus] = useState<AccountStatus>(user.status === 'active' ? 'suspended' : 'active');
  const change = useChangeStatus(user.id);

  function send(reason: string) {
    change.mutate(
      { version: user.version, status, reason },
      {
        onSuccess: () => {
          toast.success(t('staff.user.status_changed'));
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
      title={t('staff.user.change_status')}
      text={t('staff.user.status_text', { name: user.name })}
    >
      <ReasonForm
        words={{
          label: t('staff.user.reason'),
          hint: t('staff.user.reason_hint'),
          send: t('staff.user.change_status'),
          sending: t('staff.user.saving'),
          back: t('staff.user.cancel'),
        }}
        kind={status === 'active' ? 'ink' : 'danger'}
        isBusy={change.isPending}
        onBack={onClose}
        onSend={send}
      >
        <Field label={t('staff.users.status')}>
          <Select
            value={status}
            options={accountStatuses
              .filter((value) => value !== user.status)
              .map((value) => ({ value, label: t(`staff.statuses.${value}`) }))}
            onChange={({ target }) => setStatus(target.value as AccountStatus)}
          />
        </Field>
      </ReasonForm>
    </Modal>
  );
}
