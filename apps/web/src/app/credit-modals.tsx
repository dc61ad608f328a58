import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { usePackages } from '../features/credits/index.ts';
import { useWelcome } from '../features/welcome/index.ts';
import { dismissCreditModal } from '../lib/browser-storage.ts';
import { formatMoney } from '../lib/format-money.ts';
import { useCurrentUser } from '../lib/use-current-user.ts';
import { useGoTo } from '../navigation/app-link.tsx';
import { Button } from '../ui/button/button.tsx';
import { Modal } from '../ui/overlay/modal.tsx';
import { GreenPlace } from '../ui/picture/green-place.tsx';
import { FacelessPerson } from '../ui/picture/illustration.tsx';
import { mayOfferDiscount } from './credit-out-rule.ts';
import { DiscountModal } from './discount-modal.tsx';
import { closeGlobalModal, type GlobalModal, openGlobalModal } from './global-modal.ts';

const benefits = ['all_features', 'priority_support', 'exclusive_features', 'best_value'] as const;

/** The two modals of the root. The discount is one the server reports, so without one there is nothing to open. */
export function Component({ modal }: { modal: GlobalModal | undefined }) {
  const promotion = useCurrentUser()?.promotion ?? undefined;
  const { data: welcome, isPending } = useWelcome();
  const goTo = useGoTo();

  function buy() {
    closeGlobalModal();
    void goTo('user.credits');
  }
  function dismiss() {
    dismissCreditModal();
    openGlobalModal(promotion !== undefined && mayOfferDiscount(welcome) ? 'discount' : undefined);
  }
  function tryFirst() {
    closeGlobalModal();
    void goTo('user.faceswap');
  }

  return (
    <>
      {welcome?.has_had_credits === false ? (
        <FirstCreditModal
          open={modal === 'credit-out'}
          creditsOffered={welcome.credits_offered}
          onTry={tryFirst}
          onBuy={buy}
          onDismiss={dismiss}
        />
      ) : (
        <CreditOutModal open={modal === 'credit-out' && !isPending} onBuy={buy} onDismiss={dismiss} />
      )}
      {promotion !== undefined && <DiscountModal open={modal === 'discount'} offer={promotion} onUse={buy} />}
    </>
  );
}

interface CreditOutModalProps {
  open: boolean;
  onBuy: () => void;
  onDismiss: () => void;
}

/** To who never had a credit: what is free, and what a first package costs. */
function FirstCreditModal({
  open,
  creditsOffered,
  onTry,
  onBuy,
  onDismiss,
}: CreditOutModalProps & { creditsOffered: number; onTry: () => void }) {
  const { t } = useTranslation();
  const prices = usePackages().data?.data.map(({ amount_cents }) => amount_cents) ?? [];
  return (
    <Modal
      open={open}
      onClose={closeGlobalModal}
      wide
      picture={<FacelessPicture />}
      title={t('credits.welcome.modal_title')}
      text={t('credits.welcome.modal_free')}
    >
      <div className="flex flex-col gap-1.5">
        {creditsOffered > 0 && (
          <p className="font-[650]">{t('credits.welcome.modal_gift', { count: creditsOffered })}</p>
        )}
        {prices.length > 0 && <p>{t('credits.welcome.modal_price', { price: formatMoney(Math.min(...prices)) })}</p>}
      </div>
      <BenefitList />
      <div className="flex flex-col gap-2">
        <Button kind="go" size="lg" wide onClick={onTry}>
          {t('credits.welcome.modal_try')}
        </Button>
        <Button kind="sec" wide onClick={onBuy}>
          {t('shell.credit_out.buy')}
        </Button>
        <Button kind="quiet" wide onClick={onDismiss}>
          {t('shell.credit_out.dismiss')}
        </Button>
      </div>
    </Modal>
  );
}

function BenefitList() {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('shell.credit_out.benefits')} className="grid gap-x-4 gap-y-2.5 md:grid-cols-2 md:gap-y-3.5">
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-3 leading-snug font-[550]">
          <Check className="mt-px size-5 shrink-0 text-ok" aria-hidden="true" />
          {t(`shell.credit_out.${benefit}`)}
        </li>
      ))}
    </ul>
  );
}

function CreditOutModal({ open, onBuy, onDismiss }: CreditOutModalProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      onClose={closeGlobalModal}
      wide
      picture={<FacelessPicture />}
      title={t('shell.credit_out.title')}
      text={t('shell.credit_out.text')}
    >
      <BenefitList />
      <div className="flex flex-col gap-2">
        <Button kind="go" size="lg" wide onClick={onBuy}>
          {t('shell.credit_out.buy')}
        </Button>
        <Button kind="quiet" wide onClick={onDismiss}>
          {t('shell.credit_out.dismiss')}
        </Button>
      </div>
    </Modal>
  );
}

function FacelessPicture() {
  return (
    <GreenPlace className="flex h-37.5 items-end justify-center md:h-47.5">
      <FacelessPerson who="zeca" className="h-[88%]" />
    </GreenPlace>
  );
}
