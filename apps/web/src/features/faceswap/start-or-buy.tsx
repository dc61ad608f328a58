import { useTranslation } from 'react-i18next';
import { AppLink } from '../../navigation/app-link.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useWelcome, WelcomeOffer } from '../welcome/index.ts';

interface StartOrBuyProps {
  /** Says how many credits are missing; undefined where there are enough. */
  missing: string | undefined;
  isMapped: boolean;
  /** The last try may or may not have reached the server. */
  isUnsure: boolean;
  isBusy: boolean;
  label: string;
  onStart: () => void;
}

/** The end of every offer: it starts the work, or leads to the credits that are missing for it. */
export function StartOrBuy({ missing, isMapped, isUnsure, isBusy, label, onStart }: StartOrBuyProps) {
  const { t } = useTranslation();
  const hasGift = (useWelcome().data?.credits_offered ?? 0) > 0;
  return (
    <>
      {missing !== undefined && <WelcomeOffer />}
      {missing !== undefined && (
        <Notice kind="warn" announce>
          <p className="font-[650]">{missing}</p>
          <p>{t('faceswap.offer.missing_text')}</p>
        </Notice>
      )}
      {isUnsure && (
        <Notice kind="warn" announce>
          {t('faceswap.offer.unsent')}
        </Notice>
      )}
      {missing !== undefined ? (
        <ButtonLink kind={hasGift ? 'sec' : 'go'} size="lg" wide>
          <AppLink to="user.credits">{t('faceswap.offer.buy')}</AppLink>
        </ButtonLink>
      ) : (
        <Button
          kind="go"
          size="lg"
          wide
          busy={isBusy}
          busyLabel={t('faceswap.offer.starting')}
          reason={isMapped ? undefined : t('faceswap.offer.no_mapping')}
          onClick={onStart}
        >
          {label}
        </Button>
      )}
    </>
  );
}
