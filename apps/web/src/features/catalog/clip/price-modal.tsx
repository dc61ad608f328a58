import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Modal } from '../../../ui/overlay/modal.tsx';
import { creditsText } from '../credits-text.ts';

export interface PriceChange {
  before: number;
  now: number;
}

interface PriceModalProps {
  change: PriceChange | undefined;
  balance: number;
  onAgree: () => void;
  onClose: () => void;
}

/** Between the page and the click the price became another: nothing is held until it is agreed to. */
export function PriceModal({ change, balance, onAgree, onClose }: PriceModalProps) {
  const { t } = useTranslation();
  if (change === undefined) return null;
  const now = creditsText(t, change.now);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('catalog.price.title')}
      text={t('catalog.price.text', { before: creditsText(t, change.before), now })}
      actions={
        <>
          {balance < change.now ? (
            <ButtonLink kind="go">
              <AppLink to="user.credits">{t('faceswap.offer.buy')}</AppLink>
            </ButtonLink>
          ) : (
            <Button kind="go" onClick={onAgree}>
              {t('catalog.price.yes', { credits: now })}
            </Button>
          )}
          <Button kind="quiet" onClick={onClose}>
            {t('catalog.price.no')}
          </Button>
        </>
      }
    />
  );
}
