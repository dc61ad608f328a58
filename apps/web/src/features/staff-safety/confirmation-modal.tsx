import type { CurrentUser, StaffConfirmBody } from '@semblante/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api-error.ts';
import { answer, api } from '../../lib/api.ts';
import { showError } from '../../lib/error-toasts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { CodeInput } from '../accounts/index.ts';
import { useConfirmationQuestion } from './confirmation.ts';

/**
 * Asked before what cannot be taken back lightly. Whoever has a second factor gives its code, anybody else the
 * password.
 */
export function ConfirmationModal({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const question = useConfirmationQuestion();
  return (
    <Modal
      open={question !== undefined}
      onClose={() => question?.answer(false)}
      title={t('staff.confirm.title')}
      text={t(user.second_factor ? 'staff.confirm.text_code' : 'staff.confirm.text_password')}
    >
      {question !== undefined && (
        <ConfirmationForm
          hasCode={user.second_factor}
          onConfirmed={() => question.answer(true)}
          onCancel={() => question.answer(false)}
        />
      )}
    </Modal>
  );
}

interface ConfirmationFormProps {
  hasCode: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

function ConfirmationForm({ hasCode, onConfirmed, onCancel }: ConfirmationFormProps) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useMutation({
    mutationFn: (body: StaffConfirmBody) => answer(api.POST('/api/staff/confirm', { body })),
    onSuccess: onConfirmed,
    onError: (error) => {
      if (isApiError(error)) setProblem(error.message);
      else showError(error);
    },
  });

  function send(event: FormEvent) {
    event.preventDefault();
    // React brings an event of this form to the form whose button asked, though it stands elsewhere in the page.
    event.stopPropagation();
    if (confirm.isPending) return;
    if (secret.trim() === '') setProblem(t(hasCode ? 'validation.code_required' : 'validation.password_required'));
    else confirm.mutate(hasCode ? { code: secret.trim() } : { current_password: secret });
  }

  const input = {
    value: secret,
    onChange: ({ target }: { target: { value: string } }) => {
      setSecret(target.value);
      setProblem(undefined);
    },
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <Field label={t(hasCode ? 'accounts.fields.code' : 'accounts.fields.current_password')} error={problem}>
        {hasCode ? <CodeInput way="either" {...input} /> : <PasswordInput autoComplete="current-password" {...input} />}
      </Field>
      <div className="flex flex-col gap-2 md:flex-row md:*:flex-1">
        <Button type="submit" busy={confirm.isPending} busyLabel={t('staff.confirm.sending')}>
          {t('staff.confirm.yes')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('staff.confirm.no')}
        </Button>
      </div>
    </form>
  );
}
