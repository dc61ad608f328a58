import { type Role, roleNames, roles, type UserDetail } from '@semblante/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../../../lib/error-toasts.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { ReasonForm } from '../../staff-desk/index.ts';
import { useChangeRole } from '../user-calls.ts';

interface RoleModalProps {
  user: UserDetail;
  onClose: () => void;
}

export function RoleModal({ user, onClose }: RoleModalProps) {
  const { t } = useTranslation();
  const others = roleNames.filter((role) => role !== user.role);
  const [role, setRole] = useState<Role>(others.find((name) => name === 'user') ?? 'editor');
  const change = useChangeRole(user.id);

  function send(reason: string) {
    change.mutate(
      { version: user.version, role, reason },
      {
        onSuccess: () => {
          toast.success(t('staff.user.role_changed'));
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
      title={t('staff.user.change_role')}
      text={t('staff.user.role_text', { name: user.name })}
    >
      <ReasonForm
        words={{
          label: t('staff.user.reason'),
          hint: t('staff.user.reason_hint'),
          send: t('staff.user.change_role'),
          sending: t('staff.user.saving'),
          back: t('staff.user.cancel'),
        }}
        isBusy={change.isPending}
        onBack={onClose}
        onSend={send}
      >
        <Field label={t('staff.users.role')}>
          <Select
            value={role}
            options={others.map((value) => ({ value, label: t(`shell.roles.${value}`) }))}
            onChange={({ target }) => setRole(target.value as Role)}
          />
        </Field>
        {roles[role].area === 'staff' && <Notice kind="warn">{t('staff.user.role_warning')}</Notice>}
      </ReasonForm>
    </Modal>
  );
}
