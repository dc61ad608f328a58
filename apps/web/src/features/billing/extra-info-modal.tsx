import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button.tsx';
import { Modal } from '../../ui/overlay/modal.tsx';
import { BillingFields } from './billing-fields.tsx';
import { phoneText } from './phone-text.ts';
import { useBillingForm } from './use-billing-form.ts';

interface ExtraInfoModalProps {
  open: boolean;
  phone: string | null;
  onClose: () => void;
  /** Saved: the purchase goes on. */
  onSaved: () => void;
}

/** What the provider needs to know of who pays, asked on the way to the first payment. */
export function ExtraInfoModal({ open, onClose, ...rest }: ExtraInfoModalProps) {
  const { t } = useTranslation();
  return (
    <Modal open={open} onClose={onClose} title={t('credits.billing.title')} text={t('credits.billing.text')}>
      <ExtraInfoForm onClose={onClose} {...rest} />
    </Modal>
  );
}

function ExtraInfoForm({ phone, onClose, onSaved }: Omit<ExtraInfoModalProps, 'open'>) {
  const { t } = useTranslation();
  const form = useBillingForm({ phone: phoneText(phone), onSaved });
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      <BillingFields form={form} phoneHint={t('credits.billing.phone_hint')} />
      <div className="flex gap-3 *:flex-1">
        <Button kind="sec" onClick={onClose}>
          {t('credits.billing.cancel')}
        </Button>
        <Button type="submit" kind="go" busy={form.busy} busyLabel={t('credits.billing.confirming')}>
          {t('credits.billing.confirm')}
        </Button>
      </div>
    </form>
  );
}
