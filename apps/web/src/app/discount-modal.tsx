import type { Offer } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Modal } from '../ui/overlay/modal.tsx';
import { closeGlobalModal } from './global-modal.ts';

interface DiscountModalProps {
  open: boolean;
  offer: Offer;
  onUse: () => void;
}

export function DiscountModal({ open, offer, onUse }: DiscountModalProps) {
  const { t } = useTranslation();
  const title = (
    <span className="flex flex-col gap-5">
      <span className="display flex items-end gap-3 text-[clamp(4.5rem,20vw,6.75rem)] leading-[.8]">
        {t('shell.discount.percent', { percent: offer.percent_off })}
        <span className="rounded-picture bg-chroma px-3 py-2 text-2xl text-on-chroma">{t('shell.discount.off')}</span>
      </span>
      <span className="display text-2xl">{offer.title}</span>
    </span>
  );
  return (
    <Modal open={open} onClose={closeGlobalModal} title={title} text={offer.text}>
      <div className="flex flex-col gap-2">
        <Button kind="go" size="lg" wide onClick={onUse}>
          {t('shell.discount.use')}
        </Button>
        <Button kind="quiet" wide onClick={closeGlobalModal}>
          {t('shell.discount.close')}
        </Button>
      </div>
    </Modal>
  );
}
