import type { ClipDetail } from '@semblante/contracts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { useUser } from '../../../lib/use-current-user.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { estimateWords, StartOrBuy } from '../../faceswap/index.ts';
import { creditsText } from '../credits-text.ts';

interface ClipOfferProps {
  clip: ClipDetail;
  isMapped: boolean;
  busy: boolean;
  /** No answer came to the last start. */
  isUnsure: boolean;
  onStart: () => void;
}

/** What the scene costs against what there is, and the one green button of the page. */
export function ClipOffer({ clip, isMapped, busy, isUnsure, onStart }: ClipOfferProps) {
  const { t } = useTranslation();
  const { balance } = useUser();
  const price = clip.price_credits;
  const isShort = balance < price;
  return (
    <section
      aria-label={t('faceswap.offer.label')}
      // From the first chosen face on, the price and the start stay in sight on a phone.
      className={joinClasses(
        'z-10 flex flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-pop md:gap-4 md:p-6',
        isMapped && !isShort && 'max-lg:sticky max-lg:bottom-3',
      )}
    >
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-muted">{t('faceswap.offer.cost')}</dt>
          <dd className="display-sm text-xl">{creditsText(t, price)}</dd>
          <dd className="text-sm text-muted tabular-nums">
            {t('catalog.offer.balance', { amount: formatNumber(balance) })}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('faceswap.offer.ready_in')}</dt>
          <dd className="display-sm text-xl">{estimateWords(t, clip.offer.estimate_seconds)}</dd>
        </div>
      </dl>
      <StartOrBuy
        missing={
          isShort
            ? t('catalog.offer.missing', { needed: formatNumber(price), available: formatNumber(balance) })
            : undefined
        }
        isMapped={isMapped}
        isUnsure={isUnsure}
        isBusy={busy}
        label={t('catalog.offer.start', { credits: creditsText(t, price) })}
        onStart={onStart}
      />
      <p className="text-center text-sm text-pretty text-muted">
        {t('faceswap.offer.promise')}
        {clip.terms.accepted_at !== null &&
          ` ${t('catalog.offer.terms', { date: formatDate(clip.terms.accepted_at, 'day') })}`}
      </p>
    </section>
  );
}
