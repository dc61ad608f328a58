import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import type { CodeForm } from '../form/account-forms.ts';
import { CodeInput } from '../form/code-input.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { renewRecoveryCodes } from './second-factor-calls.ts';

interface RenewModalProps {
  open: boolean;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

export function RenewModal({ open, onClose, onDone }: RenewModalProps) {
  const { t } = useTranslation();
  const { field, error, submit, busy } = useAccountForm('code', { start: { code: '' }, fields: ['code'] });

  async function send({ code }: CodeForm) {
    onDone(await renewRecoveryCodes(code));
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('accounts.second_factor.renew_title')}
      text={t('accounts.second_factor.renew_text')}
    >
      <form onSubmit={submit({ send })} noValidate className="flex flex-col gap-6">
        <Field label={t('accounts.fields.code')} error={error('code')}>
          <CodeInput {...field('code')} />
        </Field>
        <div className="flex flex-col gap-2">
          <Button type="submit" wide busy={busy} busyLabel={t('accounts.second_factor.renewing')}>
            {t('accounts.second_factor.renew_yes')}
          </Button>
          <Button kind="quiet" wide onClick={onClose}>
            {t('accounts.second_factor.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
