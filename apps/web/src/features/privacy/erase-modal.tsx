import type { Privacy } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/use-current-user.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Field } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { CodeInput, type EraseForm, NoPassword, useAccountForm } from '../accounts/index.ts';
import { ConsequencesList } from './consequences-list.tsx';
import { askErasure } from './privacy-calls.ts';

interface EraseModalProps {
  open: boolean;
  privacy: Privacy;
  onClose: () => void;
}

/** What it means comes before the password. */
export function EraseModal({ open, privacy, onClose }: EraseModalProps) {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Modal
      open={open}
      onClose={onClose}
      wide
      title={t('privacy.erasure.modal_title')}
      text={t('privacy.erasure.modal_lead')}
    >
      <ConsequencesList consequences={privacy.consequences} />
      <p className="text-sm text-ink-2">{t('privacy.erasure.what', { count: privacy.erasure_days })}</p>
      {user.has_password ? <EraseFields onClose={onClose} /> : <NoPassword />}
    </Modal>
  );
}

function EraseFields({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { second_factor: hasFactor } = useUser();
  const { field, error, submit, busy, refusal } = useAccountForm('erase', {
    start: { current_password: '', code: '' },
    fields: ['current_password', 'code', 'understood'],
  });

  async function send({ current_password, code }: EraseForm) {
    await askErasure({ current_password, ...(hasFactor && { code }) });
    toast.success(t('privacy.erasure.asked'));
    onClose();
  }

  return (
    <form onSubmit={submit({ send })} noValidate className="flex flex-col gap-6">
      <Field label={t('privacy.erasure.password')} error={error('current_password')}>
        <PasswordInput {...field('current_password')} autoComplete="current-password" />
      </Field>
      {hasFactor && (
        <Field label={t('privacy.erasure.code')} hint={t('privacy.erasure.code_hint')} error={error('code')}>
          <CodeInput way="either" {...field('code')} />
        </Field>
      )}
      <Checkbox label={t('privacy.erasure.understood')} error={error('understood')} {...field('understood')} />
      {refusal !== undefined && (
        <Notice kind="danger" announce>
          {refusal}
        </Notice>
      )}
      <div className="flex flex-col gap-2 md:flex-row-reverse md:gap-3 md:*:flex-1">
        <Button type="submit" kind="danger" busy={busy} busyLabel={t('privacy.erasure.confirming')}>
          {t('privacy.erasure.confirm')}
        </Button>
        <Button kind="sec" onClick={onClose}>
          {t('privacy.erasure.keep')}
        </Button>
      </div>
    </form>
  );
}
